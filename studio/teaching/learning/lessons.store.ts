import type { Queries, Tx } from '#platform/db/database.ts';
import { wholeFilesOf } from '#studio/teaching/learning/files/lesson-files.queries.ts';
import type { Words, WordsOf } from './course.ts';

export interface LessonWords extends Words {
  body: string;
}

const languages = ['en', 'da'] as const;

export interface NewLesson {
  id?: string;
  moduleId: string;
  position: number;
  isPublished: boolean;
  isSample: boolean;
  words: WordsOf<LessonWords>;
  at: Temporal.Instant;
}

/** Two statements for any number. */
export async function insertLessons(tx: Tx, lessons: readonly NewLesson[]): Promise<string[]> {
  if (lessons.length === 0) return [];
  const rows = await tx
    .insertInto('lessons')
    .values(
      lessons.map((lesson) => ({
        ...(lesson.id ? { id: lesson.id } : {}),
        module_id: lesson.moduleId,
        position: lesson.position,
        is_published: lesson.isPublished,
        is_sample: lesson.isSample,
        created_at: lesson.at,
        changed_at: lesson.at,
      })),
    )
    .returning('id')
    .execute();
  await writeWords(
    tx,
    rows.map(({ id }, at) => ({ id, words: lessons[at]!.words })),
  );
  return rows.map(({ id }) => id);
}

export interface LessonChange {
  id: string;
  version: number;
  isPublished: boolean;
  words: WordsOf<LessonWords>;
  at: Temporal.Instant;
}

/** Optimistic lock: true when the version matched. */
export async function updateLesson(tx: Tx, lesson: LessonChange): Promise<boolean> {
  const changed = await tx
    .updateTable('lessons')
    .set((set) => ({
      is_published: lesson.isPublished,
      is_sample: false,
      version: set('version', '+', 1),
      changed_at: lesson.at,
    }))
    .where('id', '=', lesson.id)
    .where('version', '=', lesson.version)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await writeWords(tx, [lesson]);
  return true;
}

async function writeWords(
  tx: Tx,
  lessons: ReadonlyArray<{ id: string; words: WordsOf<LessonWords> }>,
): Promise<void> {
  await tx
    .insertInto('lesson_texts')
    .values(
      lessons.flatMap(({ id, words }) =>
        languages.map((language) => {
          const { title, description, body } = words[language];
          return { lesson_id: id, language, title, description, body };
        }),
      ),
    )
    .onConflict((conflict) =>
      conflict.columns(['lesson_id', 'language']).doUpdateSet((is) => ({
        title: is.ref('excluded.title'),
        description: is.ref('excluded.description'),
        body: is.ref('excluded.body'),
      })),
    )
    .execute();
}

export interface LockedLesson {
  moduleId: string;
  version: number;
  isPublished: boolean;
  files: string[];
}

export async function lockLesson(tx: Tx, id: string): Promise<LockedLesson | null> {
  const lesson = await tx
    .selectFrom('lessons')
    .select(['module_id as moduleId', 'version', 'is_published as isPublished'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!lesson) return null;
  return { ...lesson, files: await wholeFilesOf(tx, id) };
}

export async function publishLesson(
  tx: Tx,
  lesson: { id: string; isPublished: boolean; at: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('lessons')
    .set((set) => ({
      is_published: lesson.isPublished,
      version: set('version', '+', 1),
      changed_at: lesson.at,
    }))
    .where('id', '=', lesson.id)
    .execute();
}

/** Its files lose their reference; the reconciler removes them. */
export async function deleteLesson(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('lessons').where('id', '=', id).execute();
}

/** Locks the module, so that concurrent reordering is serialised. */
export async function lockLessons(tx: Tx, moduleId: string): Promise<string[]> {
  await tx.selectFrom('modules').select('id').where('id', '=', moduleId).forUpdate().execute();
  const rows = await tx
    .selectFrom('lessons')
    .select('id')
    .where('module_id', '=', moduleId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function orderLessons(tx: Tx, moduleId: string, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await tx.updateTable('lessons').set({ position, module_id: moduleId }).where('id', '=', id).execute();
  }
}

/** Idempotent: keeps the first time. */
export async function insertCompletion(
  q: Queries,
  completion: { userId: string; lessonId: string; at: Temporal.Instant },
): Promise<void> {
  await q
    .insertInto('completions')
    .values({ user_id: completion.userId, lesson_id: completion.lessonId, completed_at: completion.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteCompletion(
  q: Queries,
  completion: { userId: string; lessonId: string },
): Promise<void> {
  await q
    .deleteFrom('completions')
    .where('user_id', '=', completion.userId)
    .where('lesson_id', '=', completion.lessonId)
    .execute();
}
