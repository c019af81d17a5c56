import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { isLatestOursOf, isNewMessage, latestTextOf } from '#studio/people/contact/message-list.queries.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import { wordsIn } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';

export type InboxSort = 'activity';

interface InboxRow {
  kind: 'message' | 'application' | 'story';
  id: string;
  name: string;
  /** New: the count of the section has it. */
  isWaiting: boolean;
  programme: string | null;
  beginning: string;
  at: Temporal.Instant;
}

export interface InboxEntry extends InboxRow {
  /** The beginning of the latest reply, ours or theirs. */
  latest: string | null;
  isLatestOurs: boolean;
}

// Each branch repeats the expressions of its table's indexes, which then serve its order and its search.
const rows = sql<InboxRow>`(
  select 'message'::text as kind, id, name, ${isNewMessage} as "isWaiting", null::text as programme,
    left(coalesce(subject, message), 160) as beginning,
    greatest(created_at,
      (select max(sent_at) from contact_replies where contact_message_id = contact_messages.id),
      (select max(received_at) from inbound_emails where contact_message_id = contact_messages.id)) as at,
    name || ' ' || email || ' ' || message || ' ' || coalesce(subject, '') as words
  from contact_messages where state <> 'deleted'
  union all
  select 'application'::text, id, first_name || ' ' || last_name, state = 'received', offer_id,
    left(coalesce(answers ->> 'currentChallenges', ''), 160), created_at,
    first_name || ' ' || last_name || ' ' || email
  from applications
  union all
  select 'story'::text, id, name, state = 'waiting', null::text, left(title, 160), created_at,
    title || ' ' || name || ' ' || email
  from stories
)`.as('entries');

const id = sql.ref('entries.id');
const keys: ListKeys<InboxSort> = {
  sorts: { activity: { by: sql.ref('entries.at'), kind: 'moment' } },
  id: { by: id, kind: 'uuid' },
  words: wordsIn(sql.ref('entries.words')),
};

/** Conversations, applications and readers' stories; deleted ones are left out. */
export async function listInbox(
  q: Queries,
  _who: May<'inbox'>,
  listQuery: ListQuery<InboxSort, never>,
): Promise<ListPage<InboxEntry>> {
  return listPage(
    q
      .selectFrom(rows)
      .select(['kind', 'id', 'name', 'isWaiting', 'programme', 'beginning', 'at'])
      .select([latestTextOf(id).as('latest'), isLatestOursOf(id).as('isLatestOurs')]),
    listQuery,
    keys,
  );
}
