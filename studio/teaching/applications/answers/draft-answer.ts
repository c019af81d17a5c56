import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { type Change, change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { lockApplication } from '../applications.store.ts';
import { answerInput, type TypedAnswer } from './answer.ts';
import { authorisedOrder } from './answers.queries.ts';
import { lockAnswer, writeAnswerDraft } from './answers.store.ts';

export type DraftOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-found' | 'not-possible' | 'too-long' }
  /** `stored`: the personal line that was saved meanwhile. */
  | { ok: false; refusal: 'changed'; stored: string };

/** Stores the one draft of an answer, for its preview. Idempotent; 'changed' on a newer version. */
export async function draftAnswer(
  world: World,
  who: May<'inbox'>,
  given: TypedAnswer,
): Promise<DraftOutcome> {
  const read = answerInput.safeParse(given);
  if (!read.success) {
    const isLong = read.error.issues.some((issue) => issue.code === 'custom' && issue.params?.problem);
    return { ok: false, refusal: isLong ? 'too-long' : 'not-found' };
  }
  return change(world, who, (c) => writeDraft(c, read.data));
}

async function writeDraft(c: Change, typed: TypedAnswer): Promise<DraftOutcome> {
  const application = await lockApplication(c.tx, typed.applicationId);
  if (!application) return { ok: false, refusal: 'not-found' };
  const stored = await lockAnswer(c.tx, typed.applicationId);
  const isOpen = application.state === 'received' && (!stored || stored.state === 'draft');
  if (!isOpen || !(await isPayable(c.tx, typed))) return { ok: false, refusal: 'not-possible' };
  if (stored && isSame(stored, typed) && !stored.problem) return { ok: true };
  if ((stored?.version ?? 0) !== typed.version) {
    return { ok: false, refusal: 'changed', stored: stored?.personal_line ?? '' };
  }
  await writeAnswerDraft(c, typed);
  return { ok: true };
}

/** An authorisation is charged in full: instalments need a new card page. */
async function isPayable(tx: Tx, { applicationId, answer, instalments }: TypedAnswer): Promise<boolean> {
  if (answer === 'decline' || instalments === 1) return true;
  return (await authorisedOrder(tx, applicationId)) === null;
}

function isSame(
  stored: { answer: string; instalments: number; personal_line: string },
  { answer, instalments, personalLine }: TypedAnswer,
): boolean {
  return (
    stored.answer === answer && stored.instalments === instalments && stored.personal_line === personalLine
  );
}
