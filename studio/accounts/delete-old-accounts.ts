import type { World } from '#platform/world.ts';
import { deleteOldLinks } from '#studio/people/secret-links.store.ts';
import { deleteOldIdempotencyKeys } from '#studio/shared/idempotency-keys.store.ts';
import { deleteExpiredPending } from './pending-accounts.store.ts';
import { deleteUnprovedTotp } from './totp.store.ts';

/** Over for so long: nobody presses its button any more and wonders. */
const graceHours = 24;

/** Deletes sessions, links, sign-ups, address changes and answered forms that are over for a day. For the reconcile; safe at any time. */
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
