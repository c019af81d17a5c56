import type { Queries } from '#platform/db/database.ts';

/** Oldest first. */
export async function inboundEmailsOf(q: Queries, messageId: string) {
  return q
    .selectFrom('inbound_emails')
    .select(['id', 'sender_name as name', 'sender_email as email', 'is_verified as isVerified'])
    .select(['subject', 'body', 'is_shortened as isShortened', 'attachments', 'received_at as receivedAt'])
    .select(['is_from_student_area as isFromStudentArea', 'is_unparsed as isUnparsed'])
    .where('contact_message_id', '=', messageId)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

export async function inboundEmailCount(q: Queries, messageId: string): Promise<number> {
  const { count } = await q
    .selectFrom('inbound_emails')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('contact_message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasInboundEmail(
  q: Queries,
  { contactMessageId, messageId }: { contactMessageId: string; messageId: string },
): Promise<boolean> {
  const row = await q
    .selectFrom('inbound_emails')
    .select('id')
    .where('contact_message_id', '=', contactMessageId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether we have sent an email with this Message-ID. */
export async function isOwnMessageId(q: Queries, messageId: string): Promise<boolean> {
  const row = await q
    .selectFrom('emails')
    .select('id')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** With the contact message whose thread it joined. */
export function inboundEmailToNotify(q: Queries, inboundEmailId: string) {
  return q
    .selectFrom('inbound_emails')
    .innerJoin('contact_messages', 'contact_messages.id', 'inbound_emails.contact_message_id')
    .select(['contact_messages.name', 'contact_messages.email', 'contact_messages.id as messageId'])
    .select(['sender_email as senderEmail', 'is_verified as isVerified', 'body', 'attachments'])
    .select(['is_from_student_area as isFromStudentArea', 'is_unparsed as isUnparsed'])
    .where('inbound_emails.id', '=', inboundEmailId)
    .executeTakeFirstOrThrow();
}
