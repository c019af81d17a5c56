import type { Queries } from '#platform/db/database.ts';

/** The next open edition that begins after today, or undefined. */
export async function nextOpenEdition(q: Queries, entryId: string, today: Temporal.PlainDate) {
  return q
    .selectFrom('editions')
    .select(['id', 'starts_on', 'ends_on', 'days', 'capacity'])
    .where('entry_id', '=', entryId)
    .where('is_open', '=', true)
    .where('starts_on', '>', today.toString())
    .orderBy('starts_on')
    .limit(1)
    .executeTakeFirst();
}
