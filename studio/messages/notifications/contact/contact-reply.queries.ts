import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { replyEmailKey } from '#studio/people/contact/reply.ts';
import { identitySchema } from '#studio/shared/content/identity.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';

export function replyToSend(q: Queries, replyId: string) {
  return q
    .selectFrom('contact_replies')
    .innerJoin('contact_messages', 'contact_messages.id', 'contact_replies.contact_message_id')
    .select(['contact_replies.body', 'contact_replies.language', 'contact_messages.id as messageId'])
    .select(['contact_messages.name', 'contact_messages.email', 'contact_messages.message'])
    .select(['contact_messages.created_at as writtenAt', 'contact_messages.subject'])
    .select(
      sql<boolean>`not exists (select 1 from contact_replies as earlier
        where earlier.contact_message_id = contact_messages.id
        and earlier.sent_at < coalesce(contact_replies.sent_at, 'infinity'))`.as('isFirst'),
    )
    .where('contact_replies.id', '=', replyId)
    .executeTakeFirstOrThrow();
}

/** The coach's first name, or the studio's name until it is set. */
export async function replySignature(q: Queries): Promise<string> {
  const { value } = await readSetting(q, 'studio');
  const identity = identitySchema.parse(value ?? {});
  return value === null ? identity.studioName : identity.coachFirstName;
}

/** Message-IDs of the conversation, oldest first: the owner's notification, then replies and answers by email. */
export async function threadMessageIds(q: Queries, messageId: string): Promise<string[]> {
  const replies = await q
    .selectFrom('contact_replies')
    .select('id')
    .where('contact_message_id', '=', messageId)
    .where('sent_at', 'is not', null)
    .execute();
  const keys = [`contact-message:${messageId}`, ...replies.map(({ id }) => replyEmailKey(id))];
  const emails = await q
    .selectFrom('emails')
    .select(['message_id', 'created_at as at', 'dedupe_key as key'])
    .where('dedupe_key', 'in', keys)
    .unionAll(
      q
        .selectFrom('inbound_emails')
        .select(['message_id', 'received_at as at', sql<string | null>`'inbound'`.as('key')])
        .where('contact_message_id', '=', messageId)
        .where('message_id', 'not like', '%@without-message-id>'),
    )
    .orderBy('at')
    // Of the same instant: 'contact-message:…' before 'contact-reply:…'.
    .orderBy('key')
    .execute();
  return emails.map(({ message_id }) => message_id);
}
