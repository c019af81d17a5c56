import type { World } from '#platform/world.ts';
import { decryptGoogle } from './calendar-secrets.ts';
import { retryAfter, revocationDays } from './external-calendar.ts';
import { accountSecrets, type Revocation, revocationsDue } from './external-calendars.queries.ts';
import {
  deleteOldRevocations,
  deleteRevocation,
  recordFailedRevocation,
} from './external-calendars.store.ts';
import { attempt, readable } from './store-account.ts';

/** Ends the access to disconnected accounts at the vendor, and tries for a week. The number of accounts. */
export async function revokeAccess(world: World): Promise<number> {
  const now = world.clock.now();
  const due = await revocationsDue(world.db.query, now);
  if (due.length === 0) return 0;
  const oldest = now.subtract({ hours: 24 * revocationDays });
  await world.db.transaction((tx) => deleteOldRevocations(tx, oldest));
  for (const revocation of due) await revoke(world, revocation);
  return due.length;
}

async function revoke(world: World, revocation: Revocation): Promise<void> {
  const { id, credentials, failedAttempts } = revocation;
  const account = readable(() => decryptGoogle(world, credentials));
  // Without its secret it cannot be revoked; connected again, its access is in use.
  const isOver = account === null || (await isConnected(world, account.user));
  const { google } = world;
  const isRevoked =
    isOver || (google && (await attempt(world, () => google.revoke(account.refreshToken))) === undefined);
  const failures = failedAttempts + 1;
  await world.db.transaction((tx) =>
    isRevoked
      ? deleteRevocation(tx, id)
      : recordFailedRevocation(tx, { id, failures, retryAt: retryAfter(failures, world.clock.now()) }),
  );
}

async function isConnected(world: World, user: string): Promise<boolean> {
  const accounts = await accountSecrets(world.db.query);
  return accounts.some(
    ({ provider, credentials }) =>
      provider === 'google' && readable(() => decryptGoogle(world, credentials))?.user === user,
  );
}
