import type { Tx } from '#platform/db/database.ts';
import type { TaskKind } from './task.ts';
import { markDone } from './tasks.store.ts';

export interface TaskToClose {
  kind: TaskKind;
  subjectId: string;
  by: string;
  /** Default: the database's time. */
  at?: Temporal.Instant;
}

export async function closeTask(tx: Tx, task: TaskToClose): Promise<void> {
  await markDone(tx, { which: { kind: task.kind, subjectId: task.subjectId }, by: task.by, at: task.at });
}
