import { writeLinkFile } from '#platform/accounts/owner-link-file.ts';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { hasSetupLink } from '#studio/people/secret-links.queries.ts';
import { lockSetupLinks, makeSecretLink, revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';

export const ownerSubject = 'owner';
export const ownerLinkHours = 24;

type Place = Pick<World, 'db' | 'clock' | 'settings'>;

/** Link for setting the owner's credentials, valid once for 24 hours; revokes earlier ones. Only its hash is stored. */
export function makeOwnerLink(world: Place): Promise<string> {
  return world.db.transaction((tx) => makeOwnerLinkIn(tx, world));
}

async function makeOwnerLinkIn(tx: Tx, { clock, settings }: Place): Promise<string> {
  const now = clock.now();
  await revokeSecretLinks(tx, { subjectId: ownerSubject, now, purpose: 'setup' });
  const expiresAt = now.add({ hours: ownerLinkHours });
  const token = await makeSecretLink(tx, { purpose: 'setup', subjectId: ownerSubject, expiresAt });
  return `${settings.siteUrl}/setup/${token}`;
}

/** Null when one was ever created. Of several starting processes, one gets it. */
export function makeFirstOwnerLink(world: Place): Promise<string | null> {
  return world.db.transaction(async (tx) => {
    await lockSetupLinks(tx);
    return (await hasSetupLink(tx)) ? null : makeOwnerLinkIn(tx, world);
  });
}

/** For when another process has the embedded database open; that process activates the link on use. */
export function writeOwnerLinkFile({ clock, settings }: Pick<World, 'clock' | 'settings'>): string {
  const token = newToken();
  const expiresAt = clock.now().add({ hours: ownerLinkHours });
  writeLinkFile(settings.dataDir, { tokenHash: hashToken(token), expiresAt });
  return `${settings.siteUrl}/setup/${token}`;
}
