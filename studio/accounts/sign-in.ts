import { accountEmail } from '#platform/accounts/account-email.ts';
import type { World } from '#platform/world.ts';
import { countSignIn, type LinkNeeded } from '#studio/accounts/sign-in-limits.ts';
import type { Who } from '#studio/shared/who.ts';
import { refused, type TooMany } from './refusals.ts';
import { type SessionStart, startSession } from './start-session.ts';

export interface Credentials {
  email: string;
  password: string;
  /** A few words on the browser, for the list of sessions. */
  device?: string;
}

export type SignInOutcome =
  | SessionStart
  | { ok: false; refusal: 'incomplete' | 'wrong'; message: string }
  | TooMany
  | LinkNeeded;

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
  return tried.ok ? startSession(world, who, tried.account, device) : tried;
}

/** Whether the password is right. A try that fails is counted (sign-in-limits.ts). */
async function tryPassword(world: World, who: Who, input: { email: string; password: string }) {
  return countSignIn(world, who, accountEmail(input.email) ?? input.email, () =>
    world.accounts.checkPassword(input),
  );
}
