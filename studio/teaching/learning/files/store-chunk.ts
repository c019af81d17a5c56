import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FileExists } from '#platform/files/files.ts';
import type { World } from '#platform/world.ts';
import { bytesOfChunk } from '#studio/shared/media/chunks.ts';
import { kindOf } from '#studio/shared/media/media-kind.ts';
import type { May } from '#studio/shared/who.ts';
import { chunkKey, maxPdfBytes } from './lesson-file.ts';
import { isUploadArriving } from './lesson-files.queries.ts';
import { announceChunk, lockArriving, markKept, touchArriving } from './lesson-files.store.ts';
import { giveUpUpload } from './remove-file.ts';
import { type FileRefusal, fileRefusal } from './upload.messages.ts';

export interface Chunk {
  uploadId: string;
  number: number;
  sha256: string;
  body: Uint8Array;
}

export type ChunkOutcome = { ok: true } | { ok: false; refusal: FileRefusal; message: string };

/** Checked before megabytes are read. */
export async function isArriving(world: World, _who: May<'catalogue'>, uploadId: string): Promise<boolean> {
  if (!z.guid().safeParse(uploadId).success) return false;
  return isUploadArriving(world.db.query, uploadId);
}

/** Stores a verified chunk; the first one decides the kind. Row before bytes: no orphans. Idempotent. */
export async function storeChunk(world: World, who: May<'catalogue'>, chunk: Chunk): Promise<ChunkOutcome> {
  const refuse = (refusal: FileRefusal) => fileRefusal(who.language, refusal);
  if (!z.guid().safeParse(chunk.uploadId).success) return refuse('not-found');
  const { body, number } = chunk;
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (sha256 !== chunk.sha256.toLowerCase()) return refuse('damaged');
  const at = world.clock.now();
  const answer = await world.db.transaction(async (tx) => {
    const file = await lockArriving(tx, chunk.uploadId);
    if (!file) return 'not-found';
    if (bytesOfChunk(number, file.bytes, file.chunk_bytes) !== body.length) return 'wrong-size';
    const kind = number === 0 ? kindOf(body.subarray(0, 32), file.name) : file.kind;
    if (number === 0 && !kind) return 'not-media';
    if (kind === 'pdf' && file.bytes > maxPdfBytes) return 'pdf-too-large';
    const there = await announceChunk(tx, { fileId: file.id, number, bytes: body.length, sha256 });
    if (there.sha256 !== sha256) return 'changed';
    await touchArriving(tx, { id: file.id, kind, at });
    return there;
  });
  if (answer === 'not-media' || answer === 'pdf-too-large' || answer === 'changed') {
    await giveUpUpload(world, who, chunk.uploadId);
  }
  if (typeof answer === 'string') return refuse(answer);
  if (answer.isKept) return { ok: true };
  const key = chunkKey(chunk.uploadId, number, sha256);
  await world.files
    .put(key, once(body), { contentType: 'application/octet-stream', maxBytes: body.length })
    .catch((error: unknown) => {
      // The same chunk concurrently, or before a crash.
      if (!(error instanceof FileExists)) throw error;
    });
  if (await markKept(world.db.query, { fileId: chunk.uploadId, number })) return { ok: true };
  await world.files.remove(key);
  return refuse('not-found');
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
