import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.ts';
import { inspectPdf } from '#studio/shared/inspect-pdf.ts';
import type { Who } from '#studio/shared/who.ts';
import { beginUpload, isStillSeen, type UploadInput } from './begin-upload.ts';
import { keepChunk } from './keep-chunk.ts';
import { chunkBytes, chunkCount, type LessonFileKind, safeName } from './lesson-file.ts';
import { completeFile, lockArriving, standingFile } from './lesson-files.store.ts';
import { mediaSeconds } from './media-seconds.ts';
import { readAtIn, type StoredFile, storedFile } from './read-chunks.ts';
import { giveUpUpload } from './remove-file.ts';
import { type FileRefusal, fileRefusal } from './upload.messages.ts';

export type FinishOutcome =
  | { ok: true; kind: LessonFileKind; seconds: number | null }
  | { ok: false; refusal: FileRefusal; message: string };

/**
 * All chunks are there: the file is the lesson's from now on, and a recording takes the place of the one before it.
 * Idempotent. A PDF is read first: one that is cut short or asks for a password is refused, and nothing of it stays.
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
  const file = await q
    .selectFrom('lesson_files')
    .selectAll()
    .where('id', '=', uploadId)
    .where('lesson_id', 'is not', null)
    .executeTakeFirst();
  if (!file) return refuse('not-found');
  if (file.state === 'whole' && file.kind) return { ok: true, kind: file.kind, seconds: file.seconds };
  const stored = await storedFile(q, file);
  if (!file.kind || stored.chunks.length !== chunkCount(file.bytes, file.chunk_bytes)) {
    return refuse('incomplete');
  }
  const finding = file.kind === 'pdf' ? await inspect(world, stored) : 'pdf';
  if (finding !== 'pdf') {
    await giveUpUpload(world, who, uploadId);
    return refuse(finding === 'encrypted' ? 'encrypted' : 'not-media');
  }
  const { kind } = file;
  const seconds = await mediaSeconds(kind, file.bytes, readAtIn(world.files, stored));
  const digest = digestOf(stored.chunks);
  const at = world.clock.now();
  const done = await world.db.transaction(async (tx) => {
    // Two who put a recording there take turns; the lesson before its files, as whoever deletes it.
    await tx.selectFrom('lessons').select('id').where('id', '=', file.lesson_id).forUpdate().execute();
    const arriving = await lockArriving(tx, uploadId);
    const lessonId = arriving?.lesson_id;
    if (!arriving || !lessonId) return 'not-found';
    if (!(await isStillSeen(tx, { lessonId, role: arriving.role, seen }))) return 'replaced';
    await completeFile(tx, { id: uploadId, name: safeName(file.name, kind), seconds, digest, at });
    const subject = `lesson:${lessonId}`;
    await audit(tx, { at, actor: 'owner', action: 'lesson.file-added', subject, details: { kind } });
    return 'whole';
  });
  return done === 'whole' ? { ok: true, kind, seconds } : refuse(done);
}

/** Of a whole file, by the SHA-256 of its chunks in their order. */
function digestOf(chunks: readonly string[]): string {
  return createHash('sha256').update(chunks.join()).digest('hex');
}

async function inspect(world: World, file: StoredFile) {
  return inspectPdf(await readAtIn(world.files, file)(0, file.bytes));
}

/**
 * A file that came with a form, at once: the same steps, one after the other. The same form sent twice puts it there
 * once.
 */
export async function keepWholeFile(
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
    const kept = await keepChunk(world, who, { uploadId: id, ...piece });
    if (!kept.ok) return kept;
  }
  return finishUpload(world, who, id, input.seen ?? null);
}
