import type { World } from '#platform/world.ts';
import { deleteOldLinks } from '#studio/people/secret-links.store.ts';
import { deleteOldIdempotencyKeys } from '#studio/shared/idempotency-keys.store.ts';
import { deleteExpiredPending } from './pending-accounts.store.ts';
import { deleteUnprovedTotp } from './two-factor/totp.store.ts';

const graceHours = 24;
/** An email waits three days at most, and its link is renewed when it leaves. */
const linkGraceHours = 4 * 24;

/** Reconciler: deletes expired sessions after a day; links, sign-ups and address changes once no email with them can wait. Idempotent. */
export async function deleteOldAccounts(world: World): Promise<void> {
  const now = world.clock.now();
  const before = now.subtract({ hours: graceHours });
  const linksBefore = now.subtract({ hours: linkGraceHours });
  await world.db.transaction(async (tx) => {
    await world.accounts.deleteExpired(tx, before);
    await deleteOldLinks(tx, linksBefore);
    await deleteExpiredPending(tx, linksBefore);
    await deleteUnprovedTotp(tx, before);
    await deleteOldIdempotencyKeys(tx, before);
  });
}
