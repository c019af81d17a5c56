import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { notifyOwnerOfTask } from './notify-owner.ts';
import { ruleOf } from './task.ts';
import { aboutSubject } from './task-subject.queries.ts';
import { insertTask, type NewTask, wasDone } from './tasks.store.ts';

/**
 * Puts something on the owner's list and tells the owner by mail, in the transaction of its cause. Idempotent on kind
 * and subject while the task is open; for some kinds also after it was done (`staysDone`), for others with new words (`renews`).
 */
export async function openTask(world: World, tx: Tx, task: NewTask): Promise<void> {
  const rule = ruleOf(task.kind);
  if (rule.staysDone && (await wasDone(tx, task.kind, task.subjectId))) return;
  const details = { ...(await aboutSubject(tx, rule.subject, task.subjectId)), ...task.details };
  const id = await insertTask(tx, { ...task, details }, world.clock.now(), rule.renews);
  if (id && !rule.silent) await notifyOwnerOfTask(world, tx, { ...task, details, id });
}
