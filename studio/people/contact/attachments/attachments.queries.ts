import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { May } from '#studio/shared/who.ts';

export function attachmentsOfThread(q: Queries, messageId: string) {
  return q
    .selectFrom('inbound_attachments')
    .innerJoin('inbound_emails', 'inbound_emails.id', 'inbound_attachments.inbound_email_id')
    .select(['inbound_attachments.id', 'inbound_attachments.inbound_email_id as emailId'])
    .select(['inbound_attachments.place', 'inbound_attachments.kind'])
    .where('inbound_emails.contact_message_id', '=', messageId)
    .execute();
}

/** Of a received email or of our reply. Null: not there, or not in this conversation. */
export async function attachmentForOwner(
  q: Queries,
  _who: May<'inbox'>,
  { messageId, attachmentId }: { messageId: string; attachmentId: string },
) {
  const areIds = z.guid().safeParse(messageId).success && z.guid().safeParse(attachmentId).success;
  if (!areIds) return null;
  const row = await q
    .selectFrom('inbound_attachments')
    .innerJoin('inbound_emails', 'inbound_emails.id', 'inbound_attachments.inbound_email_id')
    .innerJoin('contact_messages', 'contact_messages.id', 'inbound_emails.contact_message_id')
    .select(['inbound_attachments.key', 'inbound_attachments.name', 'inbound_attachments.kind'])
    .select('contact_messages.name as sender')
    .where('inbound_attachments.id', '=', attachmentId)
    .where('inbound_emails.contact_message_id', '=', messageId)
    .executeTakeFirst();
  if (row) return row;
  const sent = await q
    .selectFrom('reply_attachments')
    .innerJoin('contact_messages', 'contact_messages.id', 'reply_attachments.contact_message_id')
    .select(['reply_attachments.key', 'reply_attachments.name', 'reply_attachments.kind'])
    .select('contact_messages.name as sender')
    .where('reply_attachments.id', '=', attachmentId)
    .where('contact_messages.id', '=', messageId)
    .executeTakeFirst();
  return sent ?? null;
}
