import type { Insertable, Updateable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { ApplicationQuestionsTable } from '#platform/db/schema/applications.ts';

/** At the end of the form. */
export async function insertQuestion(
  tx: Tx,
  row: Omit<Insertable<ApplicationQuestionsTable>, 'id' | 'sort'>,
): Promise<string> {
  const { last } = await tx
    .selectFrom('application_questions')
    .select((is) => is.fn.coalesce(is.fn.max('sort'), is.val(0)).as('last'))
    .where('offer_id', '=', row.offer_id)
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('application_questions')
    .values({ ...row, sort: last + 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface QuestionPlace {
  offerId: string;
  id: string;
}

export async function lockQuestion(tx: Tx, { offerId, id }: QuestionPlace) {
  return tx
    .selectFrom('application_questions')
    .selectAll()
    .where('id', '=', id)
    .where('offer_id', '=', offerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Of a locked row. */
export async function updateQuestion(
  tx: Tx,
  { id, version, at }: { id: string; version: number; at: Temporal.Instant },
  set: Omit<Updateable<ApplicationQuestionsTable>, 'id' | 'offer_id' | 'version' | 'changed_at'>,
): Promise<void> {
  await tx
    .updateTable('application_questions')
    .set({ ...set, version: version + 1, changed_at: at })
    .where('id', '=', id)
    .execute();
}

/** Locked, so that concurrent reordering is serialised. */
export async function lockQuestions(tx: Tx, offerId: string): Promise<Array<{ id: string }>> {
  return tx
    .selectFrom('application_questions')
    .select('id')
    .where('offer_id', '=', offerId)
    .orderBy('sort')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function orderQuestions(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries()) {
    await tx
      .updateTable('application_questions')
      .set({ sort: 10 * (place + 1) })
      .where('id', '=', id)
      .execute();
  }
}

export async function deleteQuestion(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('application_questions').where('id', '=', id).execute();
}
