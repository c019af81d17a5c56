import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import type { Who } from '#studio/shared/who.ts';
import { goalsOf } from './goals.queries.ts';
import { deleteGoal, insertGoal, setGoal } from './goals.store.ts';
import { journalSentences } from './journal.messages.ts';

const longestGoal = 500;
const mostGoals = 20;

export type GoalOutcome = { ok: true } | { ok: false; message: string };

const goalInput = z.object({ id: z.guid(), body: z.string(), isShared: z.boolean() });

/** Idempotent by id. */
export async function addGoal(world: World, who: Who, input: unknown): Promise<GoalOutcome> {
  const words = journalSentences[who.language];
  const { userId } = who;
  const read = goalInput.safeParse(input);
  if (!userId || !read.success) return { ok: false, message: words.bad };
  const body = read.data.body.replaceAll('\0', '').trim();
  if (typedLength(body) === 0) return { ok: false, message: words.goalMissing };
  if (typedLength(body) > longestGoal) return { ok: false, message: words.goalTooLong };
  return world.db.transaction(async (tx) => {
    const ahead = (await goalsOf(tx, userId)).filter(
      ({ reachedAt, id }) => !reachedAt && id !== read.data.id,
    );
    if (ahead.length >= mostGoals) return { ok: false, message: words.tooManyGoals };
    await insertGoal(tx, { userId, goal: { ...read.data, body }, now: world.clock.now() });
    return { ok: true };
  });
}

export const goalActs = ['share', 'unshare', 'reach', 'reopen', 'remove'] as const;
export type GoalAct = (typeof goalActs)[number];

/** False: not found, or not theirs. Idempotent. */
export async function changeGoal(
  world: World,
  { who, id, act }: { who: Who; id: string; act: GoalAct },
): Promise<boolean> {
  const { userId } = who;
  if (!userId || !z.guid().safeParse(id).success) return false;
  return world.db.transaction((tx) =>
    act === 'remove'
      ? deleteGoal(tx, userId, id)
      : setGoal(tx, { userId, id, change: changeOf(act, world.clock.now()) }),
  );
}

function changeOf(act: Exclude<GoalAct, 'remove'>, now: Temporal.Instant) {
  if (act === 'share' || act === 'unshare') return { is_shared: act === 'share' };
  return { reached_at: act === 'reach' ? now : null };
}
