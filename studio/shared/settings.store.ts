import type { Queries, Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';

/** What the studio notes for itself: whatever was stored is replaced, and its version stays. */
export async function putSetting(q: Queries, key: string, stored: unknown): Promise<void> {
  const value = json(stored);
  await q
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function deleteSetting(q: Queries, key: string): Promise<void> {
  await q.deleteFrom('settings').where('key', '=', key).execute();
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
