import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';

export async function findLessonFile(q: Queries, id: string) {
  return q.selectFrom('lesson_files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An identical file at its destination: a repeat. */
export function standingFile(
  q: Queries,
  file: { lessonId: string; role: 'media' | 'resource'; language: Language | null },
  digest: string,
) {
  return q
    .selectFrom('lesson_files')
    .select(['kind', 'seconds'])
    .where('lesson_id', '=', file.lessonId)
    .where('role', '=', file.role)
    .where('state', 'in', ['complete', 'converting'])
    .where('language', 'is not distinct from', file.language)
    .where((is) => is.or([is('digest', '=', digest), is('source_digest', '=', digest)]))
    .executeTakeFirst();
}

export async function wholeFilesOf(
  q: Queries,
  lessonId: string,
  role?: 'media' | 'resource',
): Promise<string[]> {
  const rows = await q
    .selectFrom('lesson_files')
    .select('id')
    .where('lesson_id', '=', lessonId)
    .where('state', '=', 'complete')
    .$if(role !== undefined, (files) => files.where('role', '=', role ?? 'media'))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The same upload, interrupted. */
export async function interruptedUpload(
  q: Queries,
  file: {
    lessonId: string;
    role: 'media' | 'resource';
    language: Language | null;
    name: string;
    bytes: number;
    fingerprint: string;
  },
): Promise<{ id: string; chunkBytes: number } | null> {
  const row = await q
    .selectFrom('lesson_files')
    .select(['id', 'chunk_bytes as chunkBytes'])
    .where('lesson_id', '=', file.lessonId)
    .where('state', '=', 'uploading')
    .where('made_from', 'is', null)
    .where('role', '=', file.role)
    .where('language', 'is not distinct from', file.language)
    .where('name', '=', file.name)
    .where('bytes', '=', file.bytes)
    .where('fingerprint', '=', file.fingerprint)
    .orderBy('created_at')
    .executeTakeFirst();
  return row ?? null;
}

export async function storedChunks(
  q: Queries,
  fileId: string,
): Promise<Array<{ number: number; sha256: string }>> {
  return q
    .selectFrom('lesson_file_chunks')
    .select(['number', 'sha256'])
    .where('file_id', '=', fileId)
    .where('is_kept', '=', true)
    .orderBy('number')
    .execute();
}

/** Also those announced only; none while a lesson refers to the file. */
export async function chunksToRemove(q: Queries, fileId: string) {
  return q
    .selectFrom('lesson_file_chunks')
    .innerJoin('lesson_files', 'lesson_files.id', 'lesson_file_chunks.file_id')
    .select(['lesson_file_chunks.number', 'lesson_file_chunks.sha256'])
    .where('lesson_files.id', '=', fileId)
    .where('lesson_files.lesson_id', 'is', null)
    .execute();
}

export async function isUploadArriving(q: Queries, id: string): Promise<boolean> {
  const row = await q
    .selectFrom('lesson_files')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .where('lesson_id', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uploads without progress since `before`, and files without a lesson. */
export async function abandonedFiles(q: Queries, before: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('lesson_files')
    .select('id')
    .where((is) =>
      is.or([
        is('lesson_id', 'is', null),
        is.and([is('state', '=', 'uploading'), is('changed_at', '<', before)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
