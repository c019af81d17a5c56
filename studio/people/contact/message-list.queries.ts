import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { MessageState } from '#platform/db/schema/messages.ts';
import {
  byName,
  type ListKeys,
  type ListPage,
  type ListQuery,
  listPage,
} from '#studio/shared/lists/list.queries.ts';
import { wordsIn } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { contactFields } from './contact-fields.ts';
import type { ContactInput } from './contact-input.ts';

export type MessageSort = 'sent' | 'name';
export type MessageFilter = 'state';

export interface ListedMessage {
  id: string;
  state: MessageState;
  name: string;
  email: string;
  beginning: string;
  /** The beginning of the latest reply, ours or theirs. */
  latest: string | null;
  isLatestOurs: boolean;
  isStartedByOwner: boolean;
  isDraft: boolean;
  isSuspected: boolean;
  sentAt: Temporal.Instant;
}

type OfMessage = RawBuilder<unknown>;

export const latestTextOf = (id: OfMessage) => sql<string | null>`(select left(entries.body, 160) from (
    select body, sent_at as at from contact_replies
    where contact_message_id = ${id} and sent_at is not null
    union all select body, received_at from inbound_emails where contact_message_id = ${id}
  ) as entries order by entries.at desc limit 1)`;
export const isLatestOursOf = (id: OfMessage) => sql<boolean>`coalesce(
  (select max(sent_at) from contact_replies where contact_message_id = ${id})
  >= (select max(received_at) from inbound_emails where contact_message_id = ${id}),
  not exists (select 1 from inbound_emails where contact_message_id = ${id}))`;

const ownId = sql.ref('contact_messages.id');
export const latestText = latestTextOf(ownId);
export const isLatestOurs = isLatestOursOf(ownId);

/** Not read yet, and not only counted. */
export const isNewMessage = sql<boolean>`(contact_messages.state = 'new' and not contact_messages.is_suspected)`;
export const isSuspectedMessage = sql<boolean>`(contact_messages.state = 'new' and contact_messages.is_suspected)`;

/** Of a conversation that the owner started and has not sent yet. */
export const isDraft = sql<boolean>`(contact_messages.subject is not null and not exists (
  select 1 from contact_replies where contact_message_id = contact_messages.id and sent_at is not null))`;
export const beginning = sql<string>`left(coalesce(contact_messages.subject, message), 160)`;

const words = wordsIn(sql`name || ' ' || email || ' ' || message || ' ' || coalesce(subject, '')`);
const keys: ListKeys<MessageSort> = {
  sorts: {
    sent: { by: sql`contact_messages.created_at`, kind: 'moment' },
    name: byName(sql`contact_messages.name`),
  },
  id: { by: sql`contact_messages.id`, kind: 'uuid' },
  words,
};

function inState(state: string | undefined) {
  if (state === 'new') return isNewMessage;
  if (state === 'suspected') return isSuspectedMessage;
  return state === undefined
    ? sql<boolean>`contact_messages.state <> 'deleted'`
    : sql<boolean>`contact_messages.state = ${state}`;
}

export async function listMessages(
  q: Queries,
  _who: May<'today' | 'inbox'>,
  listQuery: ListQuery<MessageSort, MessageFilter>,
): Promise<ListPage<ListedMessage>> {
  const { state } = listQuery.filters;
  return listPage(
    q
      .selectFrom('contact_messages')
      .select(['id', 'state', 'name', 'email', 'created_at as sentAt'])
      .select([beginning.as('beginning'), latestText.as('latest')])
      .select([isLatestOurs.as('isLatestOurs'), isDraft.as('isDraft')])
      .select(sql<boolean>`subject is not null`.as('isStartedByOwner'))
      .select('is_suspected as isSuspected')
      .where(inState(state)),
    listQuery,
    keys,
  );
}

export interface OwnersMessage extends ContactInput {
  id: string;
  state: MessageState;
  version: number;
  language: string;
  sentAt: Temporal.Instant;
  answeredAt: Temporal.Instant | null;
  /** Null: the person wrote first. */
  subject: string | null;
  isStartedByOwner: boolean;
  isDraft: boolean;
  isSuspected: boolean;
}

export async function messageForOwner(
  q: Queries,
  _who: May<'inbox'>,
  id: string,
): Promise<OwnersMessage | null> {
  if (!z.guid().safeParse(id).success) return null;
  const row = await q
    .selectFrom('contact_messages')
    .select(['id', 'state', 'version', 'language', ...contactFields])
    .select(['created_at as sentAt', 'answered_at as answeredAt', 'subject', isDraft.as('isDraft')])
    .select('is_suspected as isSuspected')
    .select(sql<boolean>`subject is not null`.as('isStartedByOwner'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export function messageToNotify(q: Queries, messageId: string) {
  return q
    .selectFrom('contact_messages')
    .select(contactFields)
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
}

/** Conversations of one person, the latest first. */
export function messagesOfPerson(q: Queries, emails: readonly string[], most: number) {
  return q
    .selectFrom('contact_messages')
    .select(['id', 'state', 'created_at as sentAt'])
    .select([beginning.as('beginning'), latestText.as('latest')])
    .select(isLatestOurs.as('isLatestOurs'))
    .where(sql<boolean>`lowercase(email) = any(${[...emails]}::text[])`)
    .where('state', '!=', 'deleted')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
