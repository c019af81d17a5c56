import { z } from 'zod';
import type { AnswerState } from '#platform/db/schema/applications.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';
import { countOf } from '#studio/shared/texts/entry-text.ts';
import { isInstalmentCount } from '../application.ts';

/** started: money and email may be on their way. What could not be carried out is a draft again. */
export const answerLifecycle: Lifecycle<AnswerState> = {
  draft: ['scheduled'],
  scheduled: ['draft', 'started'],
  started: ['draft', 'done'],
  done: [],
};

export const undoMinutes = 5;
export const longestPersonalLine = 1000;

/** At once if the authorisation ends before the time for undo is over. */
export function answerDueAt(
  now: Temporal.Instant,
  authorisedUntil: Temporal.Instant | null,
): Temporal.Instant {
  const due = now.add({ minutes: undoMinutes });
  return authorisedUntil && Temporal.Instant.compare(authorisedUntil, due) <= 0 ? now : due;
}

/** Forms send CRLF; PostgreSQL text cannot contain NUL. */
const personalLine = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
  .refine((text) => countOf(text) <= longestPersonalLine, { params: { problem: 'too-long' } });

export const answerInput = z.object({
  applicationId: z.guid(),
  version: z.int().min(0),
  answer: z.enum(['accept', 'decline']),
  instalments: z.int().refine(isInstalmentCount),
  personalLine,
});

export type TypedAnswer = z.infer<typeof answerInput>;
