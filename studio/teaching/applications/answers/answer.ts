import { z } from 'zod';
import type { AnswerState } from '#platform/db/schema/applications.ts';
import { personalLine } from '#studio/shared/email/personal-line.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';
import { undoMinutes } from '#studio/shared/time/undo-minutes.ts';
import { isInstalmentCount } from '../application.ts';

/** started: money and email may be on their way. What could not be carried out is a draft again. */
export const answerLifecycle: Lifecycle<AnswerState> = {
  draft: ['scheduled'],
  scheduled: ['draft', 'started'],
  started: ['draft', 'done'],
  done: [],
};

/** At once if the authorisation ends before the time for undo is over. */
export function answerDueAt(
  now: Temporal.Instant,
  authorisedUntil: Temporal.Instant | null,
): Temporal.Instant {
  const due = now.add({ minutes: undoMinutes });
  return authorisedUntil && Temporal.Instant.compare(authorisedUntil, due) <= 0 ? now : due;
}

export const answerInput = z.object({
  applicationId: z.guid(),
  version: z.int().min(0),
  answer: z.enum(['accept', 'decline']),
  instalments: z.int().refine(isInstalmentCount),
  personalLine,
});

export type TypedAnswer = z.infer<typeof answerInput>;
