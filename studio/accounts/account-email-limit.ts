import type { LimitKey, Taken } from '#platform/limits/limits.ts';
import type { World } from '#platform/world.ts';
import { isAccountHolder } from '#studio/accounts/known-device.ts';
import type { Who } from '#studio/shared/who.ts';
import { type TooMany, tooMany } from './refusals.ts';

/** Counts one account email. The account holder has a separate count that others cannot use up. */
export async function takeAccountEmail(world: World, who: Who, recipient: string): Promise<TooMany | null> {
  const taken = (await isAccountHolder(world, who, recipient))
    ? await takeHoldersEmail(world, recipient)
    : await takeForNetworkAndRecipient(world, who, recipient);
  return taken.ok ? null : tooMany(who, taken.retryAfterSeconds);
}

export function takeHoldersEmail(world: World, recipient: string): Promise<Taken> {
  return world.limits.take('accountMailsPerRecipient', `holder ${recipient}`);
}

async function takeForNetworkAndRecipient(world: World, who: Who, recipient: string): Promise<Taken> {
  const byAddress = await world.limits.take('accountMailsPerAddress', who.address);
  if (!byAddress.ok) return byAddress;
  const key = { of: recipient, address: who.address };
  const byNetwork = await world.limits.take('accountMailsPerRecipient', key);
  if (!byNetwork.ok) return byNetwork;
  const fromAll = await world.limits.take('accountMailsPerRecipientFromAll', recipient);
  return fromAll.ok || !(await takeReserved(world, key, recipient)) ? fromAll : { ok: true };
}

/** One per network and day, so that a few networks cannot keep the holder's new device from its email. */
async function takeReserved(
  world: World,
  networkAndRecipient: LimitKey,
  recipient: string,
): Promise<boolean> {
  const first = await world.limits.take('reservedAccountMailPerNetworkAndDay', networkAndRecipient);
  return first.ok && (await world.limits.take('reservedAccountMailsPerRecipient', recipient)).ok;
}
