import type { Tx } from '#platform/db/database.ts';
import type { SavedReplyTexts } from './saved-reply.ts';

export async function insertSavedReply(
  tx: Tx,
  texts: SavedReplyTexts,
  now: Temporal.Instant,
): Promise<string> {
  const { id } = await tx
    .insertInto('saved_replies')
    .values({ ...columnsOf(texts), created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the row. */
export function lockSavedReply(tx: Tx, id: string) {
  return tx.selectFrom('saved_replies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateSavedReply(
  tx: Tx,
  { id, texts, now }: { id: string; texts: SavedReplyTexts; now: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('saved_replies')
    .set((set) => ({ ...columnsOf(texts), version: set('version', '+', 1), changed_at: now }))
    .where('id', '=', id)
    .execute();
}

export async function deleteSavedReply(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('saved_replies').where('id', '=', id).execute();
}

const columnsOf = ({ titleEn, titleDa, bodyEn, bodyDa }: SavedReplyTexts) => ({
  ...{ title_en: titleEn, title_da: titleDa },
  ...{ body_en: bodyEn, body_da: bodyDa },
});
