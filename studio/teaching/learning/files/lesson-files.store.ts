import type { Queries, Tx } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import type { MediaKind } from '#studio/shared/media/media-kind.ts';

export interface NewLessonFile {
  id: string;
  lessonId: string;
  role: 'media' | 'resource';
  language: Language | null;
  name: string;
  bytes: number;
  chunkBytes: number;
  fingerprint: string;
  madeFrom?: string;
  at: Temporal.Instant;
}

export async function insertArriving(q: Queries, file: NewLessonFile): Promise<void> {
  await q
    .insertInto('lesson_files')
    .values({
      id: file.id,
      lesson_id: file.lessonId,
      role: file.role,
      language: file.language,
      state: 'uploading',
      name: file.name,
      bytes: file.bytes,
      chunk_bytes: file.chunkBytes,
      fingerprint: file.fingerprint,
      made_from: file.madeFrom ?? null,
      created_at: file.at,
      changed_at: file.at,
    })
    .execute();
}

export interface SampleFile {
  lessonId: string;
  role: 'media' | 'resource';
  language: Language | null;
  name: string;
  kind: MediaKind;
  bytes: number;
  seconds: number | null;
  digest: string;
  sample: string;
  at: Temporal.Instant;
}

export async function insertSampleFiles(tx: Tx, files: readonly SampleFile[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('lesson_files')
    .values(
      files.map((file) => ({
        lesson_id: file.lessonId,
        role: file.role,
        language: file.language,
        state: 'complete' as const,
        name: file.name,
        kind: file.kind,
        bytes: file.bytes,
        chunk_bytes: file.bytes,
        seconds: file.seconds,
        digest: file.digest,
        sample: file.sample,
        created_at: file.at,
        changed_at: file.at,
      })),
    )
    .execute();
}

export async function lockArriving(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('lesson_files')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .where('lesson_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export interface NewChunk {
  fileId: string;
  number: number;
  bytes: number;
  sha256: string;
}

/** Written before the bytes. Returns an existing chunk of this number. */
export async function announceChunk(
  q: Queries,
  chunk: NewChunk,
): Promise<{ sha256: string; isKept: boolean }> {
  await q
    .insertInto('lesson_file_chunks')
    .values({ file_id: chunk.fileId, number: chunk.number, bytes: chunk.bytes, sha256: chunk.sha256 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sha256, is_kept } = await q
    .selectFrom('lesson_file_chunks')
    .select(['sha256', 'is_kept'])
    .where('file_id', '=', chunk.fileId)
    .where('number', '=', chunk.number)
    .executeTakeFirstOrThrow();
  return { sha256, isKept: is_kept };
}

export async function markKept(
  q: Queries,
  { fileId, number }: Pick<NewChunk, 'fileId' | 'number'>,
): Promise<boolean> {
  const kept = await q
    .updateTable('lesson_file_chunks')
    .set({ is_kept: true })
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .returning('number')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Keeps the upload from being abandoned; stores its kind once known. */
export async function touchArriving(
  q: Queries,
  file: { id: string; kind: MediaKind | null; at: Temporal.Instant },
): Promise<void> {
  await q
    .updateTable('lesson_files')
    .set({
      changed_at: file.at,
      ...(file.kind ? { kind: file.kind } : {}),
    })
    .where('id', '=', file.id)
    .execute();
}

export async function completeFile(
  tx: Tx,
  file: {
    id: string;
    name: string;
    /** Absent: as it is stored. */
    kind?: MediaKind;
    seconds: number | null;
    digest: string;
    bytes?: number;
    at: Temporal.Instant;
  },
): Promise<void> {
  const { role, lesson_id, language } = await tx
    .updateTable('lesson_files')
    .set({
      state: 'complete',
      name: file.name,
      ...(file.kind ? { kind: file.kind } : {}),
      seconds: file.seconds,
      digest: file.digest,
      ...(file.bytes === undefined ? {} : { bytes: file.bytes }),
      changed_at: file.at,
    })
    .where('id', '=', file.id)
    .returning(['role', 'lesson_id', 'language'])
    .executeTakeFirstOrThrow();
  if (role !== 'media') return;
  await tx
    .updateTable('lesson_files')
    .set({ lesson_id: null, changed_at: file.at })
    .where('lesson_id', '=', lesson_id)
    .where('role', '=', 'media')
    .where('state', '=', 'complete')
    .where('language', 'is not distinct from', language)
    .where('id', '!=', file.id)
    .execute();
}

/** Removes the reference; the reconciler deletes the bytes. */
export async function releaseFile(q: Queries, id: string, at: Temporal.Instant): Promise<boolean> {
  const row = await q
    .updateTable('lesson_files')
    .set({ lesson_id: null, changed_at: at })
    .where('id', '=', id)
    .where('lesson_id', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFileRows(q: Queries, id: string): Promise<void> {
  await q.deleteFrom('lesson_file_chunks').where('file_id', '=', id).execute();
  await q.deleteFrom('lesson_files').where('id', '=', id).where('lesson_id', 'is', null).execute();
}

/** Lock order: lesson before files. False: no such lesson. */
export async function lockLessonRow(tx: Tx, lessonId: string): Promise<boolean> {
  const lesson = await tx
    .selectFrom('lessons')
    .select('id')
    .where('id', '=', lessonId)
    .forUpdate()
    .executeTakeFirst();
  return lesson !== undefined;
}

/** `whole`, or any state before it. */
export async function lockFileInState(tx: Tx, id: string, state: 'uploading' | 'complete') {
  return tx
    .selectFrom('lesson_files')
    .select('lesson_id')
    .where('id', '=', id)
    .where('state', state === 'complete' ? '=' : '!=', 'complete')
    .forUpdate()
    .executeTakeFirst();
}
