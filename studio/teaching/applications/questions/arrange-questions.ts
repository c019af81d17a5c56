import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { AuditAction } from '#studio/shared/audit-action.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { deleteOwned, lockOwned, updateOwned } from '#studio/shared/records/owned-rows.store.ts';
import type { May } from '#studio/shared/who.ts';
import { type Edited, type EditOutcome, editing } from '#studio/teaching/learning/edit-outcome.ts';
import { moveInList } from '#studio/teaching/learning/list-version.ts';
import { questionsKey } from './additional-questions.queries.ts';
import { lockQuestions, orderQuestions, type QuestionPlace } from './additional-questions.store.ts';

const lockQuestion = (tx: Tx, { offerId, id }: QuestionPlace) =>
  lockOwned(tx, 'application_questions', { offerId, id });

/** Moves one place, in the order `seen` (`listVersion`). */
export async function moveQuestion(
  world: World,
  who: May<'catalogue'>,
  input: QuestionPlace & { direction: 'up' | 'down'; seen: string },
): Promise<EditOutcome> {
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const ids = (await lockQuestions(tx, input.offerId)).map(({ id }) => id);
      if (!ids.includes(input.id)) return 'not-found';
      const move = moveInList(ids, input);
      if (move === 'done') return { same: input.id };
      if (typeof move === 'string') return move;
      await orderQuestions(tx, move.order);
      return done(tx, { id: input.id, action: 'application-question.moved' });
    },
  });
}

/** On the form or not. Idempotent; refused when the version is outdated. */
export async function showQuestion(
  world: World,
  who: May<'catalogue'>,
  input: QuestionPlace & { version: number; isVisible: boolean },
): Promise<EditOutcome> {
  return editing(world, {
    who,
    act: async (c) => {
      const row = await lockQuestion(c.tx, input);
      if (!row) return 'not-found';
      if (row.is_visible === input.isVisible) return { same: row.id };
      if (row.version !== input.version) return 'changed-meanwhile';
      const { isVisible } = input;
      await updateOwned(c, 'application_questions', { row, values: { isVisible } });
      const action = isVisible ? 'application-question.published' : 'application-question.hidden';
      return done(c.tx, { id: row.id, action });
    },
  });
}

/** Answers that were sent stay with their applications. */
export async function removeQuestion(
  world: World,
  who: May<'catalogue'>,
  input: QuestionPlace & { version: number },
): Promise<EditOutcome> {
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const row = await lockQuestion(tx, input);
      if (!row) return { same: input.id };
      if (row.version !== input.version) return 'changed-meanwhile';
      await deleteOwned(tx, 'application_questions', row.id);
      const edited = await done(tx, { id: row.id, action: 'application-question.removed' });
      return { ...edited, gone: row.id };
    },
  });
}

async function done(
  tx: Tx,
  { id, action }: { id: string; action: AuditAction },
): Promise<Exclude<Edited, string | { same: string }>> {
  await contentChanged(tx, questionsKey);
  return { id, action, subject: `application-question:${id}` };
}
