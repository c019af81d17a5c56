import type { World } from '#platform/world.ts';
import { spellingsOf } from '#studio/people/own-rows.queries.ts';
import { keyedHash } from '#studio/shared/secret-token.ts';

/** Of an erased address, which is stored nowhere; the same for every spelling. */
export function guestHash({ secret }: Pick<World, 'secret'>, email: string): string {
  return keyedHash(secret, 'erased guest', spellingsOf(email).at(-1) ?? '');
}
