import type { Queries } from '#platform/db/database.ts';

export function findMediaUpload(q: Queries, id: string) {
  return q.selectFrom('media_uploads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same upload, interrupted. */
export function interruptedMediaUpload(
  q: Queries,
  file: { name: string; bytes: number; fingerprint: string },
) {
  return q
    .selectFrom('media_uploads')
    .select(['id', 'chunk_bytes as chunkBytes'])
    .where('is_complete', '=', false)
    .where('name', '=', file.name)
    .where('bytes', '=', file.bytes)
    .where('fingerprint', '=', file.fingerprint)
    .orderBy('created_at')
    .executeTakeFirst();
}

/** Also those announced only, unless `isKept`. */
export function mediaChunks(q: Queries, uploadId: string, { isKept }: { isKept: boolean }) {
  return q
    .selectFrom('media_upload_chunks')
    .select(['number', 'sha256'])
    .where('upload_id', '=', uploadId)
    .$if(isKept, (chunks) => chunks.where('is_kept', '=', true))
    .orderBy('number')
    .execute();
}

export async function oldMediaUploads(q: Queries, before: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('media_uploads')
    .select('id')
    .where('changed_at', '<', before)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
