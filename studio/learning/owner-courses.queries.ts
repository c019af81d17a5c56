import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Words, WordsOf } from './course.ts';
import type { LessonFileKind } from './lesson-file.ts';
import { fileFor } from './study.queries.ts';

/** After the specification: title, modules, students, dateCreated. */
export interface ListedCourse {
  id: string;
  title: string;
  modules: number;
  students: number;
  createdAt: Temporal.Instant;
  isPublished: boolean;
  isSample: boolean;
}

/** At most 50, in the order in which they are shown to students. Two statements. */
export async function listedCourses(q: Queries, language: Language): Promise<ListedCourse[]> {
  const rows = await q
    .selectFrom('courses')
    .select((is) => [
      'courses.id',
      'courses.created_at as createdAt',
      'courses.is_published as isPublished',
      'courses.is_sample as isSample',
      titleIn('course_words', 'course_id', 'courses.id', language).as('title'),
      is
        .selectFrom('modules')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('modules.course_id', '=', 'courses.id')
        .as('modules'),
    ])
    .orderBy('courses.sort')
    .orderBy('courses.id')
    .limit(50)
    .execute();
  const students = await studentsOf(
    q,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    title: row.title ?? row.id,
    modules: row.modules ?? 0,
    students: students.get(row.id) ?? 0,
  }));
}

/** How many people may open each course: enrolled and not given back. */
async function studentsOf(q: Queries, courseIds: string[]): Promise<Map<string, number>> {
  if (courseIds.length === 0) return new Map();
  const rows = await q
    .with('enrolled', (of) =>
      of
        .selectFrom('entitlements')
        .innerJoin('catalogue_entries', 'catalogue_entries.id', 'entitlements.entry_id')
        .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
        .select((is) => [
          is.fn.coalesce('catalogue_entries.course_id', 'catalogue_entries.id').as('course_id'),
          is.fn<string>('lower', ['entitlements.email']).as('email'),
        ])
        .where('entitlements.kind', '=', 'enrolment')
        .groupBy(['entitlements.id', 'catalogue_entries.id'])
        .having((is) => is.fn.sum('ledger_entries.delta'), '>', 0),
    )
    .selectFrom('enrolled')
    .select((is) => ['course_id', is.fn.count<number>('email').distinct().as('students')])
    .where('course_id', 'in', courseIds)
    .groupBy('course_id')
    .execute();
  return new Map(rows.map(({ course_id, students }) => [course_id, students]));
}

/** The title in a language, else in the other. */
function titleIn(
  table: 'course_words' | 'module_words' | 'lesson_words',
  key: string,
  id: string,
  language: Language,
) {
  return sql<
    string | null
  >`(select title from ${sql.table(table)} where ${sql.ref(`${table}.${key}`)} = ${sql.ref(id)}
    and title <> '' order by (language = ${language}) desc limit 1)`;
}

export interface CourseEntry {
  id: string;
  courseId: string;
}

/** What is sold as a course, and which course each opens. */
export async function courseEntries(q: Queries): Promise<CourseEntry[]> {
  return q
    .selectFrom('catalogue_entries')
    .select((is) => ['id', is.fn.coalesce('course_id', 'id').as('courseId')])
    .where('kind', '=', 'course')
    .orderBy('sort')
    .orderBy('id')
    .limit(50)
    .execute();
}

export interface ListedLesson {
  id: string;
  title: string;
  isPublished: boolean;
  kind: LessonFileKind | null;
  seconds: number | null;
}

export interface EditedModule {
  id: string;
  version: number;
  words: WordsOf;
  lessons: ListedLesson[];
}

export interface EditedCourse {
  id: string;
  version: number;
  isPublished: boolean;
  isSample: boolean;
  words: WordsOf;
  modules: EditedModule[];
}

/** A course with all that is in it, as the owner edits it; null: there is none. */
export async function editedCourse(q: Queries, id: string, language: Language): Promise<EditedCourse | null> {
  const course = await q
    .selectFrom('courses')
    .select(['id', 'version', 'is_published as isPublished', 'is_sample as isSample'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!course) return null;
  const words = await q.selectFrom('course_words').selectAll().where('course_id', '=', id).execute();
  const modules = await q
    .selectFrom('modules')
    .innerJoin('module_words', 'module_words.module_id', 'modules.id')
    .select(['modules.id', 'modules.version', 'language', 'title', 'description'])
    .where('modules.course_id', '=', id)
    .orderBy('modules.position')
    .orderBy('modules.id')
    .execute();
  const lessons = await lessonsIn(q, id, language);
  const moduleIds = [...new Map(modules.map((row) => [row.id, row.version]))];
  return {
    ...course,
    words: bothWords(words),
    modules: moduleIds.map(([moduleId, version]) => ({
      id: moduleId,
      version,
      words: bothWords(modules.filter((row) => row.id === moduleId)),
      lessons: lessons.filter((lesson) => lesson.moduleId === moduleId),
    })),
  };
}

async function lessonsIn(q: Queries, courseId: string, language: Language) {
  const rows = await q
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select([
      'lessons.id',
      'lessons.module_id as moduleId',
      'lessons.is_published as isPublished',
      titleIn('lesson_words', 'lesson_id', 'lessons.id', language).as('title'),
    ])
    .where('modules.course_id', '=', courseId)
    .orderBy('lessons.position')
    .orderBy('lessons.id')
    .execute();
  const files = await mediaFor(
    q,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, title: row.title ?? '', ...mediaIn(files, row.id, language) }));
}

export async function mediaFor(q: Queries, lessonIds: readonly string[]) {
  if (lessonIds.length === 0) return [];
  return q
    .selectFrom('lesson_files')
    .select(['lesson_id', 'language', 'kind', 'seconds'])
    .where('lesson_id', 'in', [...lessonIds])
    .where('role', '=', 'media')
    .where('state', '=', 'whole')
    .execute();
}

export function mediaIn(
  files: Awaited<ReturnType<typeof mediaFor>>,
  lessonId: string,
  language: Language,
): { kind: LessonFileKind | null; seconds: number | null } {
  const file = fileFor(
    files.filter(({ lesson_id }) => lesson_id === lessonId),
    language,
  );
  return { kind: file?.kind ?? null, seconds: file?.seconds ?? null };
}

const nothing: Words = { title: '', description: '' };

export function bothWords(rows: ReadonlyArray<{ language: Language } & Words>): WordsOf {
  const wordsFor = (language: Language) => {
    const row = rows.find((each) => each.language === language);
    return row ? { title: row.title, description: row.description } : nothing;
  };
  return { en: wordsFor('en'), da: wordsFor('da') };
}
