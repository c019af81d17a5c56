import { generatedFile } from '#app/web/files/generated-file.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { emailPicture, emailPictureFile } from '#studio/shared/content/email-picture.ts';
import { openPicture } from '#studio/shared/content/store-picture.ts';
import type { Route } from './+types/picture';

const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
};

const notFound = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/** `/pictures/<id>/<width>.<format>`: an uploaded photograph. Immutable. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  if (params.file === emailPictureFile) return forEmails(worldOf(context), params.id);
  const file = await openPicture(worldOf(context), params.id, params.file);
  if (!file) return notFound();
  return new Response(file.body, {
    headers: { 'content-type': file.contentType, 'content-length': String(file.bytes), ...immutable },
  });
}

/** A JPEG: many email programs show no other format. */
async function forEmails(world: World, id: string): Promise<Response> {
  const { bytes } = await generatedFile(
    world,
    `email picture ${id}`,
    async () => (await emailPicture(world, id)) ?? new Uint8Array(),
  );
  if (bytes.length === 0) return notFound();
  return new Response(bytes, { headers: { 'content-type': 'image/jpeg', ...immutable } });
}
