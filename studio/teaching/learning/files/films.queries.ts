import type { Queries } from '#platform/db/database.ts';

export async function halfMadeFrom(q: Queries, id: string): Promise<string[]> {
  const rows = await q
    .selectFrom('lesson_files')
    .select('id')
    .where('made_from', '=', id)
    .where('state', '=', 'uploading')
    .execute();
  return rows.map((row) => row.id);
}

export async function isOvertaken(
  q: Queries,
  film: {
    lesson_id: string;
    role: 'media' | 'resource';
    language: 'da' | 'en' | null;
    changed_at: Temporal.Instant;
  },
): Promise<boolean> {
  if (film.role !== 'media') return false;
  const later = await q
    .selectFrom('lesson_files')
    .select('id')
    .where('lesson_id', '=', film.lesson_id)
    .where('role', '=', 'media')
    .where('state', '=', 'complete')
    .where('language', 'is not distinct from', film.language)
    .where('changed_at', '>', film.changed_at)
    .executeTakeFirst();
  return later !== undefined;
}

/** The playable file made from an upload. */
export async function filmMadeFrom(q: Queries, uploadId: string) {
  return q
    .selectFrom('lesson_files')
    .select(['kind', 'seconds'])
    .where('made_from', '=', uploadId)
    .where('state', '=', 'complete')
    .where('lesson_id', 'is not', null)
    .executeTakeFirst();
}

/** Not leased by a process that still works on them. */
export async function unconvertedFilms(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('lesson_files')
    .select('id')
    .where('state', '=', 'converting')
    .where('lesson_id', 'is not', null)
    .where((is) => is.or([is('converting_until', 'is', null), is('converting_until', '<', now)]))
    .execute();
  return rows.map(({ id }) => id);
}
