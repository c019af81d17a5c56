import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { dayText } from '#studio/shared/time/studio-time.ts';
import type { May, Who } from '#studio/shared/who.ts';
import { languageOfPerson } from './credits.queries.ts';
import { type Homework, isOwnHomework } from './homework.queries.ts';
import {
  deleteHomework,
  insertHomework,
  insertHomeworkFiles,
  type StoredFile,
  setHomeworkDone,
  setHomeworkSeen,
} from './homework.store.ts';
import {
  type CheckedFile,
  checkHomeworkFiles,
  type GivenFile,
  homeworkTypes,
  type RefusedFile,
} from './homework-file.ts';
import type { StudentFacts } from './student.queries.ts';

export const longestHomework = 2_000;

const homeworkInput = z.object({
  body: z.string().trim().min(1).max(longestHomework),
  /** Empty: until further notice. */
  dueOn: z.union([z.literal('').transform(() => null), dayText]),
});

export type HomeworkField = keyof typeof homeworkInput.shape;
export type HomeworkOutcome = { ok: true } | { ok: false; fields: HomeworkField[]; file: RefusedFile | null };

type GivenHomework = { student: StudentFacts; once: string | null; files: readonly GivenFile[] } & Record<
  HomeworkField,
  string
>;

/**
 * Sets homework and emails the student. Idempotent per `once`. Files are stored before their rows: a crash
 * leaves a file without a row, never a row without its file.
 */
export async function setHomework(
  world: World,
  who: May<'students'>,
  given: GivenHomework,
): Promise<HomeworkOutcome> {
  const read = homeworkInput.safeParse(given);
  const checked = await checkHomeworkFiles(world.processes, given.files);
  if (!read.success || !checked.ok) {
    const fields = read.error?.issues.map(({ path }) => path[0] as HomeworkField) ?? [];
    return { ok: false, fields: [...new Set(fields)], file: checked.ok ? null : checked.refused };
  }
  const files: StoredFile[] = [];
  const removeFiles = () => Promise.all(files.map(({ key }) => world.files.remove(key)));
  try {
    for (const file of checked.files) files.push(await storeFile(world, file));
    const isSet = await change(world, who, (c) => addRows(c, { ...given, ...read.data, files }));
    if (!isSet) await removeFiles();
  } catch (error) {
    await removeFiles();
    throw error;
  }
  return { ok: true };
}

async function storeFile(world: World, { bytes, kind, name, seconds }: CheckedFile): Promise<StoredFile> {
  const key = `homework/${randomUUID()}.${kind}`;
  await world.files.put(key, once(bytes), { contentType: homeworkTypes[kind], maxBytes: bytes.length });
  return { key, name, kind, bytes: bytes.length, seconds };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

interface NewHomework {
  student: StudentFacts;
  once: string | null;
  body: string;
  dueOn: Temporal.PlainDate | null;
  files: readonly StoredFile[];
}

/** False: the request was repeated. */
async function addRows(c: Change, given: NewHomework): Promise<boolean> {
  const { email, emails, name } = given.student;
  let isSet = false;
  const make = async () => {
    isSet = true;
    const dueOn = given.dueOn?.toString() ?? null;
    const homeworkId = await insertHomework(c.tx, {
      email: email.toLowerCase(),
      body: given.body,
      dueOn,
      now: c.now,
    });
    await insertHomeworkFiles(c.tx, homeworkId, given.files);
    const language = await languageOfPerson(c.tx, emails);
    await publish(c, { type: 'homework.set', homeworkId, name, language });
    return homeworkId;
  };
  await runOnce(c.tx, { key: given.once, at: c.now, make });
  return isSet;
}

/** False: not this person's, or deleted already. */
export async function removeHomework(
  world: World,
  _who: May<'students'>,
  { id, emails }: { id: string; emails: readonly string[] },
): Promise<boolean> {
  if (!z.guid().safeParse(id).success) return false;
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
