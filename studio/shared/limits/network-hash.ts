import type { World } from '#platform/world.ts';
import { keyedHash } from '../secret-token.ts';
import type { Who } from '../who.ts';
import { networksOf } from './network-of.ts';

/** A network as it is stored with what it reserves, of which it may have `factor` times as much. */
export interface HashedNetwork {
  hash: string;
  factor: number;
}

/** Smallest first; empty when the address is unknown. */
export function hashNetworks(
  world: Pick<World, 'secret'>,
  { address }: Pick<Who, 'address'>,
): HashedNetwork[] {
  return (address ? networksOf(address) : []).map(({ network, reservedFactor }) => ({
    hash: keyedHash(world.secret, 'address', network),
    factor: reservedFactor,
  }));
}

/** How much it may reserve where a /64 or IPv4 address may reserve `limit`. */
export function mostReserved({ factor }: HashedNetwork, limit: number): number {
  return Math.floor(limit * factor);
}

export function networkColumns(networks: readonly HashedNetwork[]) {
  const [smallest, ...wider] = networks.map(({ hash }) => hash);
  return { address_hash: smallest ?? null, wider_networks: wider };
}
