import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { Write } from '#studio/shared/change.ts';
import type { TaskDetails, TaskKind } from './task.ts';

export interface NewTask {
  kind: TaskKind;
  subjectId: string;
  details: TaskDetails;
  dueAt?: Temporal.Instant | null;
}

/** Null: an open task of this kind exists; with `renews`, one with the same details. */
export async function insertTask(
  { tx, now }: Write,
  { task, renews = false }: { task: NewTask; renews?: boolean },
): Promise<string | null> {
  const row = await tx
    .insertInto('tasks')
    .values({
      kind: task.kind,
      subject_id: task.subjectId,
      details: json(task.details),
      due_at: task.dueAt ?? null,
      created_at: now,
    })
    .onConflict((conflict) => {
      const open = conflict.columns(['kind', 'subject_id']).where('state', '=', sql.lit('open'));
      return renews
        ? open
            .doUpdateSet({ details: (now) => now.ref('excluded.details') })
            .where((row) => row('tasks.details', '!=', row.ref('excluded.details')))
        : open.doNothing();
    })
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False: none was open. Default time: the database's. */
export async function markDone(
  tx: Tx,
  {
    which,
    by,
    at,
  }: { which: { id: string } | { kind: TaskKind; subjectId: string }; by: string; at?: Temporal.Instant },
): Promise<boolean> {
  const result = await tx
    .updateTable('tasks')
    .set({ state: 'done', done_by: by, done_at: at ?? sql<Temporal.Instant>`now()` })
    .where('state', '=', 'open')
    .$if('id' in which, (query) => query.where('id', '=', (which as { id: string }).id))
    .$if('kind' in which, (query) => {
      const { kind, subjectId } = which as { kind: TaskKind; subjectId: string };
      return query.where('kind', '=', kind).where('subject_id', '=', subjectId);
    })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
