import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { MediaKind } from '#studio/shared/media/media-kind.ts';
import type { May } from '#studio/shared/who.ts';
import { mediaFor, mediaIn } from './owner-courses.queries.ts';
import { byTitle, isShownIn, titlesOf } from './shown-texts.queries.ts';

export type LessonSort = 'made' | 'title';
export type LessonFilter = 'state';

export interface ListedRow {
  id: string;
  title: string;
  course: string;
  kind: MediaKind | null;
  seconds: number | null;
  createdAt: Temporal.Instant;
  isPublished: boolean;
  isSample: boolean;
}

const { by: title, id: wordsId } = byTitle('lesson_texts');
const sorts: ListKeys<LessonSort>['sorts'] = {
  made: { by: sql`lessons.created_at`, kind: 'moment' },
  title,
};

export async function listLessons(
  q: Queries,
  who: May<'catalogue'>,
  listQuery: ListQuery<LessonSort, LessonFilter>,
): Promise<ListPage<ListedRow>> {
  const { language } = who;
  const { state } = listQuery.filters;
  const page = await listPage(
    q
      .selectFrom('lessons')
      .innerJoin('modules', 'modules.id', 'lessons.module_id')
      .innerJoin('lesson_texts', 'lesson_texts.lesson_id', 'lessons.id')
      .select([
        'lessons.id',
        'lessons.created_at as createdAt',
        'lessons.is_published as isPublished',
        'lessons.is_sample as isSample',
        'lesson_texts.title',
        courseTitle(language).as('course'),
      ])
      .innerJoin('courses', 'courses.id', 'modules.course_id')
      .where(isShownIn('lesson_texts', language))
      .where('courses.is_retired', '=', false)
      .$if(state !== undefined, (query) => query.where('lessons.is_published', '=', state === 'shown')),
    listQuery,
    {
      sorts,
      id: { by: listQuery.sort === 'title' ? wordsId : sql`lessons.id`, kind: 'uuid' },
      words: titlesOf('lessons.id', 'lesson_texts'),
    },
  );
  const files = await mediaFor(
    q,
    page.rows.map(({ id }) => id),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, course: row.course ?? '', ...mediaIn(files, row.id, language) })),
  };
}

function courseTitle(language: Language) {
  return sql<
    string | null
  >`(select title from course_texts where course_texts.course_id = modules.course_id and title <> ''
    order by (language = ${language}) desc limit 1)`;
}
