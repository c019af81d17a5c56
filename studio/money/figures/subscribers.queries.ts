import { type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { May } from '#studio/shared/who.ts';

const isSubscribedAt = (at: unknown) =>
  sql<SqlBool>`(confirmed_at < ${at} and (unsubscribed_at is null or unsubscribed_at >= ${at}))`;

/** Confirmed subscriptions at each of these moments, in their order. */
export async function subscribersAt(
  q: Queries,
  _who: May<'figures'>,
  moments: readonly Temporal.Instant[],
): Promise<number[]> {
  if (moments.length === 0) return [];
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from newsletter_subscriptions where ${isSubscribedAt(sql`moments.at`)}) as count
    from unnest(${moments.map(String)}::timestamptz[]) with ordinality as moments (at, place)
    order by place`.execute(q);
  return rows.map(({ count }) => count);
}

export interface Subscriber {
  id: string;
  email: string;
  language: 'da' | 'en';
  confirmedAt: Temporal.Instant | null;
}

const keys: ListKeys<'confirmed'> = {
  sorts: { confirmed: { by: sql`newsletter_subscriptions.confirmed_at`, kind: 'moment' } },
  id: { by: sql`newsletter_subscriptions.id`, kind: 'uuid' },
};

export async function listSubscribers(
  q: Queries,
  _who: May<'figures'>,
  { at, listQuery }: { at: Temporal.Instant; listQuery: ListQuery<'confirmed'> },
): Promise<ListPage<Subscriber>> {
  return listPage(
    q
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email', 'language', 'confirmed_at as confirmedAt'])
      .where(isSubscribedAt(at)),
    listQuery,
    keys,
  );
}
