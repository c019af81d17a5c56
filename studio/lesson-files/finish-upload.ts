import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { isFileFault, MediaFailed, type MediaSource } from '#platform/media/media.ts';
import type { World } from '#platform/world.ts';
import { auditAdded } from '#studio/learning/audit-added.ts';
import { inspectPdf } from '#studio/shared/inspect-pdf.ts';
import type { Who } from '#studio/shared/who.ts';
import { beginUpload, isCurrentVersion, type UploadInput } from './begin-upload.ts';
import { beginConversion } from './films.store.ts';
import { chunkBytes, chunkCount, type LessonFileKind, safeName } from './lesson-file.ts';
import { completeFile, lockArriving, standingFile } from './lesson-files.store.ts';
import { mediaDurationSeconds } from './media-duration.ts';
import { readAtIn, type StoredFile, storedFile } from './read-chunks.ts';
import { giveUpUpload } from './remove-file.ts';
import { storeChunk } from './store-chunk.ts';
import { type FileRefusal, fileRefusal } from './upload.messages.ts';

export type FinishOutcome =
  | { ok: true; kind: LessonFileKind; seconds: number | null }
  | { ok: false; refusal: FileRefusal; message: string };

/**
 * All chunks are there: the file is the lesson's from now on, and a recording takes the place of the one before it.
 * Idempotent. A PDF is read first: one that is cut short or asks for a password is refused, and nothing of it stays. A
 * QuickTime film is converted to MP4 by a job and takes its place then; one that browsers would not play is refused.
 * 'replaced' when the recordings are not those the form was made of (`seen`, as in `uploadInput`): all that has come
 * waits for whoever sends the same file again.
 */
export async function finishUpload(
  world: World,
  who: Who,
  uploadId: string,
  seen: string | null = null,
): Promise<FinishOutcome> {
  const refuse = (refusal: FileRefusal) => fileRefusal(who.language, refusal);
  if (who.role !== 'owner') return refuse('not-allowed');
  if (!z.guid().safeParse(uploadId).success) return refuse('not-found');
  const q = world.db.query;
  const file = await q.selectFrom('lesson_files').selectAll().where('id', '=', uploadId).executeTakeFirst();
  if (!file?.lesson_id) return (await convertedFrom(q, uploadId)) ?? refuse('not-found');
  if (file.state !== 'arriving' && file.kind) return { ok: true, kind: file.kind, seconds: file.seconds };
  const stored = await storedFile(q, file);
  if (!file.kind || stored.chunks.length !== chunkCount(file.bytes, file.chunk_bytes)) {
    return refuse('incomplete');
  }
  const found = await lookInto(world, { kind: file.kind, isQuickTime: file.is_quicktime }, stored);
  if (typeof found === 'string') {
    if (found !== 'busy') await giveUpUpload(world, who, uploadId);
    return refuse(found);
  }
  const name = safeName(file.name, found.kind);
  const whole = { id: uploadId, name, ...found, digest: digestOf(stored.chunks), at: world.clock.now() };
  const lessonId = file.lesson_id;
  const refusal = await world.db.transaction(async (tx) => {
    // Two who put a recording there take turns; the lesson before its files, as whoever deletes it.
    await tx.selectFrom('lessons').select('id').where('id', '=', lessonId).forUpdate().execute();
    const arriving = await lockArriving(tx, uploadId);
    if (arriving?.lesson_id !== lessonId) return 'not-found';
    if (!(await isCurrentVersion(tx, { lessonId, role: arriving.role, seen }))) return 'replaced';
    if (file.is_quicktime) {
      await beginConversion(tx, whole);
      await world.jobs.send(tx, 'convert-film', { fileId: uploadId });
    } else {
      await completeFile(tx, whole);
      await auditAdded(tx, { lessonId, kind: found.kind, at: whole.at });
    }
    return null;
  });
  return refusal ? refuse(refusal) : { ok: true, kind: found.kind, seconds: found.seconds };
}

/** A lost answer is asked for again, maybe after the film was converted. */
async function convertedFrom(q: Queries, uploadId: string): Promise<FinishOutcome | null> {
  const made = await q
    .selectFrom('lesson_files')
    .select(['kind', 'seconds'])
    .where('made_from', '=', uploadId)
    .where('state', '=', 'whole')
    .where('lesson_id', 'is not', null)
    .executeTakeFirst();
  return made?.kind ? { ok: true, kind: made.kind, seconds: made.seconds } : null;
}

/** What a file that has come turns out to be, or why it is refused. */
async function lookInto(
  world: World,
  { kind, isQuickTime }: { kind: LessonFileKind; isQuickTime: boolean },
  stored: StoredFile,
): Promise<{ kind: LessonFileKind; seconds: number | null } | FileRefusal> {
  const read = readAtIn(world.files, stored);
  if (isQuickTime) return lookIntoFilm(world, { bytes: stored.bytes, read });
  if (kind === 'pdf') {
    const finding = inspectPdf(await read(0, stored.bytes));
    if (finding !== 'pdf') return finding === 'encrypted' ? 'encrypted' : 'not-media';
  }
  return { kind, seconds: await mediaDurationSeconds(kind, stored.bytes, read) };
}

async function lookIntoFilm(
  world: World,
  source: MediaSource,
): Promise<{ kind: LessonFileKind; seconds: number } | FileRefusal> {
  try {
    const finding = await world.media.run('inspect-film', {}, { source });
    return 'seconds' in finding ? finding : finding.kind;
  } catch (error) {
    if (isFileFault(error)) return 'not-media';
    if (error instanceof MediaFailed) return 'busy';
    throw error;
  }
}

/** Of a whole file, by the SHA-256 of its chunks in their order. */
export function digestOf(chunks: readonly string[]): string {
  return createHash('sha256').update(chunks.join()).digest('hex');
}

/**
 * A file that came with a form, at once: the same steps, one after the other. The same form sent twice puts it there
 * once.
 */
export async function storeWholeFile(
  world: World,
  who: Who,
  input: UploadInput,
  bytes: Uint8Array,
): Promise<FinishOutcome> {
  const pieces = Array.from({ length: chunkCount(bytes.length, chunkBytes) }, (_, number) => {
    const body = bytes.subarray(number * chunkBytes, (number + 1) * chunkBytes);
    return { number, body, sha256: createHash('sha256').update(body).digest('hex') };
  });
  const there = await standingFile(world.db.query, input, digestOf(pieces.map(({ sha256 }) => sha256)));
  if (there?.kind && who.role === 'owner') return { ok: true, kind: there.kind, seconds: there.seconds };
  const begun = await beginUpload(world, who, input);
  if (!begun.ok) return begun;
  const { id } = begun.upload;
  for (const piece of pieces) {
    const kept = await storeChunk(world, who, { uploadId: id, ...piece });
    if (!kept.ok) return kept;
  }
  return finishUpload(world, who, id, input.seen ?? null);
}
