import { accountEmail } from '#platform/accounts/account-email.ts';
import type { Account } from '#platform/accounts/accounts.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.ts';
import type { Who } from '#studio/shared/who.ts';
import { signInMessages } from './sign-in.messages.ts';

export type SignInOutcome =
  | { ok: true; account: Account /** Set-Cookie lines. */; cookies: string[] }
  | { ok: false; refusal: 'incomplete' | 'wrong'; message: string }
  | { ok: false; refusal: 'too-many'; message: string; retryAfterSeconds: number };

/**
 * Somebody signs in. An unknown address and a wrong password are answered with the same words after the same work.
 * Tries are counted before the password is looked at, so that many at once cannot outrun the limit; a success gives
 * its try back.
 */
export async function signIn(
  world: World,
  who: Who,
  input: { email: string; password: string },
): Promise<SignInOutcome> {
  const messages = signInMessages[who.language];
  if (!input.email.trim() || !input.password) {
    return { ok: false, refusal: 'incomplete', message: messages.incomplete };
  }
  const account = accountEmail(input.email) ?? input.email;
  const byAddress = await world.limits.take('failedSignInsPerAddress', who.address);
  const taken = byAddress.ok ? await world.limits.take('failedSignInsPerAccount', account) : byAddress;
  if (!taken.ok) {
    const { retryAfterSeconds } = taken;
    const message = messages['too-many'](Math.ceil(retryAfterSeconds / 60));
    return { ok: false, refusal: 'too-many', message, retryAfterSeconds };
  }
  const answer = await world.accounts.signIn(input);
  if (!answer.ok) return { ok: false, refusal: 'wrong', message: messages.wrong };
  await world.limits.giveBack('failedSignInsPerAddress', who.address);
  await world.limits.forget('failedSignInsPerAccount', account);
  const { role, userId } = answer.account;
  const at = world.clock.now();
  const actor = role === 'owner' ? 'owner' : userId;
  await world.db.transaction((tx) =>
    audit(tx, { at, actor, action: 'session.begun', subject: `user:${userId}` }),
  );
  return answer;
}
