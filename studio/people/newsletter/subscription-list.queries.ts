import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import {
  byName,
  type ListKeys,
  type ListPage,
  type ListQuery,
  listPage,
} from '#studio/shared/lists/list.queries.ts';
import { wordsIn } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';

export type SubscriptionSort = 'subscribed' | 'email';
export type SubscriptionFilter = 'state';
export type SubscriptionState = 'confirmed' | 'unconfirmed' | 'unsubscribed';

export interface ListedSubscription {
  id: string;
  email: string;
  language: 'da' | 'en';
  state: SubscriptionState;
  subscribedAt: Temporal.Instant;
  source: 'website' | 'import';
}

const state = sql<SubscriptionState>`case when unsubscribed_at is not null then 'unsubscribed'
  when confirmed_at is not null then 'confirmed' else 'unconfirmed' end`;

const keys: ListKeys<SubscriptionSort> = {
  sorts: {
    subscribed: { by: sql`newsletter_subscriptions.consented_at`, kind: 'moment' },
    email: byName(sql`newsletter_subscriptions.email`),
  },
  id: { by: sql`newsletter_subscriptions.id`, kind: 'uuid' },
  words: wordsIn(sql`email`),
};

export async function listSubscriptions(
  q: Queries,
  _who: May<'newsletter'>,
  listQuery: ListQuery<SubscriptionSort, SubscriptionFilter>,
): Promise<ListPage<ListedSubscription>> {
  const wanted = listQuery.filters.state;
  return listPage(
    q
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email', 'language', state.as('state'), 'consented_at as subscribedAt', 'source'])
      .$if(wanted !== undefined, (query) => query.where(state, '=', wanted as SubscriptionState)),
    listQuery,
    keys,
  );
}

export interface ExportedSubscription extends ListedSubscription {
  confirmedAt: Temporal.Instant | null;
  unsubscribedAt: Temporal.Instant | null;
  consentText: string;
}

const exportedPerRead = 1_000;

/** Everyone, with their consent, by id, read in parts. */
export async function* everySubscription(
  q: Queries,
  _who: May<'newsletter'>,
): AsyncGenerator<ExportedSubscription> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await q
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email', 'language', state.as('state'), 'consented_at as subscribedAt', 'source'])
      .select(['confirmed_at as confirmedAt', 'unsubscribed_at as unsubscribedAt'])
      .select('consent_text as consentText')
      .where('id', '>', after)
      .orderBy('id')
      .limit(exportedPerRead)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < exportedPerRead) return;
    after = last.id;
  }
}

/** The newest of the addresses of one person; null: never subscribed. */
export async function subscriptionOf(q: Queries, emails: readonly string[]) {
  const row = await q
    .selectFrom('newsletter_subscriptions')
    .select([state.as('state'), 'consented_at as subscribedAt'])
    .where(sql<boolean>`lowercase(email) = any(${[...emails]}::text[])`)
    .orderBy('consented_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
