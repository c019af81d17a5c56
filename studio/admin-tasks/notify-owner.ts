import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { ownerReader } from '#studio/notifications/bookings/booking-email.queries.ts';
import { ownerTask } from '#studio/notifications/owner-task.ts';
import { describeTask } from './describe-task.ts';
import type { NewTask } from './tasks.store.ts';

export async function notifyOwnerOfTask(world: World, tx: Tx, task: NewTask & { id: string }): Promise<void> {
  const owner = await ownerReader(tx);
  if (!owner) return;
  const { language, email } = owner;
  const description = describeTask(task, language);
  await queueEmail(world, tx, {
    ...ownerTask({
      branding: await readBranding(tx, world.settings),
      language,
      title: description.title,
      explanation: description.explanation,
      dueAt: task.dueAt ?? null,
    }),
    kind: 'owner-task',
    language,
    to: email,
    // A different requested time is announced again.
    dedupeKey: ['task', task.id, task.details.wantedStart].filter(Boolean).join(':'),
  });
}
