import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { dayText } from '#studio/shared/studio-time.ts';
import type { Who } from '#studio/shared/who.ts';
import { languageOfPerson } from './credits.queries.ts';
import { type Homework, isOwnHomework } from './homework.queries.ts';
import { deleteHomework, insertHomework, setHomeworkDone, setHomeworkSeen } from './homework.store.ts';
import type { StudentFacts } from './student.queries.ts';

export const longestHomework = 2_000;

const homeworkInput = z.object({
  body: z.string().trim().min(1).max(longestHomework),
  /** Empty: until further notice. */
  dueOn: z.union([z.literal('').transform(() => null), dayText]),
});

export type HomeworkField = keyof typeof homeworkInput.shape;
export type HomeworkOutcome = { ok: true } | { ok: false; fields: HomeworkField[] };

/** Sets homework and emails the student. Idempotent per `once`. Owner only. */
export async function setHomework(
  world: World,
  who: Who,
  given: { student: StudentFacts; once: string | null } & Record<HomeworkField, string>,
): Promise<HomeworkOutcome> {
  const read = homeworkInput.safeParse(given);
  if (who.role !== 'owner' || !read.success) {
    const fields = read.error?.issues.map(({ path }) => path[0] as HomeworkField) ?? [];
    return { ok: false, fields: [...new Set(fields)] };
  }
  const { body, dueOn } = read.data;
  const { email, emails, name } = given.student;
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const make = async () => {
      const row = { email: email.toLowerCase(), body, dueOn: dueOn?.toString() ?? null, now };
      const homeworkId = await insertHomework(tx, row);
      const language = await languageOfPerson(tx, emails);
      await publish(world, tx, { type: 'homework.set', homeworkId, name, language });
      return homeworkId;
    };
    await runOnce(tx, { key: given.once, at: now, make });
  });
  return { ok: true };
}

/** False: not this person's, or deleted already. Owner only. */
export async function removeHomework(
  world: World,
  who: Who,
  { id, emails }: { id: string; emails: readonly string[] },
): Promise<boolean> {
  if (who.role !== 'owner' || !z.guid().safeParse(id).success) return false;
  return world.db.transaction((tx) => deleteHomework(tx, id, emails));
}

/** The student's own answer: done, or not done after all. False: not theirs. */
export async function answerHomework(
  world: World,
  who: Who,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<boolean> {
  return world.db.transaction(async (tx) => {
    if (!(await isOwnHomework(tx, who, id))) return false;
    await setHomeworkDone(tx, id, isDone ? world.clock.now() : null);
    return true;
  });
}

/** Records that the student has opened the page with their homework. */
export async function markHomeworkSeen(world: World, homework: readonly Homework[]): Promise<void> {
  const ids = homework.filter(({ seenAt }) => seenAt === null).map(({ id }) => id);
  if (ids.length === 0) return;
  await world.db.transaction((tx) => setHomeworkSeen(tx, ids, world.clock.now()));
}
