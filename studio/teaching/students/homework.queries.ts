import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { HomeworkFileKind } from '#platform/db/schema/students.ts';
import { isOwnRow } from '#studio/people/own-rows.queries.ts';
import type { Who } from '#studio/shared/who.ts';

export interface Homework {
  id: string;
  body: string;
  dueOn: string | null;
  createdAt: Temporal.Instant;
  seenAt: Temporal.Instant | null;
  doneAt: Temporal.Instant | null;
}

export interface HomeworkFile {
  id: string;
  homeworkId: string;
  name: string;
  kind: HomeworkFileKind;
  bytes: number;
  seconds: number | null;
}

const mostShown = 50;

const homework = (q: Queries) =>
  q
    .selectFrom('homework')
    .select(['id', 'body', 'due_on as dueOn', 'created_at as createdAt'])
    .select(['seen_at as seenAt', 'done_at as doneAt'])
    // Unfinished first, by the day it is due.
    .orderBy((is) => is('done_at', 'is not', null))
    .orderBy('due_on')
    .orderBy('created_at', 'desc')
    .limit(mostShown);

export function homeworkOf(q: Queries, emails: readonly string[]): Promise<Homework[]> {
  return homework(q).where('email', 'in', emails).execute();
}

export function ownHomework(q: Queries, who: Pick<Who, 'email' | 'userId'>): Promise<Homework[]> {
  return homework(q)
    .where((is) => isOwnRow(is, who, { email: 'homework.email' }))
    .execute();
}

export async function isOwnHomework(
  q: Queries,
  who: Pick<Who, 'email' | 'userId'>,
  id: string,
): Promise<boolean> {
  if (!z.guid().safeParse(id).success) return false;
  const row = await q
    .selectFrom('homework')
    .select('id')
    .where('id', '=', id)
    .where((is) => isOwnRow(is, who, { email: 'homework.email' }))
    .executeTakeFirst();
  return row !== undefined;
}

const files = (q: Queries) =>
  q
    .selectFrom('homework_files')
    .select(['homework_files.id', 'homework_id as homeworkId', 'name', 'kind', 'bytes', 'seconds']);

/** Of homework that is already known to be the requester's, in the order of its form. */
export async function filesOfHomework(q: Queries, ids: readonly string[]): Promise<HomeworkFile[]> {
  if (ids.length === 0) return [];
  return files(q).where('homework_id', 'in', ids).orderBy('place').execute();
}

export interface RequestedFile {
  homework: string;
  file: string;
  /** The owner sees every file, a student those of their own homework. */
  as: 'owner' | 'student';
}

/** Null: it does not exist, or the requester may not see it. */
export async function homeworkFileFor(
  q: Queries,
  who: Pick<Who, 'role' | 'email' | 'userId'>,
  { homework, file, as }: RequestedFile,
): Promise<(HomeworkFile & { key: string; email: string }) | null> {
  if (as === 'owner' && who.role !== 'owner') return null;
  if (![homework, file].every((id) => z.guid().safeParse(id).success)) return null;
  const row = await files(q)
    .innerJoin('homework', 'homework.id', 'homework_files.homework_id')
    .select(['homework_files.key', 'homework.email'])
    .where('homework_files.id', '=', file)
    .where('homework_id', '=', homework)
    .$if(as === 'student', (query) => query.where((is) => isOwnRow(is, who, { email: 'homework.email' })))
    .executeTakeFirst();
  return row ?? null;
}
