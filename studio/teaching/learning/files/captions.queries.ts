import type { Queries } from '#platform/db/database.ts';

/** The caller has checked access. */
export function captionsOf(q: Queries, lessonId: string) {
  return q
    .selectFrom('lesson_captions')
    .select(['language', 'content', 'digest', 'changed_at as changedAt'])
    .where('lesson_id', '=', lessonId)
    .orderBy('language')
    .execute();
}
