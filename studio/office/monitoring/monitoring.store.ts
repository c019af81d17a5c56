import type { Queries } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { type Watch, watchKey } from './check.ts';

export async function saveWatch(q: Queries, watch: Watch): Promise<void> {
  const value = json(watch);
  await q
    .insertInto('settings')
    .values({ key: watchKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
