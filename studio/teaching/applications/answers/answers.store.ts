import type { Tx } from '#platform/db/database.ts';
import type { AnswerProblem, AnswerState } from '#platform/db/schema/applications.ts';
import type { Write } from '#studio/shared/change.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { answerLifecycle, type TypedAnswer } from './answer.ts';

/** Locks the row. The caller has locked the application. */
export function lockAnswer(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('application_answers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeAnswerDraft(
  { tx, now }: Write,
  { applicationId, answer, instalments, personalLine }: Omit<TypedAnswer, 'version'>,
): Promise<void> {
  const typed = { answer, instalments, personal_line: personalLine, changed_at: now };
  await tx
    .insertInto('application_answers')
    .values({
      ...typed,
      application_id: applicationId,
      state: 'draft',
      order_id: null,
      problem: null,
      due_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('application_id')
        .doUpdateSet((set) => ({
          ...typed,
          problem: null,
          version: set('application_answers.version', '+', 1),
        }))
        .where('application_answers.state', '=', 'draft'),
    )
    .execute();
}

interface Transition {
  applicationId: string;
  to: AnswerState;
  orderId?: string | null;
  dueAt?: Temporal.Instant;
  problem?: AnswerProblem;
}

/** The only writer of an answer's state. False: the lifecycle forbids the transition. */
export async function moveAnswerTo(
  { tx, now }: Write,
  { applicationId, to, orderId, dueAt, problem }: Transition,
): Promise<boolean> {
  const result = await tx
    .updateTable('application_answers')
    .set((set) => ({
      state: to,
      changed_at: now,
      ...(to === 'scheduled' ? { order_id: orderId ?? null, due_at: dueAt ?? now } : {}),
      // A draft again: what was rendered before is no longer the newest.
      ...(to === 'draft'
        ? { order_id: null, due_at: null, problem: problem ?? null, version: set('version', '+', 1) }
        : { problem: null }),
    }))
    .where('application_id', '=', applicationId)
    .where('state', 'in', statesBefore(answerLifecycle, to))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
