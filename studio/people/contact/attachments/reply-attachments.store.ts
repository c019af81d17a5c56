import type { Tx } from '#platform/db/database.ts';
import type { AttachmentKind } from '#platform/db/schema/messages.ts';
import type { Write } from '#studio/shared/change.ts';

export interface AttachedFile {
  key: string;
  name: string;
  kind: AttachmentKind;
  bytes: number;
  digest: string;
}

export async function insertReplyAttachments(
  { tx, now }: Write,
  messageId: string,
  { files }: { files: readonly AttachedFile[] },
): Promise<void> {
  const row = { contact_message_id: messageId, contact_reply_id: null, created_at: now };
  await tx
    .insertInto('reply_attachments')
    .values(files.map((file) => ({ ...file, ...row })))
    .execute();
}

/** Only of the draft; a trigger removes its file. */
export async function deleteReplyAttachment(
  tx: Tx,
  { messageId, attachmentId }: { messageId: string; attachmentId: string },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('reply_attachments')
    .where('id', '=', attachmentId)
    .where('contact_message_id', '=', messageId)
    .where('contact_reply_id', 'is', null)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function giveFilesToReply(tx: Tx, messageId: string, replyId: string): Promise<void> {
  await tx
    .updateTable('reply_attachments')
    .set({ contact_reply_id: replyId })
    .where('contact_message_id', '=', messageId)
    .where('contact_reply_id', 'is', null)
    .execute();
}
