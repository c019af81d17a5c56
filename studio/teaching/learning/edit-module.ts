import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import type { May } from '#studio/shared/who.ts';
import type { WordsOf } from './course.ts';
import { deleteModule, insertModule, lockModules, orderModules, updateModule } from './courses.store.ts';
import { courseExists, courseOfModule, moduleExists, moduleHasLessons } from './edit-checks.queries.ts';
import { readWords } from './edit-course.ts';
import { type EditOutcome, editing, refused, withChanges } from './edit-outcome.ts';
import { moveInList } from './list-version.ts';
import { wordsFields } from './text-input.ts';

const words = z.object(wordsFields);
const bothWords = z.object({ en: words, da: words });
const isId = (id: string) => z.guid().safeParse(id).success;

export async function addModule(
  world: World,
  who: May<'catalogue'>,
  input: { courseId: string; words: WordsOf; once?: string | null },
): Promise<EditOutcome> {
  const typed = readWords(bothWords, input.words);
  if (typeof typed === 'string') return refused(who, typed);
  return editing(world, {
    who,
    act: async ({ tx, now: at }) => {
      if (!(await courseExists(tx, input.courseId))) return 'not-found';
      const position = (await lockModules(tx, input.courseId)).length;
      const id = await insertModule(tx, { courseId: input.courseId, position, words: typed, at });
      return { id, action: 'module.created', subject: `module:${id}` };
    },
    once: input.once,
  });
}

/** Changes a module's texts. 'changed' when the version is outdated. */
export async function changeModule(
  world: World,
  who: May<'catalogue'>,
  input: { id: string; version: number; words: WordsOf },
): Promise<EditOutcome> {
  if (!isId(input.id)) return refused(who, 'not-found');
  const typed = readWords(bothWords, input.words);
  if (typeof typed === 'string') return refused(who, typed);
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const { id } = input;
      const { result, details } = await withChanges(tx, { kind: 'module', id }, () =>
        updateModule(tx, { ...input, words: typed }),
      );
      if (result) return { id, action: 'module.changed', subject: `module:${id}`, details };
      return (await moduleExists(tx, input.id)) ? 'changed' : 'not-found';
    },
    once: requestHash('module.changed', { ...input, words: typed }),
  });
}

/** Moves one place within its course, in the order `seen` (`listVersion`). */
export async function moveModule(
  world: World,
  who: May<'catalogue'>,
  input: { id: string; direction: 'up' | 'down'; seen: string },
): Promise<EditOutcome> {
  if (!isId(input.id)) return refused(who, 'not-found');
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const courseId = await courseOfModule(tx, input.id);
      if (!courseId) return 'not-found';
      const move = moveInList(await lockModules(tx, courseId), input);
      if (move === 'done') return { same: input.id };
      if (typeof move === 'string') return move;
      await orderModules(tx, move.order);
      return { id: input.id, action: 'module.moved', subject: `module:${input.id}` };
    },
  });
}

/** Deletes an empty module. Refused when the version is outdated. Idempotent. */
export async function removeModule(
  world: World,
  who: May<'catalogue'>,
  input: { id: string; version: number },
): Promise<EditOutcome> {
  if (!isId(input.id)) return refused(who, 'not-found');
  return editing(world, {
    who,
    act: async ({ tx }) => {
      if (await moduleHasLessons(tx, input.id)) return 'has-lessons';
      const done = await deleteModule(tx, input);
      if (done !== 'done') return done === 'same' ? { same: input.id } : 'changed-meanwhile';
      return { id: input.id, action: 'module.removed', subject: `module:${input.id}`, gone: input.id };
    },
  });
}
