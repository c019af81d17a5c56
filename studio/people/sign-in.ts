import { accountEmail } from '#platform/accounts/account-email.ts';
import type { Account } from '#platform/accounts/accounts.ts';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { type LetIn, letIn } from './let-in.ts';
import { refused, type TooMany, tooMany } from './refusals.ts';

export interface Credentials {
  email: string;
  password: string;
  /** A few words on the browser, for the list of sessions. */
  device?: string;
}

export type SignInOutcome = LetIn | { ok: false; refusal: 'incomplete' | 'wrong'; message: string } | TooMany;

/**
 * Somebody signs in. An unknown address and a wrong password are answered with the same words after the same work.
 */
export async function signIn(
  world: World,
  who: Who,
  { email, password, device = '' }: Credentials,
): Promise<SignInOutcome> {
  if (!email.trim() || !password) return refused(who, 'incomplete');
  const tried = await tryPassword(world, who, { email, password });
  return tried.ok ? letIn(world, who, tried.account, device) : tried;
}

export type TriedPassword =
  | { ok: true; account: Account }
  | { ok: false; refusal: 'wrong'; message: string }
  | TooMany;

/**
 * Whether the password is right. Tries are counted before it is looked at, so that many at once cannot outrun the limit;
 * a success gives its try back.
 */
export async function tryPassword(
  world: World,
  who: Who,
  input: { email: string; password: string },
): Promise<TriedPassword> {
  return countedTry(world, who, accountEmail(input.email) ?? input.email, () =>
    world.accounts.checkPassword(input),
  );
}

/** A try at a password of the account with this address, counted as one. */
export async function countedTry(
  world: World,
  who: Who,
  email: string,
  attempt: () => Promise<Account | null>,
): Promise<TriedPassword> {
  const byAddress = await world.limits.take('failedSignInsPerAddress', who.address);
  const taken = byAddress.ok ? await world.limits.take('failedSignInsPerAccount', email) : byAddress;
  if (!taken.ok) return tooMany(who, taken.retryAfterSeconds);
  const account = await attempt();
  if (!account) return refused(who, 'wrong');
  await world.limits.giveBack('failedSignInsPerAddress', who.address);
  await world.limits.forget('failedSignInsPerAccount', email);
  return { ok: true, account };
}
