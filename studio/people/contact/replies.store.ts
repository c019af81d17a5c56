import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';

/** The unsent reply to a message, locked. */
export function lockDraft(tx: Tx, messageId: string) {
  return tx
    .selectFrom('contact_replies')
    .select(['id', 'language', 'body'])
    .where('contact_message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The caller has locked the message. */
export async function writeDraft(
  tx: Tx,
  draft: { messageId: string; language: Language; body: string; now: Temporal.Instant },
): Promise<void> {
  const { language, body, now: written_at } = draft;
  const changed = await tx
    .updateTable('contact_replies')
    .set({ language, body, written_at })
    .where('contact_message_id', '=', draft.messageId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  await tx
    .insertInto('contact_replies')
    .values({ contact_message_id: draft.messageId, language, body, written_at, sent_at: null })
    .execute();
}

export async function markReplySent({ tx, now }: Write, replyId: string): Promise<void> {
  await tx
    .updateTable('contact_replies')
    .set({ sent_at: now })
    .where('id', '=', replyId)
    .where('sent_at', 'is', null)
    .execute();
}
