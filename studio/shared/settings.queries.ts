import type { Queries } from '#platform/db/database.ts';

/** With its version for optimistic locking; never set: null and 0. */
export async function readSetting(q: Queries, key: string): Promise<{ value: unknown; version: number }> {
  const row = await q
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? { value: null, version: 0 };
}
