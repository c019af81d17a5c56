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

export async function nextOpenDate(q: Queries, offerId: string, today: Temporal.PlainDate) {
  const open = await openDates(q, offerId, today);
  for (const date of open) if (!(await isFullyTaken(q, date.id))) return date;
  return open[0];
}

export async function lastDate(q: Queries, offerId: string, today: Temporal.PlainDate) {
  return q
    .selectFrom('dates')
    .select(['id', 'starts_on', 'ends_on'])
    .where('offer_id', '=', offerId)
    .where('ends_on', '<', today.toString())
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function isFullyTaken(q: Queries, dateId: string): Promise<boolean> {
  const free = await q
    .selectFrom('units')
    .select('id')
    .where('date_id', '=', dateId)
    .where('state', '=', 'free')
    .limit(1)
    .executeTakeFirst();
  return free === undefined;
}
