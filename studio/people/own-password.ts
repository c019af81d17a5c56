import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { refused, type TooMany } from './refusals.ts';
import { tryPassword } from './sign-in.ts';

export type OwnPassword = { ok: true } | { ok: false; refusal: 'wrong-password'; message: string } | TooMany;

/**
 * Somebody signed in types their password again, before what only they may change. Counted as a try to sign in, so that a
 * borrowed screen is no place to guess.
 */
export async function checkOwnPassword(
  world: World,
  who: Who & { email: string },
  password: string,
): Promise<OwnPassword> {
  const tried = password
    ? await tryPassword(world, who, { email: who.email, password })
    : refused(who, 'wrong');
  if (tried.ok) return { ok: true };
  return tried.refusal === 'wrong' ? refused(who, 'wrong-password') : tried;
}
