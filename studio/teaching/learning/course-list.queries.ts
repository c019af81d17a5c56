import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { byTitle, isShownIn, titlesOf } from './shown-texts.queries.ts';

export type CourseSort = 'place' | 'made' | 'title';
export type CourseFilter = 'state';

export interface ListedCourse {
  id: string;
  title: string;
  modules: number;
  students: number;
  createdAt: Temporal.Instant;
  isPublished: boolean;
  isSample: boolean;
}

const { by: title, id: wordsId } = byTitle('course_texts');
const sorts: ListKeys<CourseSort>['sorts'] = {
  place: { by: sql`courses.sort`, kind: 'number' },
  made: { by: sql`courses.created_at`, kind: 'moment' },
  title,
};

/** Every course; searched by title in either language. Two statements. */
export async function listCourses(
  q: Queries,
  who: May<'catalogue'>,
  listQuery: ListQuery<CourseSort, CourseFilter>,
): Promise<ListPage<ListedCourse>> {
  const { state } = listQuery.filters;
  const page = await listPage(
    q
      .selectFrom('courses')
      .innerJoin('course_texts', 'course_texts.course_id', 'courses.id')
      .select((is) => [
        'courses.id',
        'courses.created_at as createdAt',
        'courses.is_published as isPublished',
        'courses.is_sample as isSample',
        'course_texts.title',
        is
          .selectFrom('modules')
          .select((of) => of.fn.countAll<number>().as('count'))
          .whereRef('modules.course_id', '=', 'courses.id')
          .as('modules'),
      ])
      .where(isShownIn('course_texts', who.language))
      .where('courses.is_retired', '=', false)
      .$if(state !== undefined, (query) => query.where('courses.is_published', '=', state === 'shown')),
    listQuery,
    {
      sorts,
      id: { by: listQuery.sort === 'title' ? wordsId : sql`courses.id`, kind: 'text' },
      words: titlesOf('courses.id', 'course_texts'),
    },
  );
  const students = await studentsOf(
    q,
    page.rows.map(({ id }) => id),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      modules: row.modules ?? 0,
      students: students.get(row.id) ?? 0,
    })),
  };
}

export async function hasStudents(q: Queries, courseId: string): Promise<boolean> {
  return (await studentsOf(q, [courseId])).has(courseId);
}

async function studentsOf(q: Queries, courseIds: string[]): Promise<Map<string, number>> {
  if (courseIds.length === 0) return new Map();
  const rows = await q
    .selectFrom('entitlements')
    .select((is) => [
      'entitlements.course_id',
      is.fn.count<number>(sql`lowercase(entitlements.email)`).distinct().as('students'),
    ])
    .where('entitlements.course_id', 'in', courseIds)
    .where('entitlements.kind', '=', 'enrolment')
    .where((is) =>
      is(
        is
          .selectFrom('ledger_entries')
          .select((of) => of.fn.sum('delta').as('left'))
          .whereRef('ledger_entries.entitlement_id', '=', 'entitlements.id'),
        '>',
        0,
      ),
    )
    .groupBy('entitlements.course_id')
    .execute();
  return new Map(rows.map(({ course_id, students }) => [course_id ?? '', students]));
}
