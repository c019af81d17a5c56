import { createHash, randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { chunkBytes } from '#studio/shared/media/chunks.ts';
import { maxMediaBytes } from './media-file.ts';
import { type MediaSource, readAll } from './media-source.ts';
import { announceMediaChunk, insertMediaUpload, markMediaChunkKept } from './media-uploads.store.ts';
import { chunkKey, once, removeUpload, sourceOfChunks } from './upload-chunks.ts';

interface Converted {
  source: MediaSource;
  remove: () => Promise<void>;
}

/**
 * The packets of a film or recording in a file that every engine plays, not encoded again. Its chunks are those of an upload, so that what a crash leaves
 * is removed like an abandoned one.
 * @throws TaskFailed
 */
export async function remuxedMedia(
  world: Pick<World, 'clock' | 'db' | 'processes' | 'files'>,
  source: MediaSource,
): Promise<Converted> {
  const id = randomUUID();
  const { name } = source;
  const at = world.clock.now();
  await insertMediaUpload(world.db.query, { id, name, bytes: source.bytes, fingerprint: id, chunkBytes, at });
  const remove = () => removeUpload(world, id);
  const chunks: { number: number; sha256: string }[] = [];
  const keep = async (number: number, piece: Uint8Array) => {
    const sha256 = createHash('sha256').update(piece).digest('hex');
    const chunk = { uploadId: id, number, sha256 };
    await world.db.transaction((tx) => announceMediaChunk({ tx, now: at }, chunk));
    const rules = { contentType: 'application/octet-stream', maxBytes: piece.length } as const;
    await world.files.put(chunkKey(chunk), once(piece), rules);
    await markMediaChunkKept(world.db.query, id, number);
    chunks[number] = { number, sha256 };
  };
  try {
    const input = { pieceBytes: chunkBytes, mostBytes: maxMediaBytes.video };
    const read = (offset: number, length: number) => readAll(source, offset, offset + length - 1);
    const files = { source: { bytes: source.bytes, read }, sink: keep };
    const { bytes } = await world.processes.run('convert-film', input, files);
    return { source: sourceOfChunks(world, { id, name, bytes, chunk_bytes: chunkBytes }, chunks), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
