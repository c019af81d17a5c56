import { sql } from 'kysely';
import { writeLinkFile } from '#platform/accounts/owner-link-file.ts';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { makeSecretLink, revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';

/** Every set-up link is about the one owner, whoever that will be. */
export const ownerSubject = 'owner';
export const ownerLinkHours = 24;

type Place = Pick<World, 'db' | 'clock' | 'settings'>;

/**
 * Makes a link under which the owner's e-mail and password are set: for the first start, and for an owner who lost the
 * password. Ends every link made before. The address works once, for 24 hours, and is kept nowhere.
 */
export function makeOwnerLink(world: Place): Promise<string> {
  return world.db.transaction((tx) => makeOwnerLinkIn(tx, world));
}

async function makeOwnerLinkIn(tx: Tx, { clock, settings }: Place): Promise<string> {
  const now = clock.now();
  await revokeSecretLinks(tx, ownerSubject, now, 'setup');
  const expiresAt = now.add({ hours: ownerLinkHours });
  const token = await makeSecretLink(tx, { purpose: 'setup', subjectId: ownerSubject, expiresAt });
  return `${settings.siteUrl}/setup/${token}`;
}

/** The link of the very first start: null when one was ever made. Of several processes that start, one gets it. */
export function makeFirstOwnerLink(world: Place): Promise<string | null> {
  return world.db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('owner-link', 2))`.execute(tx);
    const before = await tx
      .selectFrom('secret_links')
      .select('token_hash')
      .where('purpose', '=', 'setup')
      .limit(1)
      .executeTakeFirst();
    return before ? null : makeOwnerLinkIn(tx, world);
  });
}

/** The link for a studio whose embedded database another process has open: that process makes it good when it is used. */
export function writeOwnerLinkFile({ clock, settings }: Pick<World, 'clock' | 'settings'>): string {
  const token = newToken();
  const expiresAt = clock.now().add({ hours: ownerLinkHours });
  writeLinkFile(settings.dataDir, { tokenHash: hashToken(token), expiresAt });
  return `${settings.siteUrl}/setup/${token}`;
}
