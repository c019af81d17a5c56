import type { Tx } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';

export interface MediaCaptions {
  mediaId: string;
  language: Language;
  content: string;
  digest: string;
  at: Temporal.Instant;
}

export async function putMediaCaptions(tx: Tx, captions: MediaCaptions): Promise<void> {
  const { mediaId, language, content, digest, at } = captions;
  const stored = { content, digest, changed_at: at };
  await tx
    .insertInto('media_captions')
    .values({ media_id: mediaId, language, ...stored })
    .onConflict((conflict) => conflict.columns(['media_id', 'language']).doUpdateSet(stored))
    .execute();
}

/** '': none. */
export async function lockMediaCaptions(tx: Tx, mediaId: string, language: Language): Promise<string> {
  const row = await tx
    .selectFrom('media_captions')
    .select('digest')
    .where('media_id', '=', mediaId)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();
  return row?.digest ?? '';
}

export async function deleteMediaCaptions(tx: Tx, mediaId: string, language: Language): Promise<void> {
  await tx
    .deleteFrom('media_captions')
    .where('media_id', '=', mediaId)
    .where('language', '=', language)
    .execute();
}
