import type { World } from '#platform/world.ts';
import { hashToken, keyedHash, newToken, tokenPattern } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import type { Holder } from './unpaid-holds.ts';

/** Who asks for a time, as it is kept: the browser's token (a new one when it brings none), address and e-mail. */
export function holderOf(world: World, who: Who, email: string): Holder & { holderToken: string } {
  const own = who.holderToken;
  const holderToken = own && tokenPattern.test(own) ? own : newToken();
  return {
    holderToken,
    holderHash: hashToken(holderToken),
    addressHash: who.address && keyedHash(world.secret, 'address', who.address),
    email,
  };
}
