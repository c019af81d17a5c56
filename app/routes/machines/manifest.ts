import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import type { Route } from './+types/manifest';

/** `/manifest.webmanifest` */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { studioName } = await studioIdentity(worldOf(context));
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name: studioName,
    short_name: studioName.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: '#f5f1e8',
    theme_color: '#f5f1e8',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
