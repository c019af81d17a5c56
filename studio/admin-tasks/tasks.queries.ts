import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage, noRows } from '#studio/shared/list-query.ts';
import type { Who } from '#studio/shared/who.ts';
import { actionsFor, isTaskKind, type TaskAction, type TaskDetails, type TaskKind } from './task.ts';

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

/** By due date, then oldest first. Empty for anybody but the owner. */
export async function openTasks(q: Queries, who: Who): Promise<OpenTask[]> {
  if (who.role !== 'owner') return [];
  const rows = await q
    .selectFrom('tasks')
    .selectAll()
    .where('state', '=', 'open')
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
  who: Who,
  ask: ListQuery<DoneSort, never>,
): Promise<ListPage<DoneTask>> {
  if (who.role !== 'owner') return noRows;
  const page = await listPage(
    q.selectFrom('tasks').selectAll().where('state', '=', 'done').where('done_at', 'is not', null),
    ask,
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
