import type { World } from '#platform/world.ts';
import { countOwnTry } from '#studio/accounts/sign-in-limits.ts';
import type { Who } from '#studio/shared/who.ts';
import { refused, type TooMany } from './refusals.ts';

export type OwnPassword = { ok: true } | { ok: false; refusal: 'wrong-password'; message: string } | TooMany;

/**
 * Somebody signed in types their password again, before what only they may change. Counted for whoever is
 * signed in, so that a borrowed screen is no place to guess, and nobody else can use the count up.
 */
export async function checkOwnPassword(
  world: World,
  who: Who & { email: string },
  password: string,
): Promise<OwnPassword> {
  const tried = password
    ? await countOwnTry(world, who, `signed-in ${who.email}`, () =>
        world.accounts.checkPassword({ email: who.email, password }),
      )
    : refused(who, 'wrong');
  if (tried.ok) return { ok: true };
  return tried.refusal === 'wrong' ? refused(who, 'wrong-password') : tried;
}
