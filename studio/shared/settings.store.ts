import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';

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
