import { createHash, randomUUID } from 'node:crypto';
import { FileExists } from '#platform/files/files.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { bytesOfChunk, chunkBytes, chunkCount } from '#studio/shared/media/chunks.ts';
import { kindOf } from '#studio/shared/media/media-kind.ts';
import type { May } from '#studio/shared/who.ts';
import { type AddOutcome, addMediaFile } from './add-media-file.ts';
import { isPictureHead, kindOfFormat, type MediaRefusal, maxMediaBytes, type Refused } from './media-file.ts';
import {
  findMediaUpload,
  interruptedMediaUpload,
  mediaChunks,
  oldMediaUploads,
} from './media-uploads.queries.ts';
import {
  announceMediaChunk,
  completeMediaUpload,
  insertMediaUpload,
  lockMediaUpload,
  markMediaChunkKept,
} from './media-uploads.store.ts';
import { replaceMediaFile } from './replace-media-file.ts';
import { chunkKey, once, removeChunks, removeUpload, sourceOfChunks } from './upload-chunks.ts';

const abandonedAfterHours = 48;

export interface MediaUploadInput {
  name: string;
  bytes: number;
  /** Identifies the file on the sender's computer. */
  fingerprint: string;
}

export interface MediaUpload {
  id: string;
  chunkBytes: number;
  chunks: number;
  /** Numbers of the chunks that need not be sent again. */
  stored: number[];
}

/** Starts an upload or resumes the same one after an interruption. Idempotent. */
export async function beginMediaUpload(
  world: World,
  _who: May<'website'>,
  input: MediaUploadInput,
): Promise<{ ok: true; upload: MediaUpload } | Refused> {
  if (input.bytes === 0) return refuse('empty');
  if (input.bytes > maxMediaBytes.video) return refuse('video-too-large');
  const known = await interruptedMediaUpload(world.db.query, input);
  const id = known?.id ?? randomUUID();
  const perChunk = known?.chunkBytes ?? chunkBytes;
  const at = world.clock.now();
  if (!known) await insertMediaUpload(world.db.query, { ...input, id, chunkBytes: perChunk, at });
  const stored = await mediaChunks(world.db.query, id, { isKept: true });
  const chunks = chunkCount(input.bytes, perChunk);
  return {
    ok: true,
    upload: { id, chunkBytes: perChunk, chunks, stored: stored.map(({ number }) => number) },
  };
}

/** Stores a verified chunk; the first one decides whether the file is welcome. Row before bytes. Idempotent. */
export async function storeMediaChunk(
  world: World,
  who: May<'website'>,
  { uploadId, number, sha256, body }: { uploadId: string; number: number; sha256: string; body: Uint8Array },
): Promise<{ ok: true } | Refused> {
  if (createHash('sha256').update(body).digest('hex') !== sha256.toLowerCase()) return refuse('damaged');
  const chunk = { uploadId, number, sha256: sha256.toLowerCase() };
  const answer = await change(world, who, async (c) => {
    const upload = await lockMediaUpload(c.tx, uploadId);
    if (!upload) return 'not-found';
    if (bytesOfChunk(number, upload.bytes, upload.chunk_bytes) !== body.length) return 'wrong-size';
    const unwelcome = number === 0 ? refusalOf(body, upload) : null;
    if (unwelcome) return unwelcome;
    const there = await announceMediaChunk(c, chunk);
    return there.sha256 === chunk.sha256 ? there : 'changed';
  });
  if (typeof answer === 'string') {
    if (answer !== 'not-found' && answer !== 'wrong-size') await removeUpload(world, uploadId);
    return refuse(answer);
  }
  if (answer.isKept) return { ok: true };
  const key = chunkKey(chunk);
  await world.files
    .put(key, once(body), { contentType: 'application/octet-stream', maxBytes: body.length })
    .catch((error: unknown) => {
      // The same chunk concurrently, or before a crash.
      if (!(error instanceof FileExists)) throw error;
    });
  if (await markMediaChunkKept(world.db.query, uploadId, number)) return { ok: true };
  await world.files.remove(key);
  return refuse('not-found');
}

function refusalOf(head: Uint8Array, { name, bytes }: { name: string; bytes: number }): MediaRefusal | null {
  if (isPictureHead(head)) return bytes > maxMediaBytes.picture ? 'too-large' : null;
  const format = kindOf(head.subarray(0, 32), name);
  if (!format) return 'unsupported';
  const kind = kindOfFormat(format);
  return bytes > maxMediaBytes[kind] ? `${kind}-too-large` : null;
}

/**
 * Adds the file to the library, or puts it in the place of `replaced`. 'incomplete' and 'busy' keep what is there.
 * Idempotent.
 */
export async function finishMediaUpload(
  world: World,
  who: May<'website'>,
  { uploadId, replaced = null }: { uploadId: string; replaced?: { id: string; version: number } | null },
): Promise<AddOutcome> {
  const upload = await findMediaUpload(world.db.query, uploadId);
  if (upload?.media_id) return { ok: true, id: upload.media_id, isNew: false };
  if (!upload || upload.is_complete) return refuse('not-found');
  const chunks = await mediaChunks(world.db.query, uploadId, { isKept: true });
  if (chunks.length !== chunkCount(upload.bytes, upload.chunk_bytes)) return refuse('incomplete');
  const source = sourceOfChunks(world, upload, chunks);
  const added = replaced
    ? await replaceInLibrary(world, who, { ...replaced, source })
    : await addMediaFile(world, who, { source });
  if (added.ok) {
    await completeMediaUpload(world.db.query, { id: uploadId, mediaId: added.id, at: world.clock.now() });
    await removeChunks(world, uploadId);
  } else if (added.refusal !== 'busy') await removeUpload(world, uploadId);
  return added;
}

async function replaceInLibrary(
  world: World,
  who: May<'website'>,
  file: Parameters<typeof replaceMediaFile>[2],
): Promise<AddOutcome> {
  const outcome = await replaceMediaFile(world, who, file);
  return outcome.ok ? { ok: true, id: file.id, isNew: false } : outcome;
}

/** Idempotent. */
export async function cancelMediaUpload(world: World, _who: May<'website'>, uploadId: string): Promise<void> {
  const upload = await findMediaUpload(world.db.query, uploadId);
  if (upload && !upload.is_complete) await removeUpload(world, uploadId);
}

/** Reconciler: uploads without progress for 48 hours, and completed ones. Idempotent. */
export async function deleteOldMediaUploads(world: World): Promise<number> {
  const before = world.clock.now().subtract({ hours: abandonedAfterHours });
  const ids = await oldMediaUploads(world.db.query, before);
  for (const id of ids) await removeUpload(world, id);
  return ids.length;
}

function refuse(refusal: MediaRefusal): Refused {
  return { ok: false, refusal };
}
