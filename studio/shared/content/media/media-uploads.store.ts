import type { Queries, Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';

export async function insertMediaUpload(
  q: Queries,
  upload: {
    id: string;
    name: string;
    bytes: number;
    chunkBytes: number;
    fingerprint: string;
    at: Temporal.Instant;
  },
): Promise<void> {
  const { id, name, bytes, chunkBytes, fingerprint, at } = upload;
  await q
    .insertInto('media_uploads')
    .values({ id, name, bytes, chunk_bytes: chunkBytes, fingerprint, created_at: at, changed_at: at })
    .execute();
}

export function lockMediaUpload(tx: Tx, id: string) {
  return tx
    .selectFrom('media_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('is_complete', '=', false)
    .forUpdate()
    .executeTakeFirst();
}

/** Written before the bytes. Returns an existing chunk of this number. */
export async function announceMediaChunk(
  { tx, now }: Write,
  { uploadId, number, sha256 }: { uploadId: string; number: number; sha256: string },
): Promise<{ sha256: string; isKept: boolean }> {
  await tx.updateTable('media_uploads').set({ changed_at: now }).where('id', '=', uploadId).execute();
  await tx
    .insertInto('media_upload_chunks')
    .values({ upload_id: uploadId, number, sha256 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('media_upload_chunks')
    .select(['sha256', 'is_kept as isKept'])
    .where('upload_id', '=', uploadId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
}

export async function markMediaChunkKept(q: Queries, uploadId: string, number: number): Promise<boolean> {
  const kept = await q
    .updateTable('media_upload_chunks')
    .set({ is_kept: true })
    .where('upload_id', '=', uploadId)
    .where('number', '=', number)
    .returning('number')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function completeMediaUpload(
  q: Queries,
  { id, mediaId, at }: { id: string; mediaId: string; at: Temporal.Instant },
): Promise<void> {
  await q
    .updateTable('media_uploads')
    .set({ media_id: mediaId, is_complete: true, changed_at: at })
    .where('id', '=', id)
    .execute();
}

export async function deleteMediaChunks(q: Queries, uploadId: string): Promise<void> {
  await q.deleteFrom('media_upload_chunks').where('upload_id', '=', uploadId).execute();
}

export async function deleteMediaUpload(q: Queries, id: string): Promise<void> {
  await q.deleteFrom('media_uploads').where('id', '=', id).execute();
}
