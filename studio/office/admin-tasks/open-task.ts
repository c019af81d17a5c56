import { ownerReader } from '#studio/messages/notifications/bookings/booking-email.queries.ts';
import { ownerTask } from '#studio/messages/notifications/owner-task.ts';
import type { Change } from '#studio/shared/change.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { publish } from '#studio/shared/events.ts';
import { describeTask } from './describe-task.ts';
import { ruleOf } from './task.ts';
import { aboutSubject } from './task-subject.queries.ts';
import { wasDone } from './tasks.queries.ts';
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
  if (!rule.silent) await notifyOwnerOfTask(c, { ...task, details, id });
  await publish(c, { type: 'task.opened', taskId: id, kind: task.kind });
}

async function notifyOwnerOfTask(c: Change, task: NewTask & { id: string }): Promise<void> {
  const owner = await ownerReader(c.tx);
  if (!owner) return;
  const { language, email } = owner;
  const description = describeTask(task, language);
  await queueEmail(c, {
    ...ownerTask({
      branding: await readBranding(c.tx, c.world.settings),
      language,
      title: description.title,
      explanation: description.explanation,
      dueAt: task.dueAt ?? null,
    }),
    kind: 'owner-task',
    language,
    to: email,
    // A different requested time is announced again.
    dedupeKey: ['task', task.id, task.details.requestedStart ?? task.details.foundStart]
      .filter(Boolean)
      .join(':'),
  });
}
