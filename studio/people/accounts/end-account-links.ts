import type { Tx } from '#platform/db/database.ts';
import { revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { deleteEmailChanges } from './pending-accounts.store.ts';

export async function endAccountLinks(tx: Tx, userId: string, now: Temporal.Instant): Promise<void> {
  await revokeSecretLinks(tx, { subjectId: userId, now });
  await deleteEmailChanges(tx, userId);
}
