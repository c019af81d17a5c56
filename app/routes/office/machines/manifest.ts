import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Route } from './+types/manifest';
import { manifestIcons, manifestResponse } from './manifest-parts.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { studioName } = await studioIdentity(worldOf(context));
  return manifestResponse({
    name: studioName,
    short_name: studioName.split(' ')[0],
    start_url: '/',
    display: 'browser',
    icons: manifestIcons,
  });
}
