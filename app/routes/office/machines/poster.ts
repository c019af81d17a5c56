import { worldOf } from '#app/web/world.ts';
import { openPoster } from '#studio/site/artist/videos.queries.ts';
import type { Route } from './+types/poster';

/** `/posters/<film>/poster.webp`: our copy of a video's poster. Immutable. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const file = await openPoster(worldOf(context), params.video);
  if (!file) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
