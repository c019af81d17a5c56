import type { World } from '#platform/world.ts';
import { keyedHash } from '../secret-token.ts';
import type { Who } from '../who.ts';
import { networkOf } from './network-of.ts';

export function networkHash(world: Pick<World, 'secret'>, who: Pick<Who, 'address'>): string | null {
  return who.address && keyedHash(world.secret, 'address', networkOf(who.address));
}
