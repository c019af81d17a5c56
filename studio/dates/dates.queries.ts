import type { Queries } from '#platform/db/database.ts';

export async function openDates(q: Queries, offerId: string, today: Temporal.PlainDate) {
  return q
    .selectFrom('dates')
    .select(['id', 'starts_on', 'ends_on', 'days', 'capacity'])
    .where('offer_id', '=', offerId)
    .where('is_open', '=', true)
    .where('starts_on', '>', today.toString())
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
}

/** A seat of the date was granted, even if it was revoked since. */
export async function hasEntitlements(q: Queries, dateId: string): Promise<boolean> {
  const row = await q
    .selectFrom('entitlements')
    .select('id')
    .where('date_id', '=', dateId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Not over. */
export async function countSampleDates(q: Queries, today: Temporal.PlainDate): Promise<number> {
  const { count } = await q
    .selectFrom('dates')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('is_sample', '=', true)
    .where('ends_on', '>=', today.toString())
    .executeTakeFirstOrThrow();
  return Number(count);
}
