import { makeOwnerLink } from '#studio/people/owner-link.ts';
import { createWorld, type WorldOptions } from './create-world.ts';

/** `npm run owner-link`: makes a set-up link and answers its address. Throws a sentence when it cannot. */
export async function ownerLink(options: WorldOptions): Promise<string> {
  const { world, close } = await createWorld(options);
  return makeOwnerLink(world).finally(close);
}
