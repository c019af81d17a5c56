import type { World } from '#platform/world.ts';
import { isAccountHolder } from '#studio/accounts/known-device.ts';
import { networkKey } from '#studio/shared/limit-rules.ts';
import type { Who } from '#studio/shared/who.ts';
import { type TooMany, tooMany } from './refusals.ts';

/** Counts one account email. The account holder has a separate count that others cannot use up. */
export async function takeAccountEmail(world: World, who: Who, recipient: string): Promise<TooMany | null> {
  const taken = (await isAccountHolder(world, who, recipient))
    ? await world.limits.take('accountMailsPerRecipient', `holder ${recipient}`)
    : await takeForNetworkAndRecipient(world, who, recipient);
  return taken.ok ? null : tooMany(who, taken.retryAfterSeconds);
}

async function takeForNetworkAndRecipient(world: World, who: Who, recipient: string) {
  const byAddress = await world.limits.take('accountMailsPerAddress', who.address);
  if (!byAddress.ok) return byAddress;
  const key = `${recipient} ${networkKey(who.address)}`;
  const byNetwork = await world.limits.take('accountMailsPerRecipient', key);
  return byNetwork.ok ? world.limits.take('accountMailsPerRecipientFromAll', recipient) : byNetwork;
}
