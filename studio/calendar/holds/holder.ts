import type { World } from '#platform/world.ts';
import { hashNetworks } from '#studio/shared/limits/network-hash.ts';
import { hashToken, newToken, tokenPattern } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import type { Holder } from './unpaid-holds.queries.ts';

export function holderOf(world: World, who: Who, email: string): Holder & { holderToken: string } {
  const own = who.holderToken;
  const holderToken = own && tokenPattern.test(own) ? own : newToken();
  return {
    holderToken,
    holderHash: hashToken(holderToken),
    networks: hashNetworks(world, who),
    email,
  };
}
