import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import {
  byName,
  type ListAsk,
  type ListKeys,
  type ListPage,
  listPage,
  noRows,
} from '#studio/shared/list-query.ts';
import { finds } from '#studio/shared/list-search.ts';
import type { Who } from '#studio/shared/who.ts';
import type { LessonFileKind } from './lesson-file.ts';
import { mediaFor, mediaIn } from './owner-courses.queries.ts';

export type LessonSort = 'made' | 'title';
export type LessonFilter = 'state';

/** After the specification: title, course, type, duration, dateCreated. */
export interface ListedRow {
  id: string;
  title: string;
  course: string;
  kind: LessonFileKind | null;
  /** Of its recording. */
  seconds: number | null;
  createdAt: Temporal.Instant;
  isPublished: boolean;
  isSample: boolean;
}

const sorts: ListKeys<LessonSort>['sorts'] = {
  made: { by: sql`lessons.created_at`, kind: 'moment' },
  title: byName(sql`lesson_words.title`),
};
/** The same id by either name: an index is used for the key and the id of its own table. */
const ids: Record<LessonSort, ListKeys<LessonSort>['id']> = {
  made: { by: sql`lessons.id`, kind: 'uuid' },
  title: { by: sql`lesson_words.lesson_id`, kind: 'uuid' },
};

/** Every lesson, for the owner; searched by its title in either language. Two statements. */
export async function listLessons(
  q: Queries,
  who: Who,
  ask: ListAsk<LessonSort, LessonFilter>,
): Promise<ListPage<ListedRow>> {
  if (who.role !== 'owner') return noRows;
  const { language } = who;
  let query = q
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .innerJoin('lesson_words', 'lesson_words.lesson_id', 'lessons.id')
    .select((is) => [
      'lessons.id',
      'lessons.created_at as createdAt',
      'lessons.is_published as isPublished',
      'lessons.is_sample as isSample',
      is.fn.coalesce(sql<string>`nullif(lesson_words.title, '')`, otherTitle(language)).as('title'),
      courseTitle(language).as('course'),
    ])
    .where('lesson_words.language', '=', language);
  const { state } = ask.filters;
  if (state) query = query.where('lessons.is_published', '=', state === 'shown');
  if (ask.search) {
    query = query.where((is) =>
      is.exists(
        is
          .selectFrom('lesson_words as said')
          .select('said.lesson_id')
          .whereRef('said.lesson_id', '=', 'lessons.id')
          .where(finds(sql`said.title`, ask.search)),
      ),
    );
  }
  const page = await listPage(query, ask, { sorts, id: ids[ask.sort] });
  const files = await mediaFor(
    q,
    page.rows.map(({ id }) => id),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, course: row.course ?? '', ...mediaIn(files, row.id, language) })),
  };
}

function otherTitle(language: Language) {
  return sql<string>`(select title from lesson_words as other where other.lesson_id = lessons.id and other.language <> ${language})`;
}

function courseTitle(language: Language) {
  return sql<
    string | null
  >`(select title from course_words where course_words.course_id = modules.course_id and title <> ''
    order by (language = ${language}) desc limit 1)`;
}
