import { ownerTask } from '#studio/messages/notifications/owner-task.email.ts';
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { describeTask } from './describe-task.ts';
import { quietHours, ruleOf } from './task.ts';
import { aboutSubject } from './task-subject.queries.ts';
import { wasClosedSince, wasDone } from './tasks.queries.ts';
import { insertTask, type NewTask } from './tasks.store.ts';

/**
 * Opens a task and emails the owner in the caller's transaction. Idempotent per kind and subject while open;
 * `staysDone` and `renews` change this.
 */
export async function openTask(c: Change, task: NewTask): Promise<void> {
  const rule = ruleOf(task.kind);
  if (rule.staysDone && (await wasDone(c.tx, task.kind, task.subjectId))) return;
  const details = { ...(await aboutSubject(c.tx, rule.subject, task.subjectId)), ...task.details };
  const id = await insertTask(c, { task: { ...task, details }, renews: rule.renews });
  if (!id) return;
  const isQuiet =
    rule.recurs === true && (await wasClosedSince(c.tx, task, c.now.subtract({ hours: quietHours })));
  if (!rule.silent && !isQuiet)
    await ownerTask.send(c, {
      describe: (language) => describeTask({ ...task, details }, language),
      dueAt: task.dueAt ?? null,
      // A different requested time is announced again.
      dedupeKey: ['task', id, details.requestedStart ?? details.foundStart].filter(Boolean).join(':'),
    });
  await publish(c, { type: 'task.opened', taskId: id, kind: task.kind, isQuiet });
}
