import type { Queries } from '#platform/db/database.ts';

export async function isDecided(q: Queries, day: Temporal.PlainDate): Promise<boolean> {
  const row = await q
    .selectFrom('daily_summaries')
    .select('day')
    .where('day', '=', day.toString())
    .executeTakeFirst();
  return row !== undefined;
}
