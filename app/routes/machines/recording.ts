import { answerFile } from '#app/web/files/answer-file.ts';
import { worldOf } from '#app/web/world.ts';
import { openRecording } from '#studio/content/store-recording.ts';
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
    read: (start, end) => lazily(world, file, { start, end }),
  });
}

/** Opens the file when the body is read: a HEAD request never does. */
function lazily(
  world: ReturnType<typeof worldOf>,
  file: string,
  range: { start: number; end: number },
): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const open = async () => {
    const part = await openRecording(world, file, range);
    if (!part) throw new Error(`The recording ${file} was removed while it was read`);
    return part.body.getReader();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(to) {
        reader ??= await open();
        const { done, value } = await reader.read();
        if (done) to.close();
        else to.enqueue(value);
      },
      cancel: () => reader?.cancel(),
    },
    { highWaterMark: 0 },
  );
}
