import type { Queries, Tx } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';

export interface KeptCaptions {
  lessonId: string;
  language: Language;
  /** WebVTT as `writeCaptions` writes it. */
  content: string;
  digest: string;
  at: Temporal.Instant;
}

/** In the place of what was said in this language before. */
export async function putCaptions(tx: Tx, captions: KeptCaptions): Promise<void> {
  const { lessonId, language, content, digest, at } = captions;
  const kept = { content, digest, changed_at: at };
  await tx
    .insertInto('lesson_captions')
    .values({ lesson_id: lessonId, language, ...kept })
    .onConflict((conflict) => conflict.columns(['lesson_id', 'language']).doUpdateSet(kept))
    .execute();
}

/** Captions that come with the software, for lessons that have none yet; one statement. */
export async function insertSampleCaptions(tx: Tx, captions: readonly KeptCaptions[]): Promise<void> {
  if (captions.length === 0) return;
  await tx
    .insertInto('lesson_captions')
    .values(captions.map(({ lessonId, at, ...kept }) => ({ lesson_id: lessonId, changed_at: at, ...kept })))
    .execute();
}

/** Of what stands there, locked until the transaction ends; '': nothing does. */
export async function digestOfCaptions(tx: Tx, lessonId: string, language: Language): Promise<string> {
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

/** A lesson's captions in every language they are written in; for whoever has been let in by the caller. */
export function captionsOf(q: Queries, lessonId: string) {
  return q
    .selectFrom('lesson_captions')
    .select(['language', 'content', 'digest', 'changed_at as changedAt'])
    .where('lesson_id', '=', lessonId)
    .orderBy('language')
    .execute();
}
