import type { Queries, Tx } from '#platform/db/database.ts';

export interface NewUpload {
  id: string;
  name: string;
  fileKey: string;
  bytes: number;
  tokenHash: string | null;
}

/** False: the name is taken. */
export async function insertUpload(q: Queries, upload: NewUpload, now: Temporal.Instant): Promise<boolean> {
  const row = await q
    .insertInto('magazine_uploads')
    .values({
      id: upload.id,
      name: upload.name,
      file_key: upload.fileKey,
      bytes: upload.bytes,
      token_hash: upload.tokenHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteUpload(q: Queries, id: string): Promise<void> {
  await q.deleteFrom('magazine_uploads').where('id', '=', id).execute();
}

export async function insertUploadToken(
  q: Queries,
  token: { hash: string; uploads: number; expiresAt: Temporal.Instant },
  now: Temporal.Instant,
): Promise<void> {
  await q
    .insertInto('upload_tokens')
    .values({
      token_hash: token.hash,
      uploads_left: token.uploads,
      expires_at: token.expiresAt,
      created_at: now,
    })
    .execute();
}

/** False: unknown, expired or used up. Atomic under concurrency. */
export async function spendUploadToken(q: Queries, hash: string, now: Temporal.Instant): Promise<boolean> {
  const result = await q
    .updateTable('upload_tokens')
    .set((is) => ({ uploads_left: is('uploads_left', '-', 1) }))
    .where('token_hash', '=', hash)
    .where('uploads_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteOldTokens(q: Queries, now: Temporal.Instant): Promise<void> {
  await q.deleteFrom('upload_tokens').where('expires_at', '<=', now).execute();
}

/** Only with the token that uploaded it, and without a story. */
export async function lockFreeUpload(tx: Tx, name: string, tokenHash: string): Promise<string | null> {
  const row = await tx
    .selectFrom('magazine_uploads')
    .select('id')
    .where('name', '=', name)
    .where('token_hash', '=', tokenHash)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('stories')
            .select('stories.id')
            .whereRef('stories.upload_id', '=', 'magazine_uploads.id'),
        ),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}
