import { accountEmail } from '#platform/accounts/account-email.ts';
import type { World } from '#platform/world.ts';
import { countSignIn, type LinkNeeded } from '#studio/people/accounts/sign-in-limits.ts';
import type { Who } from '#studio/shared/who.ts';
import { refused, type TooMany } from './refusals.ts';
import { type SessionStart, startSession } from './start-session.ts';

export interface Credentials {
  email: string;
  password: string;
  device?: string;
}

export type SignInOutcome =
  | SessionStart
  | { ok: false; refusal: 'incomplete' | 'wrong'; message: string }
  | TooMany
  | LinkNeeded;

/** Unknown address and wrong password get the same response after the same work. */
export async function signIn(
  world: World,
  who: Who,
  { email, password, device = '' }: Credentials,
): Promise<SignInOutcome> {
  if (!email.trim() || !password) return refused(who, 'incomplete');
  const attempt = await tryPassword(world, who, { email, password });
  return attempt.ok ? startSession(world, { ...who, account: attempt.account, device }) : attempt;
}

async function tryPassword(world: World, who: Who, input: { email: string; password: string }) {
  return countSignIn(world, {
    who,
    email: accountEmail(input.email) ?? input.email,
    attempt: () => world.accounts.checkPassword(input),
  });
}
