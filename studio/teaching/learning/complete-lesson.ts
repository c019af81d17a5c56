import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { deleteCompletion, insertCompletion } from './lessons.store.ts';
import { openLesson } from './study-lesson.queries.ts';

export type CompletionOutcome = { ok: true } | { ok: false; refusal: 'not-found' | 'paused' };

/** 'Mark as Complete'. Idempotent. 'not-found': missing, or not enrolled. */
export async function completeLesson(
  world: World,
  who: Who,
  input: { lessonId: string },
): Promise<CompletionOutcome> {
  return change(world, {
    who,
    lessonId: input.lessonId,
    act: (userId) =>
      insertCompletion(world.db.query, { userId, lessonId: input.lessonId, at: world.clock.now() }),
  });
}

/** Idempotent. */
export async function undoCompletion(
  world: World,
  who: Who,
  input: { lessonId: string },
): Promise<CompletionOutcome> {
  return change(world, {
    who,
    lessonId: input.lessonId,
    act: (userId) => deleteCompletion(world.db.query, { userId, lessonId: input.lessonId }),
  });
}

async function change(
  world: World,
  { who, lessonId, act }: { who: Who; lessonId: string; act: (userId: string) => Promise<void> },
): Promise<CompletionOutcome> {
  if (!who.userId) return { ok: false, refusal: 'not-found' };
  const found = await openLesson(world.db.query, who, {
    lessonId,
    language: who.language,
    now: world.clock.now(),
  });
  if (!found) return { ok: false, refusal: 'not-found' };
  if (found.access === 'paused') return { ok: false, refusal: 'paused' };
  await act(who.userId);
  return { ok: true };
}
