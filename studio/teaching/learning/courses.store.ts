import type { Tx } from '#platform/db/database.ts';
import type { Words, WordsOf } from './course.ts';
import { firstVersion } from './former-names.queries.ts';
import { keepFormerName } from './former-names.store.ts';

const languages = ['en', 'da'] as const;

export interface NewCourse {
  id: string;
  sort: number;
  isPublished: boolean;
  isSample: boolean;
  words: WordsOf;
  at: Temporal.Instant;
}

export async function insertCourse(tx: Tx, course: NewCourse): Promise<boolean> {
  const made = await tx
    .insertInto('courses')
    .values({
      id: course.id,
      sort: course.sort,
      is_published: course.isPublished,
      is_sample: course.isSample,
      version: await firstVersion(tx, 'course', course.id),
      created_at: course.at,
      changed_at: course.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  await writeCourseWords(tx, course.id, course.words);
  return true;
}

/** Optimistic lock: true when the version matched. */
export async function updateCourse(
  tx: Tx,
  course: { id: string; version: number; isPublished: boolean; words: WordsOf; at: Temporal.Instant },
): Promise<boolean> {
  const changed = await tx
    .updateTable('courses')
    .set((set) => ({
      is_published: course.isPublished,
      is_sample: false,
      is_retired: false,
      version: set('version', '+', 1),
      changed_at: course.at,
    }))
    .where('id', '=', course.id)
    .where('version', '=', course.version)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await writeCourseWords(tx, course.id, course.words);
  return true;
}

/** Neither visitors nor the lists of the admin show it. */
export async function retireCourse(tx: Tx, { id, at }: { id: string; at: Temporal.Instant }): Promise<void> {
  await tx
    .updateTable('courses')
    .set((set) => ({
      is_published: false,
      is_retired: true,
      version: set('version', '+', 1),
      changed_at: at,
    }))
    .where('id', '=', id)
    .execute();
}

async function writeCourseWords(tx: Tx, courseId: string, words: WordsOf): Promise<void> {
  await tx
    .insertInto('course_texts')
    .values(languages.map((language) => ({ course_id: courseId, language, ...only(words[language]) })))
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'language']).doUpdateSet((is) => ({
        title: is.ref('excluded.title'),
        description: is.ref('excluded.description'),
      })),
    )
    .execute();
}

export async function lockCourse(tx: Tx, id: string): Promise<{ version: number; modules: string[] } | null> {
  const modules = await lockModules(tx, id);
  const course = await tx
    .selectFrom('courses')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return course ? { version: course.version, modules } : null;
}

/** The caller has checked that no module has a lesson. */
export async function deleteCourse(tx: Tx, id: string): Promise<void> {
  const deleted = await tx.deleteFrom('courses').where('id', '=', id).returning('version').executeTakeFirst();
  if (deleted) await keepFormerName(tx, { kind: 'course', id, version: deleted.version });
}

export interface NewModule {
  id?: string;
  courseId: string;
  position: number;
  words: WordsOf;
  at: Temporal.Instant;
}

export async function insertModule(tx: Tx, module: NewModule): Promise<string> {
  const { id } = await tx
    .insertInto('modules')
    .values({
      ...(module.id ? { id: module.id } : {}),
      course_id: module.courseId,
      position: module.position,
      created_at: module.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeModuleWords(tx, id, module.words);
  return id;
}

export async function updateModule(
  tx: Tx,
  module: { id: string; version: number; words: WordsOf },
): Promise<string | null> {
  const changed = await tx
    .updateTable('modules')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', module.id)
    .where('version', '=', module.version)
    .returning('course_id')
    .executeTakeFirst();
  if (!changed) return null;
  await writeModuleWords(tx, module.id, module.words);
  return changed.course_id;
}

async function writeModuleWords(tx: Tx, moduleId: string, words: WordsOf): Promise<void> {
  await tx
    .insertInto('module_texts')
    .values(languages.map((language) => ({ module_id: moduleId, language, ...only(words[language]) })))
    .onConflict((conflict) =>
      conflict.columns(['module_id', 'language']).doUpdateSet((is) => ({
        title: is.ref('excluded.title'),
        description: is.ref('excluded.description'),
      })),
    )
    .execute();
}

/** 'same': deleted already. 'changed': another version. */
export async function deleteModule(
  tx: Tx,
  module: { id: string; version: number },
): Promise<'done' | 'same' | 'changed'> {
  const there = await tx
    .selectFrom('modules')
    .select('version')
    .where('id', '=', module.id)
    .forUpdate()
    .executeTakeFirst();
  if (!there) return 'same';
  if (there.version !== module.version) return 'changed';
  await tx.deleteFrom('modules').where('id', '=', module.id).execute();
  return 'done';
}

/** Locked, so that concurrent reordering is serialised. */
export async function lockModules(tx: Tx, courseId: string): Promise<string[]> {
  await tx.selectFrom('courses').select('id').where('id', '=', courseId).forUpdate().execute();
  const rows = await tx
    .selectFrom('modules')
    .select('id')
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function orderModules(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await tx.updateTable('modules').set({ position }).where('id', '=', id).execute();
  }
}

function only({ title, description }: Words): Words {
  return { title, description };
}
