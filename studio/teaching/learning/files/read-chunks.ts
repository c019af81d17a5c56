import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Queries } from '#platform/db/database.ts';
import { migrationsFolder } from '#platform/db/migrate.ts';
import type { InputSource } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';
import { stretchesOf } from '#studio/shared/media/chunks.ts';
import { streamOf } from '#studio/shared/stream-of.ts';
import { chunkKey } from './lesson-file.ts';
import { storedChunks } from './lesson-files.queries.ts';

/** Beside the migrations, which are read at run time too. */
const sampleFolder = join(dirname(migrationsFolder), 'sample');

export interface StoredFile {
  id: string;
  bytes: number;
  chunkBytes: number;
  sample: string | null;
  chunks: readonly string[];
}

export async function storedFile(
  q: Queries,
  file: { id: string; bytes: number; chunk_bytes: number; sample: string | null },
): Promise<StoredFile> {
  const chunks = file.sample ? [] : await storedChunks(q, file.id);
  return {
    id: file.id,
    bytes: file.sample ? await sampleBytes(file.sample) : file.bytes,
    chunkBytes: file.chunk_bytes,
    sample: file.sample,
    chunks: chunks.map(({ sha256 }) => sha256),
  };
}

/** Of this release: the row has the size of the release that loaded the sample. */
async function sampleBytes(sample: string): Promise<number> {
  return (await stat(join(sampleFolder, sample))).size;
}

/** Bytes `start` to `end`, inclusive. Opens one chunk at a time, lazily; closes on cancel. */
export function readStored(
  files: World['files'],
  { file, start, end }: { file: StoredFile; start: number; end: number },
): ReadableStream<Uint8Array> {
  return streamOf(readPieces(files, { file, start, end }));
}

export function readAtIn(files: World['files'], file: StoredFile): InputSource['read'] {
  return async (offset, length) => {
    if (offset >= file.bytes) return new Uint8Array();
    const pieces: Uint8Array[] = [];
    const end = Math.min(offset + length, file.bytes) - 1;
    for await (const piece of readPieces(files, { file, start: offset, end })) pieces.push(piece);
    return new Uint8Array(Buffer.concat(pieces));
  };
}

async function* readPieces(
  files: World['files'],
  { file, start, end }: { file: StoredFile; start: number; end: number },
) {
  if (file.sample) {
    yield* createReadStream(join(sampleFolder, file.sample), { start, end }) as AsyncIterable<Uint8Array>;
    return;
  }
  for (const stretch of stretchesOf(start, end, file.chunkBytes)) {
    const key = chunkKey(file.id, stretch.number, file.chunks[stretch.number] ?? '');
    const opened = await files.open(key, { start: stretch.start, end: stretch.end });
    if (!opened) throw new Error(`chunk ${stretch.number} of lesson file ${file.id} is not there`);
    yield* opened.body;
  }
}
