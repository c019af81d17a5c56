import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { findAnswer } from '#studio/shared/idempotency-keys.queries.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { May } from '#studio/shared/who.ts';
import {
  actionsFor,
  isTaskKind,
  type TaskAction,
  type TaskDetails,
  type TaskKind,
  taskRules,
} from './task.ts';

export interface OpenTask {
  id: string;
  kind: TaskKind;
  subjectId: string;
  details: TaskDetails;
  remedies: readonly TaskAction[];
  since: Temporal.Instant;
  dueAt: Temporal.Instant | null;
}

export interface DoneTask extends Omit<OpenTask, 'remedies' | 'dueAt'> {
  doneAt: Temporal.Instant;
  doneBy: string;
}

/** Known kinds; an answer to an application that is on its way has a line of its own. */
export const isOpenTask = sql<boolean>`(tasks.state = 'open' and tasks.kind = any(${Object.keys(taskRules)}::text[])
  and not (tasks.kind = 'answer-application' and exists (
    select from application_answers where application_id::text = tasks.subject_id
      and application_answers.state in ('scheduled', 'started'))))`;

/** By due date, then oldest first. Empty for anybody but the owner. */
export async function openTasks(q: Queries, _who: May<'today'>): Promise<OpenTask[]> {
  const rows = await q
    .selectFrom('tasks')
    .selectAll()
    .where(isOpenTask)
    .orderBy('due_at', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    if (!isTaskKind(row.kind)) return [];
    const { id, kind, details } = row;
    const remedies = actionsFor(kind, details as TaskDetails);
    const task = { id, kind, details: details as TaskDetails, remedies };
    return [{ ...task, subjectId: row.subject_id, since: row.created_at, dueAt: row.due_at }];
  });
}

export type DoneSort = 'done';

const doneKeys: ListKeys<DoneSort> = {
  sorts: { done: { by: sql`tasks.done_at`, kind: 'moment' } },
  id: { by: sql`tasks.id`, kind: 'uuid' },
};

export async function doneTasks(
  q: Queries,
  _who: May<'today'>,
  listQuery: ListQuery<DoneSort, never>,
): Promise<ListPage<DoneTask>> {
  const page = await listPage(
    q.selectFrom('tasks').selectAll().where('state', '=', 'done').where('done_at', 'is not', null),
    listQuery,
    doneKeys,
  );
  const rows = page.rows.flatMap((row) => {
    if (!isTaskKind(row.kind) || !row.done_at) return [];
    const { id, kind, details } = row;
    const task = { id, kind, details: details as TaskDetails, subjectId: row.subject_id };
    return [{ ...task, since: row.created_at, doneAt: row.done_at, doneBy: row.done_by ?? 'system' }];
  });
  return { ...page, rows };
}

/** True when the owner completed it; automatically closed tasks may reopen. */
export async function wasDone(q: Queries, kind: TaskKind, subjectId: string): Promise<boolean> {
  const row = await q
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'done')
    .where('done_by', '=', 'owner')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the system has closed one since then. */
export async function wasClosedSince(
  q: Queries,
  { kind, subjectId }: { kind: TaskKind; subjectId: string },
  since: Temporal.Instant,
): Promise<boolean> {
  const row = await q
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('done_by', '=', 'system')
    .where('done_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOpenTask(q: Queries, taskId: string) {
  if (!z.guid().safeParse(taskId).success) return null;
  const row = await q
    .selectFrom('tasks')
    .select(['id', 'kind', 'subject_id as subjectId', 'details'])
    .where('id', '=', taskId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row ?? null;
}

/** Of the owner's answer, for a repeated submission within a day. */
export function answerKey(taskId: string): string {
  return `task ${taskId}`;
}

export async function wasResolved(q: Queries, taskId: string, remedy: string): Promise<boolean> {
  if (!z.guid().safeParse(taskId).success) return false;
  const task = await q.selectFrom('tasks').select('state').where('id', '=', taskId).executeTakeFirst();
  return task?.state === 'done' && (await findAnswer(q, answerKey(taskId))) === remedy;
}
