import { generatedFile } from '#app/web/files/generated-file.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { drawShareImage } from '#studio/money/documents/share-image.ts';
import { signedShareImage } from '#studio/money/documents/sign-share-address.ts';
import type { Route } from './+types/share-image';

/** `/share/<signature>.jpg?title=…`: a page's picture for those who share it. Immutable. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const image = signedShareImage(new URL(request.url), world.secret);
  if (!image) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  factsOf(context).answer.caching = { keys: [], params: { ...image }, seconds: 600 };
  const key = JSON.stringify(image);
  const { bytes } = await generatedFile(world, key, () => drawShareImage(world, image));
  return new Response(bytes, {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
