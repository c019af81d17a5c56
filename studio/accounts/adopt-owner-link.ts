import { readLinkFile } from '#platform/accounts/owner-link-file.ts';
import type { World } from '#platform/world.ts';
import { insertLinkHash, revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { ownerSubject } from './owner-link.ts';

/** Activates a set-up link written by `npm run owner-link` while this process had the embedded database open. */
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
