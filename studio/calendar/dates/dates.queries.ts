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

/**
 * The series of a class that can still be bought as a term, each with its dates: none has begun, and all are open for
 * sale.
 */
export async function openTerms(q: Queries, classId: string, today: Temporal.PlainDate) {
  const rows = await q
    .selectFrom('dates')
    .select(['id', 'series_id as seriesId', 'starts_on as startsOn', 'is_open as isOpen'])
    .where('offer_id', '=', classId)
    .where('series_id', 'is not', null)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
  const series = [...Map.groupBy(rows, ({ seriesId }) => seriesId).values()];
  return series
    .filter((dates) => dates.every(({ startsOn, isOpen }) => isOpen && startsOn > today.toString()))
    .map((dates) => dates.map(({ id }) => id));
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
