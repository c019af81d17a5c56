import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import type { May } from '#studio/shared/who.ts';
import { courseIdOf, type WordsOf } from './course.ts';
import { hasStudents } from './course-list.queries.ts';
import { deleteCourse, insertCourse, lockCourse, updateCourse } from './courses.store.ts';
import { courseExists, courseHasLessons, isSold, lastCourseSort } from './edit-checks.queries.ts';
import { type EditOutcome, editing, refused, withChanges } from './edit-outcome.ts';
import { listVersion } from './list-version.ts';
import { wordsFields } from './text-input.ts';

const words = z.object(wordsFields);
const bothWords = z.object({ en: words, da: words });

export function readWords<T extends z.ZodType<WordsOf>>(
  schema: T,
  typed: unknown,
): z.output<T> | 'too-long' | 'no-title' {
  const read = schema.safeParse(typed);
  if (!read.success) return 'too-long';
  return read.data.en.title || read.data.da.title ? read.data : 'no-title';
}

/** Creates a hidden course. Its id, derived from the title, is permanent. */
export async function createCourse(
  world: World,
  who: May<'catalogue'>,
  input: { words: WordsOf; once?: string | null },
): Promise<EditOutcome> {
  const typed = readWords(bothWords, input.words);
  if (typeof typed === 'string') return refused(who, typed);
  const id = courseIdOf(typed.en.title || typed.da.title);
  if (!id) return refused(who, 'no-title');
  return editing(world, {
    who,
    act: async ({ tx, now: at }) => {
      const made = await insertCourse(tx, {
        id,
        sort: (await lastCourseSort(tx)) + 10,
        isPublished: false,
        isSample: false,
        words: typed,
        at,
      });
      return made ? { id, action: 'course.created', subject: `course:${id}` } : 'taken';
    },
    once: input.once,
  });
}

/** 'changed' when the version is outdated. */
export async function changeCourse(
  world: World,
  who: May<'catalogue'>,
  input: { id: string; version: number; isPublished: boolean; words: WordsOf },
): Promise<EditOutcome> {
  const typed = readWords(bothWords, input.words);
  if (typeof typed === 'string') return refused(who, typed);
  return editing(world, {
    who,
    act: async ({ tx, now: at }) => {
      const { id } = input;
      const { result, details } = await withChanges(tx, { kind: 'course', id }, () =>
        updateCourse(tx, { ...input, words: typed, at }),
      );
      if (result) return { id, action: 'course.changed', subject: `course:${id}`, details };
      return (await courseExists(tx, input.id)) ? 'changed' : 'not-found';
    },
    once: requestHash('course.changed', { ...input, words: typed }),
  });
}

/** Deletes a course. Refused while it has lessons, offers or students, or when it changed since `seen`. Idempotent. */
export async function removeCourse(
  world: World,
  who: May<'catalogue'>,
  input: { id: string; version: number; seen: string },
): Promise<EditOutcome> {
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const course = await lockCourse(tx, input.id);
      if (!course) return { same: input.id };
      if (await courseHasLessons(tx, input.id)) return 'has-lessons';
      if (await isSold(tx, input.id)) return 'is-sold';
      if (await hasStudents(tx, input.id)) return 'has-students';
      const isCurrentVersion = course.version === input.version && listVersion(course.modules) === input.seen;
      if (!isCurrentVersion) return 'changed-meanwhile';
      await deleteCourse(tx, input.id);
      return { id: input.id, action: 'course.removed', subject: `course:${input.id}`, gone: input.id };
    },
  });
}
