import type { Queries, Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';

/** With its version for optimistic locking; never set: null and 0. */
export async function readSetting(q: Queries, key: string): Promise<{ value: unknown; version: number }> {
  const row = await q
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? { value: null, version: 0 };
}

/** False when the version has changed; nothing is written. */
export async function saveSetting(
  tx: Tx,
  setting: { key: string; value: unknown; version: number },
  now: Temporal.Instant,
): Promise<boolean> {
  const value = json(setting.value);
  if (setting.version === 0) {
    const made = await tx
      .insertInto('settings')
      .values({ key: setting.key, value, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(made.numInsertedOrUpdatedRows) === 1;
  }
  const changed = await tx
    .updateTable('settings')
    .set((set) => ({ value, updated_at: now, version: set('version', '+', 1) }))
    .where('key', '=', setting.key)
    .where('version', '=', setting.version)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows) === 1;
}
