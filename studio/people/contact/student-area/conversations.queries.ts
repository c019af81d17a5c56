import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { isOwnRow } from '#studio/people/own-rows.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { beginning, isDraft, isLatestOurs, latestText } from '../message-list.queries.ts';

type Person = Pick<Who, 'email' | 'userId'>;

const mostShown = 50;

const own = (q: Queries, who: Person) =>
  q
    .selectFrom('contact_messages')
    .where('state', '!=', 'deleted')
    .where(sql<boolean>`not ${isDraft}`)
    .where((is) => isOwnRow(is, who, { email: 'contact_messages.email' }));

/** A reply of ours that the person has not opened in the student area. */
const isUnread = sql<boolean>`exists (select 1 from contact_replies
  where contact_message_id = contact_messages.id
  and sent_at > coalesce(read_by_person_at, '-infinity'))`;

export function ownConversations(q: Queries, who: Person) {
  return own(q, who)
    .select(['id', 'created_at as sentAt'])
    .select([beginning.as('beginning'), latestText.as('latest')])
    .select([isLatestOurs.as('isLatestOurs'), isUnread.as('isUnread')])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostShown)
    .execute();
}

/** Without the conversation that is being opened. */
export async function unreadConversations(
  q: Queries,
  who: Person,
  openedId: string | null = null,
): Promise<number> {
  const { count } = await own(q, who)
    .select((is) => is.fn.countAll<string>().as('count'))
    .where(isUnread)
    .where(sql`contact_messages.id::text`, 'is distinct from', openedId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface ConversationEntry {
  id: string;
  isOurs: boolean;
  body: string;
  subject: string;
  at: Temporal.Instant;
}

export interface OwnConversation {
  id: string;
  message: string;
  /** Of a conversation that the owner started, without a message. */
  subject: string | null;
  sentAt: Temporal.Instant;
  isUnread: boolean;
  /** Our replies and what the person wrote after them, oldest first. */
  entries: ConversationEntry[];
}

/** Null: not there, or another person's. Emails from other addresses are for the owner only. */
export async function ownConversation(q: Queries, who: Person, id: string): Promise<OwnConversation | null> {
  if (!z.guid().safeParse(id).success) return null;
  const found = await own(q, who)
    .select(['id', 'message', 'subject', 'created_at as sentAt', isUnread.as('isUnread')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  const entries = await q
    .selectFrom('contact_replies')
    .select(['id', 'body', sql<boolean>`true`.as('isOurs'), sql<Temporal.Instant>`sent_at`.as('at')])
    .select(sql<string>`''`.as('subject'))
    .where('contact_message_id', '=', id)
    .where('sent_at', 'is not', null)
    .unionAll(
      q
        .selectFrom('inbound_emails')
        .select(['id', 'body', sql<boolean>`false`.as('isOurs'), 'received_at as at', 'subject'])
        .where('contact_message_id', '=', id)
        .where((is) => isOwnRow(is, who, { email: 'inbound_emails.sender_email' })),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
  return { ...found, entries };
}

/** Of a sent reply in the person's conversation. Null: not there, or another person's. */
export async function ownReplyAttachment(
  q: Queries,
  who: Person,
  { messageId, attachmentId }: { messageId: string; attachmentId: string },
) {
  if (![messageId, attachmentId].every((id) => z.guid().safeParse(id).success)) return null;
  const row = await own(q, who)
    .innerJoin('reply_attachments', 'reply_attachments.contact_message_id', 'contact_messages.id')
    .select(['reply_attachments.key', 'reply_attachments.name', 'reply_attachments.kind'])
    .where('contact_messages.id', '=', messageId)
    .where('reply_attachments.id', '=', attachmentId)
    .where('reply_attachments.contact_reply_id', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function nameOfAccount(q: Queries, userId: string): Promise<string> {
  const row = await q.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name.trim() ?? '';
}

export async function hasAccount(q: Queries, email: string): Promise<boolean> {
  const row = await q
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'student')
    .where(sql<boolean>`lowercase(email) = ${email.toLowerCase()}`)
    .executeTakeFirst();
  return row !== undefined;
}
