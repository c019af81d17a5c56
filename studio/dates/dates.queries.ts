import type { Queries } from '#platform/db/database.ts';

/** The open editions that begin after today, the next one first: seats are looked for in this order. */
export async function openEditions(q: Queries, entryId: string, today: Temporal.PlainDate) {
  return q
    .selectFrom('editions')
    .select(['id', 'starts_on', 'ends_on', 'days', 'capacity'])
    .where('entry_id', '=', entryId)
    .where('is_open', '=', true)
    .where('starts_on', '>', today.toString())
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
}

/** The next open edition that has a seat to be had; when all are full the next one; undefined: none is open. */
export async function nextOpenEdition(q: Queries, entryId: string, today: Temporal.PlainDate) {
  const open = await openEditions(q, entryId, today);
  for (const edition of open) if (!(await isFullyTaken(q, edition.id))) return edition;
  return open[0];
}

/** The last edition that is over, or undefined: what a page may say it has done. */
export async function lastEdition(q: Queries, entryId: string, today: Temporal.PlainDate) {
  return q
    .selectFrom('editions')
    .select(['id', 'starts_on', 'ends_on'])
    .where('entry_id', '=', entryId)
    .where('ends_on', '<', today.toString())
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether no seat of an edition can be had at this moment. */
export async function isFullyTaken(q: Queries, editionId: string): Promise<boolean> {
  const free = await q
    .selectFrom('units')
    .select('id')
    .where('edition_id', '=', editionId)
    .where('state', '=', 'free')
    .limit(1)
    .executeTakeFirst();
  return free === undefined;
}
