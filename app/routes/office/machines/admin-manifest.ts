import { adminFrameMessages } from '#app/routes/admin/frame.messages.ts';
import { worldOf } from '#app/web/world.ts';
import { ownerReader } from '#studio/messages/notifications/bookings/booking-email.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Route } from './+types/admin-manifest';
import { manifestIcons, manifestResponse } from './manifest-parts.ts';

/** `/admin.webmanifest`: the back office as an installed app, which begins with Today. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const { studioName } = await studioIdentity(world);
  const language = (await ownerReader(world.db.query))?.language ?? 'en';
  const { admin } = adminFrameMessages[language];
  return manifestResponse({
    id: '/admin',
    name: `${studioName} ${admin.toLowerCase()}`,
    short_name: admin,
    lang: language,
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    icons: manifestIcons,
  });
}
