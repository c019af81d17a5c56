import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';

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

/** In any conversation, if `contactMessageId` is null. */
export async function hasInboundEmail(
  q: Queries,
  { contactMessageId, messageId }: { contactMessageId: string | null; messageId: string },
): Promise<boolean> {
  const row = await q
    .selectFrom('inbound_emails')
    .select('id')
    .$if(contactMessageId !== null, (query) => query.where('contact_message_id', '=', contactMessageId))
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

export async function ownerLanguage(q: Queries): Promise<Language> {
  const owner = await q.selectFrom('users').select('language').where('role', '=', 'owner').executeTakeFirst();
  return owner?.language ?? 'en';
}

export async function conversationLanguage(q: Queries, email: string): Promise<Language> {
  const latest = await q
    .selectFrom('contact_messages')
    .select('language')
    .where(sql<boolean>`lowercase(email) = ${email.toLowerCase()}`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return latest ? (latest.language === 'da' ? 'da' : 'en') : ownerLanguage(q);
}

/** With the contact message whose thread it joined. */
export function inboundEmailToNotify(q: Queries, inboundEmailId: string) {
  return q
    .selectFrom('inbound_emails')
    .innerJoin('contact_messages', 'contact_messages.id', 'inbound_emails.contact_message_id')
    .select(['contact_messages.name', 'contact_messages.email', 'contact_messages.id as messageId'])
    .select(['sender_email as senderEmail', 'is_verified as isVerified', 'body', 'attachments'])
    .select('inbound_emails.subject as emailSubject')
    .select(['is_from_student_area as isFromStudentArea', 'is_unparsed as isUnparsed'])
    .where('inbound_emails.id', '=', inboundEmailId)
    .executeTakeFirstOrThrow();
}
