import { worldOf } from '#app/web/world.ts';
import { openPicture } from '#studio/shared/content/store-picture.ts';
import type { Route } from './+types/picture';

/** `/pictures/<id>/<width>.<format>`: an uploaded photograph. Immutable. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const file = await openPicture(worldOf(context), params.id, params.file);
  if (!file) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });
}
