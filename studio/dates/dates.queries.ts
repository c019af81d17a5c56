import type { Queries } from '#platform/db/database.ts';

/** The open dates that begin after today, the next one first: seats are looked for in this order. */
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

/** The next open date that has a seat to be had; when all are full the next one; undefined: none is open. */
export async function nextOpenDate(q: Queries, offerId: string, today: Temporal.PlainDate) {
  const open = await openDates(q, offerId, today);
  for (const date of open) if (!(await isFullyTaken(q, date.id))) return date;
  return open[0];
}

/** The last date that is over, or undefined: what a page may say it has done. */
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

/** Whether no seat of an date can be had at this moment. */
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
