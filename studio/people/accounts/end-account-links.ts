import { revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import type { Write } from '#studio/shared/change.ts';
import { deleteEmailChanges } from './pending-accounts.store.ts';

export async function endAccountLinks({ tx, now }: Write, userId: string): Promise<void> {
  await revokeSecretLinks(tx, { subjectId: userId, now });
  await deleteEmailChanges(tx, userId);
}
