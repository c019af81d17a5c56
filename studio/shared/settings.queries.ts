import type { Queries } from '#platform/db/database.ts';

interface StoredSetting {
  value: unknown;
  version: number;
  updatedAt: Temporal.Instant | null;
}

/** With its version for optimistic locking; never set: null and 0. */
export async function readSetting(q: Queries, key: string): Promise<StoredSetting> {
  const row = await q
    .selectFrom('settings')
    .select(['value', 'version', 'updated_at as updatedAt'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? { value: null, version: 0, updatedAt: null };
}
