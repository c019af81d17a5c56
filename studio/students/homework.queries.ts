import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
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

/** Of the signed-in person. */
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
