import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { ruleOf } from './task.ts';
import { insertTask, type NewTask, wasDone } from './tasks.store.ts';

/**
 * Puts something on the owner's list, in the transaction of its cause. Idempotent on kind and subject while the task
 * is open; for some kinds also after it was done (`staysDone`).
 */
export async function openTask(world: World, tx: Tx, task: NewTask): Promise<void> {
  if (ruleOf(task.kind).staysDone && (await wasDone(tx, task.kind, task.subjectId))) return;
  await insertTask(tx, task, world.clock.now());
}
