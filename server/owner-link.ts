import { systemClock } from '#platform/clock.ts';
import { isDirectoryInUse } from '#platform/db/embedded/directory-lock.ts';
import { makeOwnerLink, writeOwnerLinkFile } from '#studio/people/accounts/owner-link.ts';
import { createWorld, type WorldOptions } from './create-world.ts';

/** `npm run owner-link`: creates a set-up link, also while the server runs. Throws an operator's message. */
export async function ownerLink(options: WorldOptions): Promise<string> {
  const { settings, clock = systemClock } = options;
  if (!settings.databaseUrl && isDirectoryInUse(settings.dataDir))
    return writeOwnerLinkFile({ clock, settings });
  const { world, close } = await createWorld(options);
  return makeOwnerLink(world).finally(close);
}
