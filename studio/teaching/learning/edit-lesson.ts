import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import type { May } from '#studio/shared/who.ts';
import type { WordsOf } from './course.ts';
import { moduleExists, moduleOfLesson } from './edit-checks.queries.ts';
import { readWords } from './edit-course.ts';
import { type EditOutcome, editing, refused, withChanges } from './edit-outcome.ts';
import {
  deleteLesson,
  insertLessons,
  type LessonWords,
  lockLesson,
  lockLessons,
  orderLessons,
  publishLesson,
  updateLesson,
} from './lessons.store.ts';
import { listVersion, moveInList } from './list-version.ts';
import { lessonFields } from './text-input.ts';

const words = z.object(lessonFields);
const bothWords = z.object({ en: words, da: words });
const isId = (id: string) => z.guid().safeParse(id).success;

/** Appends a hidden lesson to a module. */
export async function addLesson(
  world: World,
  who: May<'catalogue'>,
  input: { moduleId: string; words: WordsOf<LessonWords>; once?: string | null },
): Promise<EditOutcome> {
  if (!isId(input.moduleId)) return refused(who, 'not-found');
  const typed = readWords(bothWords, input.words);
  if (typeof typed === 'string') return refused(who, typed);
  return editing(world, {
    who,
    act: async ({ tx, now: at }) => {
      if (!(await moduleExists(tx, input.moduleId))) return 'not-found';
      const position = (await lockLessons(tx, input.moduleId)).length;
      const [id = ''] = await insertLessons(tx, [
        { moduleId: input.moduleId, position, isPublished: false, isSample: false, words: typed, at },
      ]);
      return { id, action: 'lesson.created', subject: `lesson:${id}` };
    },
    once: input.once,
  });
}

export interface LessonInput {
  id: string;
  version: number;
  isPublished: boolean;
  /** Another module: the lesson becomes its last. */
  moduleId: string;
  words: WordsOf<LessonWords>;
}

/** Texts, module and visibility in one step. 'changed' when the version is outdated. */
export async function changeLesson(
  world: World,
  who: May<'catalogue'>,
  input: LessonInput,
): Promise<EditOutcome> {
  if (!isId(input.id) || !isId(input.moduleId)) return refused(who, 'not-found');
  const typed = readWords(bothWords, input.words);
  if (typeof typed === 'string') return refused(who, typed);
  return editing(world, {
    who,
    act: async ({ tx, now: at }) => {
      const before = await moduleOfLesson(tx, input.id);
      if (!before || !(await moduleExists(tx, input.moduleId))) return 'not-found';
      const { id, version, isPublished } = input;
      const { result, details } = await withChanges(tx, { kind: 'lesson', id }, () =>
        updateLesson(tx, { id, version, isPublished, words: typed, at }),
      );
      if (!result) return 'changed';
      if (before !== input.moduleId) {
        await orderLessons(tx, input.moduleId, [...(await lockLessons(tx, input.moduleId)), id]);
      }
      return { id, action: 'lesson.changed', subject: `lesson:${id}`, details };
    },
    once: requestHash('lesson.changed', { ...input, words: typed }),
  });
}

/** Moves one place within its module, in the order `seen` (`listVersion`). */
export async function moveLesson(
  world: World,
  who: May<'catalogue'>,
  input: { id: string; direction: 'up' | 'down'; seen: string },
): Promise<EditOutcome> {
  if (!isId(input.id)) return refused(who, 'not-found');
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const moduleId = await moduleOfLesson(tx, input.id);
      if (!moduleId) return 'not-found';
      const move = moveInList(await lockLessons(tx, moduleId), input);
      if (move === 'done') return { same: input.id };
      if (typeof move === 'string') return move;
      await orderLessons(tx, moduleId, move.order);
      return { id: input.id, action: 'lesson.moved', subject: `lesson:${input.id}` };
    },
  });
}

/** Publishes or hides; completions are kept. Idempotent; refused when the version is outdated. */
export async function showLesson(
  world: World,
  who: May<'catalogue'>,
  input: { id: string; version: number; isPublished: boolean },
): Promise<EditOutcome> {
  if (!isId(input.id)) return refused(who, 'not-found');
  return editing(world, {
    who,
    act: async ({ tx, now: at }) => {
      const lesson = await lockLesson(tx, input.id);
      if (!lesson) return 'not-found';
      if (lesson.isPublished === input.isPublished) return { same: input.id };
      if (lesson.version !== input.version) return 'changed-meanwhile';
      await publishLesson(tx, { ...input, at });
      const action = input.isPublished ? 'lesson.published' : 'lesson.hidden';
      return { id: input.id, action, subject: `lesson:${input.id}` };
    },
  });
}

/** Also deletes completions; the reconciler removes its files. Refused when changed since `seen`. Idempotent. */
export async function removeLesson(
  world: World,
  who: May<'catalogue'>,
  input: { id: string; version: number; seen: string },
): Promise<EditOutcome> {
  if (!isId(input.id)) return refused(who, 'not-found');
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const lesson = await lockLesson(tx, input.id);
      if (!lesson) return { same: input.id };
      const isCurrentVersion = lesson.version === input.version && listVersion(lesson.files) === input.seen;
      if (!isCurrentVersion) return 'changed-meanwhile';
      await deleteLesson(tx, input.id);
      const subject = `lesson:${input.id}`;
      return { id: lesson.moduleId, action: 'lesson.removed', subject, gone: input.id };
    },
  });
}
