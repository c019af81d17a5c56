import type { World } from '#platform/world.ts';
import { deleteOldLinks } from '#studio/people/secret-links.store.ts';
import { deleteOldIdempotencyKeys } from '#studio/shared/idempotency-keys.store.ts';
import { deleteExpiredPending } from './pending-accounts.store.ts';
import { deleteUnprovedTotp } from './two-factor/totp.store.ts';

const graceHours = 24;

/** Reconciler: deletes expired sessions, links, sign-ups and address changes after a day. Idempotent. */
export async function deleteOldAccounts(world: World): Promise<void> {
  const before = world.clock.now().subtract({ hours: graceHours });
  await world.db.transaction(async (tx) => {
    await world.accounts.deleteExpired(tx, before);
    await deleteOldLinks(tx, before);
    await deleteExpiredPending(tx, before);
    await deleteUnprovedTotp(tx, before);
    await deleteOldIdempotencyKeys(tx, before);
  });
}
