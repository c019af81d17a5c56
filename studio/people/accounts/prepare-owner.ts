import { accountEmail } from '#platform/accounts/account-email.ts';
import { isCommonPassword } from '#platform/accounts/common-password.ts';
import { isOwnName } from '#platform/accounts/own-password.ts';
import { passwordLength } from '#platform/accounts/password-length.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { system } from '#studio/shared/who.ts';
import { makeFirstOwnerLink } from './owner-link.ts';

export type PreparedOwner =
  | { kind: 'there' }
  | { kind: 'made' }
  | { kind: 'link'; url: string }
  | { kind: 'waiting' };

/**
 * At start-up: ensures an owner or a set-up link. Safe in several processes.
 * @throws when OWNER_EMAIL or OWNER_PASSWORD is invalid
 */
export async function prepareOwner(world: World): Promise<PreparedOwner> {
  if (await world.accounts.ownerOf(world.db.query)) return { kind: 'there' };
  const { ownerEmail, ownerPassword } = world.settings;
  if (!ownerEmail || !ownerPassword) {
    const url = await makeFirstOwnerLink(world);
    return url ? { kind: 'link', url } : { kind: 'waiting' };
  }
  const email = accountEmail(ownerEmail);
  if (!email) throw new Error('OWNER_EMAIL: is not an email address that can sign in.');
  if (ownerPassword.length > passwordLength.max) {
    throw new Error(`OWNER_PASSWORD: expected at most ${passwordLength.max} characters.`);
  }
  if (isCommonPassword(ownerPassword)) {
    throw new Error(
      'OWNER_PASSWORD: is among the most commonly used passwords, or close to one. Choose another.',
    );
  }
  const { coachName: name, studioName } = await studioIdentity(world);
  if (isOwnName(ownerPassword, [email, name, studioName])) {
    throw new Error('OWNER_PASSWORD: is mostly the email address or a name. Choose another.');
  }
  const passwordHash = await world.accounts.hashPassword(ownerPassword);
  return change(world, system, async (c) => {
    const owner = { name, email, passwordHash, language: null, at: c.now };
    if (!(await world.accounts.makeFirstOwner(c.tx, owner))) return { kind: 'there' };
    await audit(c, { action: 'owner.set', subject: 'owner' });
    return { kind: 'made' };
  });
}
