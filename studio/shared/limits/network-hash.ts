import type { World } from '#platform/world.ts';
import { keyedHash } from '../secret-token.ts';
import type { Who } from '../who.ts';
import { networksOf } from './network-of.ts';

/** A network as it is stored with what it holds. */
export interface HashedNetwork {
  hash: string;
  factor: number;
}

/** Smallest first; empty when the address is unknown. */
export function hashNetworks(
  world: Pick<World, 'secret'>,
  { address }: Pick<Who, 'address'>,
): HashedNetwork[] {
  return (address ? networksOf(address) : []).map(({ network, factor }) => ({
    hash: keyedHash(world.secret, 'address', network),
    factor,
  }));
}

export function networkColumns(networks: readonly HashedNetwork[]) {
  const [smallest, ...wider] = networks.map(({ hash }) => hash);
  return { address_hash: smallest ?? null, wider_networks: wider };
}
