import { accountEmail } from '#platform/accounts/account-email.ts';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';

/** True when the account has signed in on this device before. */
export async function isKnownDevice(world: World, who: Who, email: string): Promise<boolean> {
  const known = who.knownDevice?.userIds ?? [];
  const address = accountEmail(email);
  if (known.length === 0 || !address) return false;
  const account = await world.accounts.accountBy(world.db.query, { email: address });
  return account !== null && known.includes(account.userId);
}

/** Signed in, or on a device known to the account. */
export async function isAccountHolder(world: World, who: Who, email: string): Promise<boolean> {
  return who.email === email || isKnownDevice(world, who, email);
}
