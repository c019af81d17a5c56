import type { Taken } from '#platform/limits/limits.ts';
import type { World } from '#platform/world.ts';
import { isAccountHolder } from '#studio/people/accounts/known-device.ts';
import type { Who } from '#studio/shared/who.ts';
import { type TooMany, tooMany } from './refusals.ts';

export interface AccountEmail {
  recipient: string;
  kind: 'reset' | 'sign-in' | 'sign-up' | 'email-change';
}

export type RefusedEmail = TooMany & {
  /** One of this kind went to this recipient within the last 15 minutes. */
  isJustSent: boolean;
};

/** Counts one account email. The account holder has a separate count that others cannot use up. */
export async function takeAccountEmail(
  world: World,
  who: Who,
  email: AccountEmail,
): Promise<RefusedEmail | null> {
  const isHolder = await isAccountHolder(world, who, email.recipient);
  if (!isHolder) {
    const byAddress = await world.limits.take('accountMailsPerAddress', who.address);
    if (!byAddress.ok) return { ...tooMany(who, byAddress.retryAfterSeconds), isJustSent: false };
  }
  const taken = isHolder ? await takeHoldersEmail(world, email) : await takeEmailOfOthers(world, who, email);
  return taken.ok ? null : { ...tooMany(who, taken.retryAfterSeconds), isJustSent: true };
}

export async function takeHoldersEmail(world: World, email: AccountEmail): Promise<Taken> {
  const taken = await world.limits.take('accountMailsPerRecipient', `holder ${email.recipient}`);
  return taken.ok ? taken : takeReserved(world, email);
}

async function takeEmailOfOthers(world: World, { address }: Who, email: AccountEmail): Promise<Taken> {
  const { recipient } = email;
  const byNetwork = await world.limits.take('accountMailsPerRecipient', { of: recipient, address });
  if (byNetwork.ok) {
    const fromAll = await world.limits.take('accountMailsPerRecipientFromAll', recipient);
    if (fromAll.ok) return fromAll;
  }
  return takeReserved(world, email);
}

/** One per kind and 15 minutes, from any network: so the inbox always has a link that still works. */
function takeReserved(world: World, email: AccountEmail): Promise<Taken> {
  return world.limits.take('reservedAccountMailPerRecipient', reservedKey(email));
}

/** After a link was used: the one in the inbox no longer works. */
export async function forgetJustSent(world: World, recipient: string): Promise<void> {
  for (const kind of ['reset', 'sign-in'] as const)
    await world.limits.forget('reservedAccountMailPerRecipient', reservedKey({ recipient, kind }));
}

function reservedKey({ recipient, kind }: AccountEmail): string {
  return `${kind} ${recipient}`;
}
