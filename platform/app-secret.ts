import { createHash, randomBytes } from 'node:crypto';
import type { Database } from './db/database.ts';

const key = 'app-secret';

/** APP_SECRET, else a generated secret stored in the database. Idempotent. */
export async function appSecret(db: Database, fromSettings: string | null): Promise<Uint8Array> {
  if (fromSettings) return createHash('sha256').update(fromSettings).digest();
  const fresh = JSON.stringify(randomBytes(32).toString('base64url'));
  await db.query
    .insertInto('settings')
    .values({ key, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return Buffer.from(String(row.value), 'base64url');
}
