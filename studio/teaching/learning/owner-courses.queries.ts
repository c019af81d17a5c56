import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import type { MediaKind } from '#studio/shared/media/media-kind.ts';
import type { Words, WordsOf } from './course.ts';
import { listVersion } from './list-version.ts';
import { fileFor } from './study.queries.ts';

export function titleIn(
  table: 'course_texts' | 'module_texts' | 'lesson_texts',
  { key, id, language }: { key: string; id: string; language: Language },
) {
  return sql<
    string | null
  >`(select title from ${sql.table(table)} where ${sql.ref(`${table}.${key}`)} = ${sql.ref(id)}
    and title <> '' order by (language = ${language}) desc limit 1)`;
}

export async function courseTitles(
  q: Queries,
  ids: readonly string[],
  language: Language,
): Promise<Array<{ id: string; title: string }>> {
  if (ids.length === 0) return [];
  const rows = await q
    .selectFrom('courses')
    .select([
      'courses.id',
      titleIn('course_texts', { key: 'course_id', id: 'courses.id', language }).as('title'),
    ])
    .where('courses.id', 'in', [...ids])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title }) => ({ id, title: title ?? id }));
}

export async function courseChoices(
  q: Queries,
  language: Language,
): Promise<Array<{ id: string; title: string }>> {
  const rows = await q
    .selectFrom('courses')
    .select('id')
    .where('is_retired', '=', false)
    .limit(200)
    .execute();
  return courseTitles(
    q,
    rows.map(({ id }) => id),
    language,
  );
}

export interface ListedLesson {
  id: string;
  title: string;
  version: number;
  isPublished: boolean;
  kind: MediaKind | null;
  seconds: number | null;
}

export interface EditedModule {
  id: string;
  version: number;
  words: WordsOf;
  lessons: ListedLesson[];
  seen: string;
}

export interface EditedCourse {
  id: string;
  version: number;
  isPublished: boolean;
  isSample: boolean;
  words: WordsOf;
  modules: EditedModule[];
  seen: string;
}

export async function editedCourse(q: Queries, id: string, language: Language): Promise<EditedCourse | null> {
  const course = await q
    .selectFrom('courses')
    .select(['id', 'version', 'is_published as isPublished', 'is_sample as isSample'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!course) return null;
  const words = await q.selectFrom('course_texts').selectAll().where('course_id', '=', id).execute();
  const modules = await q
    .selectFrom('modules')
    .innerJoin('module_texts', 'module_texts.module_id', 'modules.id')
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
    seen: listVersion(moduleIds.map(([moduleId]) => moduleId)),
    modules: moduleIds.map(([moduleId, version]) => {
      const own = lessons.filter((lesson) => lesson.moduleId === moduleId);
      return {
        id: moduleId,
        version,
        words: bothWords(modules.filter((row) => row.id === moduleId)),
        lessons: own,
        seen: listVersion(own.map((lesson) => lesson.id)),
      };
    }),
  };
}

async function lessonsIn(q: Queries, courseId: string, language: Language) {
  const rows = await q
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select([
      'lessons.id',
      'lessons.module_id as moduleId',
      'lessons.version',
      'lessons.is_published as isPublished',
      titleIn('lesson_texts', { key: 'lesson_id', id: 'lessons.id', language }).as('title'),
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
    .where('state', '=', 'complete')
    .execute();
}

export function mediaIn(
  files: Awaited<ReturnType<typeof mediaFor>>,
  lessonId: string,
  language: Language,
): { kind: MediaKind | null; seconds: number | null } {
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
