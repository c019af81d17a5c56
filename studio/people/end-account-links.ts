import type { Tx } from '#platform/db/database.ts';
import { deleteEmailChanges } from './account-waits.store.ts';
import { revokeSecretLinks } from './secret-links.store.ts';

/** Ends every link that could let somebody into an account, together: after the password or the address changed. */
export async function endAccountLinks(tx: Tx, userId: string, now: Temporal.Instant): Promise<void> {
  await revokeSecretLinks(tx, userId, now);
  await deleteEmailChanges(tx, userId);
}
