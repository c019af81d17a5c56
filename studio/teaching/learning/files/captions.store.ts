import type { Tx } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';

export interface StoredCaptions {
  lessonId: string;
  language: Language;
  content: string;
  digest: string;
  at: Temporal.Instant;
}

export async function putCaptions(tx: Tx, captions: StoredCaptions): Promise<void> {
  const { lessonId, language, content, digest, at } = captions;
  const stored = { content, digest, changed_at: at };
  await tx
    .insertInto('lesson_captions')
    .values({ lesson_id: lessonId, language, ...stored })
    .onConflict((conflict) => conflict.columns(['lesson_id', 'language']).doUpdateSet(stored))
    .execute();
}

export async function insertSampleCaptions(tx: Tx, captions: readonly StoredCaptions[]): Promise<void> {
  if (captions.length === 0) return;
  await tx
    .insertInto('lesson_captions')
    .values(
      captions.map(({ lessonId, at, ...stored }) => ({ lesson_id: lessonId, changed_at: at, ...stored })),
    )
    .execute();
}

/** '': none. */
export async function lockCaptionsDigest(tx: Tx, lessonId: string, language: Language): Promise<string> {
  const row = await tx
    .selectFrom('lesson_captions')
    .select('digest')
    .where('lesson_id', '=', lessonId)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();
  return row?.digest ?? '';
}

export async function deleteCaptions(tx: Tx, lessonId: string, language: Language): Promise<void> {
  await tx
    .deleteFrom('lesson_captions')
    .where('lesson_id', '=', lessonId)
    .where('language', '=', language)
    .execute();
}
