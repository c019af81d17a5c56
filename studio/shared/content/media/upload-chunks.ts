import type { World } from '#platform/world.ts';
import { stretchesOf } from '#studio/shared/media/chunks.ts';
import type { MediaSource } from './media-source.ts';
import { mediaChunks } from './media-uploads.queries.ts';
import { deleteMediaChunks, deleteMediaUpload } from './media-uploads.store.ts';

/** The file that the chunks of an upload make together. */
export function sourceOfChunks(
  world: Pick<World, 'files'>,
  { id, name, bytes, chunk_bytes }: { id: string; name: string; bytes: number; chunk_bytes: number },
  chunks: ReadonlyArray<{ number: number; sha256: string }>,
): MediaSource {
  return {
    name,
    bytes,
    async *read(start, end) {
      for (const part of stretchesOf(start, end, chunk_bytes)) {
        const { sha256 = '' } = chunks[part.number] ?? {};
        const key = chunkKey({ uploadId: id, number: part.number, sha256 });
        const opened = await world.files.open(key, { start: part.start, end: part.end });
        if (!opened) throw new Error(`chunk ${part.number} of the upload ${id} is missing`);
        yield* opened.body;
      }
    },
  };
}

export async function removeUpload(world: Pick<World, 'db' | 'files'>, id: string): Promise<void> {
  await removeChunks(world, id);
  await deleteMediaUpload(world.db.query, id);
}

/** Bytes before rows, so that a crash leaves no orphan. */
export async function removeChunks(world: Pick<World, 'db' | 'files'>, uploadId: string): Promise<void> {
  for (const { number, sha256 } of await mediaChunks(world.db.query, uploadId, { isKept: false })) {
    await world.files.remove(chunkKey({ uploadId, number, sha256 }));
  }
  await deleteMediaChunks(world.db.query, uploadId);
}

/** Content-addressed, so that a repeated chunk has the same key. */
export function chunkKey({
  uploadId,
  number,
  sha256,
}: {
  uploadId: string;
  number: number;
  sha256: string;
}): string {
  return `media/uploads/${uploadId}/${String(number).padStart(5, '0')}-${sha256.slice(0, 32)}.bin`;
}

export async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
