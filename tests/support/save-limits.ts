import type { Database } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import type { Limits } from '#studio/shared/limits/limits.ts';

/** As the owner's settings page does; the others keep their defaults. */
export async function saveLimits(db: Database, limits: Partial<Limits>): Promise<void> {
  const value = json(limits);
  await db.query
    .insertInto('settings')
    .values({ key: 'limits', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await contentChanged(db.query, 'limits');
}
