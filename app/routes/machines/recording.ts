import { answerFile } from '#app/web/files/answer-file.ts';
import { worldOf } from '#app/web/world.ts';
import { openRecording } from '#studio/content/store-recording.ts';
import { streamOf } from '#studio/shared/stream-of.ts';
import type { Route } from './+types/recording';

/** `/recordings/<id>.<kind>`: a recording of the owner, whole or in part. Immutable. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const { file } = params;
  const found = await openRecording(world, file);
  if (!found) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  await found.body.cancel();
  return answerFile(request, {
    bytes: found.bytes,
    contentType: found.contentType,
    digest: file,
    name: file,
    isImmutable: true,
    read: (start, end) => streamOf(piecesOf(world, file, { start, end })),
  });
}

/** Opens the file when the body is read: a HEAD request never does. */
async function* piecesOf(
  world: ReturnType<typeof worldOf>,
  file: string,
  range: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  const part = await openRecording(world, file, range);
  if (!part) throw new Error(`The recording ${file} was removed while it was read`);
  yield* part.body;
}
