import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { notifyOwnerOfTask } from './notify-owner.ts';
import { ruleOf } from './task.ts';
import { aboutSubject } from './task-subject.queries.ts';
import { wasDone } from './tasks.queries.ts';
import { insertTask, type NewTask } from './tasks.store.ts';

/**
 * Opens a task and emails the owner in the caller's transaction. Idempotent per kind and subject while open;
 * `staysDone` and `renews` change this.
 */
export async function openTask(world: World, tx: Tx, task: NewTask): Promise<void> {
  const rule = ruleOf(task.kind);
  if (rule.staysDone && (await wasDone(tx, task.kind, task.subjectId))) return;
  const details = { ...(await aboutSubject(tx, rule.subject, task.subjectId)), ...task.details };
  const id = await insertTask(tx, {
    task: { ...task, details },
    now: world.clock.now(),
    renews: rule.renews,
  });
  if (id && !rule.silent) await notifyOwnerOfTask(world, tx, { ...task, details, id });
}
