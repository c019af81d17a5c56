import type { Tx } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';

export interface KeptCaptions {
  lessonId: string;
  language: Language;
  content: string;
  digest: string;
  at: Temporal.Instant;
}

export async function putCaptions(tx: Tx, captions: KeptCaptions): Promise<void> {
  const { lessonId, language, content, digest, at } = captions;
  const kept = { content, digest, changed_at: at };
  await tx
    .insertInto('lesson_captions')
    .values({ lesson_id: lessonId, language, ...kept })
    .onConflict((conflict) => conflict.columns(['lesson_id', 'language']).doUpdateSet(kept))
    .execute();
}

export async function insertSampleCaptions(tx: Tx, captions: readonly KeptCaptions[]): Promise<void> {
  if (captions.length === 0) return;
  await tx
    .insertInto('lesson_captions')
    .values(captions.map(({ lessonId, at, ...kept }) => ({ lesson_id: lessonId, changed_at: at, ...kept })))
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
