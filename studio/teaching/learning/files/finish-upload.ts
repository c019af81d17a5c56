import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { PdfFinding } from '#platform/files/file-tasks.ts';
import type { World } from '#platform/world.ts';
import { chunkBytes, chunkCount } from '#studio/shared/media/chunks.ts';
import { inspectMedia } from '#studio/shared/media/inspect-media.ts';
import { inspectPdf } from '#studio/shared/media/inspect-pdf.ts';
import type { MediaKind } from '#studio/shared/media/media-kind.ts';
import type { May } from '#studio/shared/who.ts';
import { auditAdded } from '#studio/teaching/learning/audit-added.ts';
import { beginUpload, isCurrentVersion, type UploadInput } from './begin-upload.ts';
import { filmMadeFrom } from './films.queries.ts';
import { beginConversion } from './films.store.ts';
import { safeName } from './lesson-file.ts';
import { findLessonFile, standingFile } from './lesson-files.queries.ts';
import { completeFile, lockArriving, lockLessonRow } from './lesson-files.store.ts';
import { readAtIn, type StoredFile, storedFile } from './read-chunks.ts';
import { giveUpUpload } from './remove-file.ts';
import { storeChunk } from './store-chunk.ts';
import { type FileRefusal, fileRefusal } from './upload.messages.ts';

export type FinishOutcome =
  | { ok: true; kind: MediaKind; seconds: number | null }
  | { ok: false; refusal: FileRefusal; message: string };

/**
 * Completes an upload; a recording replaces the previous one. What not every browser plays is refused, or remuxed by a job.
 * 'replaced' when the recordings are not `seen`; the chunks are kept for another attempt. Idempotent.
 */
export async function finishUpload(
  world: World,
  { who, uploadId, seen = null }: { who: May<'catalogue'>; uploadId: string; seen?: string | null },
): Promise<FinishOutcome> {
  const refuse = (refusal: FileRefusal) => fileRefusal(who.language, refusal);
  if (!z.guid().safeParse(uploadId).success) return refuse('not-found');
  const q = world.db.query;
  const file = await findLessonFile(q, uploadId);
  if (!file?.lesson_id) return (await convertedFrom(q, uploadId)) ?? refuse('not-found');
  if (file.state !== 'uploading' && file.kind) return { ok: true, kind: file.kind, seconds: file.seconds };
  const stored = await storedFile(q, file);
  if (!file.kind || stored.chunks.length !== chunkCount(file.bytes, file.chunk_bytes)) {
    return refuse('incomplete');
  }
  const found = await inspectFile(world, file.kind, stored);
  if (typeof found === 'string') {
    if (found !== 'busy') await giveUpUpload(world, who, uploadId);
    return refuse(found);
  }
  const name = safeName(file.name, found.kind);
  const { kind, seconds } = found;
  const whole = { id: uploadId, name, kind, seconds, digest: digestOf(stored.chunks), at: world.clock.now() };
  const lessonId = file.lesson_id;
  const refusal = await world.db.transaction(async (tx) => {
    // Serialises two uploads.
    await lockLessonRow(tx, lessonId);
    const arriving = await lockArriving(tx, uploadId);
    if (arriving?.lesson_id !== lessonId) return 'not-found';
    if (!(await isCurrentVersion(tx, { lessonId, role: arriving.role, seen }))) return 'replaced';
    if (found.isRemuxed) {
      await beginConversion(tx, whole);
      await world.jobs.send(tx, { name: 'convert-film', data: { fileId: uploadId } });
    } else {
      await completeFile(tx, whole);
      await auditAdded(tx, { lessonId, kind: found.kind, at: whole.at });
    }
    return null;
  });
  return refusal ? refuse(refusal) : { ok: true, kind: found.kind, seconds: found.seconds };
}

/** A repeat after a lost response, possibly after conversion. */
async function convertedFrom(q: Queries, uploadId: string): Promise<FinishOutcome | null> {
  const made = await filmMadeFrom(q, uploadId);
  return made?.kind ? { ok: true, kind: made.kind, seconds: made.seconds } : null;
}

async function inspectFile(
  world: World,
  kind: MediaKind,
  stored: StoredFile,
): Promise<{ kind: MediaKind; seconds: number | null; isRemuxed: boolean } | FileRefusal> {
  const read = readAtIn(world.files, stored);
  if (kind === 'pdf') {
    const finding = await inspectPdf(world.processes, await read(0, stored.bytes), 'owner');
    return finding === 'pdf' ? { kind, seconds: null, isRemuxed: false } : pdfRefusals[finding];
  }
  const finding = await inspectMedia(world.processes, { bytes: stored.bytes, read });
  if ('fault' in finding) return finding.fault;
  const { format, seconds, isRemuxed } = finding;
  return { kind: format, seconds, isRemuxed };
}

const pdfRefusals = {
  encrypted: 'encrypted',
  empty: 'empty',
  'cut-off': 'cut-off',
  'not-pdf': 'not-media',
} as const satisfies Readonly<Record<Exclude<PdfFinding, 'pdf'>, FileRefusal>>;

/** SHA-256 over the chunks' digests, in order. */
export function digestOf(chunks: readonly string[]): string {
  return createHash('sha256').update(chunks.join()).digest('hex');
}

/** Stores a file sent with a form, by the same steps. Idempotent. */
export async function storeWholeFile(
  world: World,
  { who, input, bytes }: { who: May<'catalogue'>; input: UploadInput; bytes: Uint8Array },
): Promise<FinishOutcome> {
  const pieces = Array.from({ length: chunkCount(bytes.length, chunkBytes) }, (_, number) => {
    const body = bytes.subarray(number * chunkBytes, (number + 1) * chunkBytes);
    return { number, body, sha256: createHash('sha256').update(body).digest('hex') };
  });
  const there = await standingFile(world.db.query, input, digestOf(pieces.map(({ sha256 }) => sha256)));
  if (there?.kind) return { ok: true, kind: there.kind, seconds: there.seconds };
  const started = await beginUpload(world, who, input);
  if (!started.ok) return started;
  const { id } = started.upload;
  for (const piece of pieces) {
    const stored = await storeChunk(world, who, { uploadId: id, ...piece });
    if (!stored.ok) return stored;
  }
  return finishUpload(world, { who, uploadId: id, seen: input.seen ?? null });
}
