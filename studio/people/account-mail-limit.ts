import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { type TooMany, tooMany } from './refusals.ts';

/** Counts one mail about an account, known or not; a refusal when its recipient or the asking address had enough. */
export async function takeAccountMail(world: World, who: Who, recipient: string): Promise<TooMany | null> {
  const byAddress = await world.limits.take('accountMailsPerAddress', who.address);
  const taken = byAddress.ok ? await world.limits.take('accountMailsPerRecipient', recipient) : byAddress;
  return taken.ok ? null : tooMany(who, taken.retryAfterSeconds);
}
