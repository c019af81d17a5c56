import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';

/** Earlier versions kept the secret in the database. */
export async function earlierSecret(db: Database): Promise<Uint8Array> {
  const secret = randomBytes(32);
  const value = JSON.stringify(secret.toString('base64url'));
  await db.query.insertInto('settings').values({ key: 'app-secret', value }).execute();
  return secret;
}
