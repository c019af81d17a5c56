import type { Tx } from '#platform/db/database.ts';

export interface QuestionPlace {
  offerId: string;
  id: string;
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
