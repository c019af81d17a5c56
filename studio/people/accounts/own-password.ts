import type { World } from '#platform/world.ts';
import { countOwnTry } from '#studio/people/accounts/sign-in-limits.ts';
import type { Who } from '#studio/shared/who.ts';
import { refused, type TooMany } from './refusals.ts';

export type OwnPassword = { ok: true } | { ok: false; refusal: 'wrong-password'; message: string } | TooMany;

/** Re-authentication, counted per signed-in account; others cannot use up the count. */
export async function checkOwnPassword(
  world: World,
  who: Who & { email: string },
  password: string,
): Promise<OwnPassword> {
  const attempt = password
    ? await countOwnTry(world, {
        who,
        key: `signed-in ${who.email}`,
        attempt: () => world.accounts.checkPassword({ email: who.email, password }),
      })
    : refused(who, 'wrong');
  if (attempt.ok) return { ok: true };
  return attempt.refusal === 'wrong' ? refused(who, 'wrong-password') : attempt;
}
