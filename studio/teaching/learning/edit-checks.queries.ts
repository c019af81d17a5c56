import { sql } from 'kysely';
import type { Queries, Tx } from '#platform/db/database.ts';

export async function courseExists(q: Queries, id: string): Promise<boolean> {
  return found(q.selectFrom('courses').select('id').where('id', '=', id));
}

export async function moduleExists(q: Queries, id: string): Promise<boolean> {
  return found(q.selectFrom('modules').select('id').where('id', '=', id));
}

export async function courseHasLessons(q: Queries, courseId: string): Promise<boolean> {
  return found(
    q
      .selectFrom('lessons')
      .innerJoin('modules', 'modules.id', 'lessons.module_id')
      .select('lessons.id')
      .where('modules.course_id', '=', courseId),
  );
}

export async function moduleHasLessons(q: Queries, moduleId: string): Promise<boolean> {
  return found(q.selectFrom('lessons').select('id').where('module_id', '=', moduleId));
}

export async function isSold(q: Queries, courseId: string): Promise<boolean> {
  return found(
    q
      .selectFrom('offers')
      .select('id')
      .where('kind', '=', 'course')
      .where((is) => is.fn.coalesce('course_id', 'id'), '=', courseId),
  );
}

export async function lastCourseSort(q: Queries): Promise<number> {
  const { last } = await q
    .selectFrom('courses')
    .select((is) => is.fn.coalesce(is.fn.max('sort'), is.val(0)).as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

export async function moduleOfLesson(q: Queries, lessonId: string): Promise<string | null> {
  const lesson = await q
    .selectFrom('lessons')
    .select('module_id')
    .where('id', '=', lessonId)
    .executeTakeFirst();
  return lesson?.module_id ?? null;
}

export async function courseOfModule(q: Queries, moduleId: string): Promise<string | null> {
  const module = await q
    .selectFrom('modules')
    .select('course_id')
    .where('id', '=', moduleId)
    .executeTakeFirst();
  return module?.course_id ?? null;
}

async function found(query: { executeTakeFirst(): Promise<object | undefined> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}

export type TaughtKind = 'course' | 'module' | 'lesson';
type Fields = Record<string, unknown>;

/** For the activity log, by field and language: 'title_en'. */
export async function loggedTexts(tx: Tx, kind: TaughtKind, id: string): Promise<Fields> {
  const { rows } = await sql<{ texts: Fields; isPublished: unknown }>`
    select to_jsonb(texts) as texts, to_jsonb(owner)->'is_published' as "isPublished"
    from ${sql.table(`${kind}_texts`)} as texts
      join ${sql.table(`${kind}s`)} as owner on owner.id = texts.${sql.ref(`${kind}_id`)}
    where owner.id = ${id}`.execute(tx);
  return Object.fromEntries(
    rows.flatMap(({ texts: { language, [`${kind}_id`]: _owner, ...texts }, isPublished }) => [
      ['is_published', isPublished],
      ...Object.entries(texts).map(([name, text]) => [`${name}_${language}`, text]),
    ]),
  );
}
