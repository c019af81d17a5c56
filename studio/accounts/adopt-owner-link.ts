import { readLinkFile } from '#platform/accounts/owner-link-file.ts';
import type { World } from '#platform/world.ts';
import { insertLinkHash, revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { ownerSubject } from './owner-link.ts';

/**
 * Makes a set-up link good that `npm run owner-link` left beside the embedded database while this process has it open.
 * Asked before a set-up link is looked at. It ends the links made before, as every new one does.
 */
export async function adoptOwnerLink(world: World): Promise<void> {
  const { databaseUrl, dataDir } = world.settings;
  const left = databaseUrl ? null : readLinkFile(dataDir);
  if (!left) return;
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    await revokeSecretLinks(tx, ownerSubject, now, 'setup');
    await insertLinkHash(tx, left.tokenHash, {
      purpose: 'setup',
      subjectId: ownerSubject,
      expiresAt: left.expiresAt,
    });
  });
}
