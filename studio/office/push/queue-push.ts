import type { PushMessageKind } from '#platform/db/schema/push.ts';
import type { TaskKind } from '#studio/office/admin-tasks/task.ts';
import { emailFaultKinds } from '#studio/office/monitoring/check.ts';
import { notificationSettings, type PushKind } from '#studio/office/settings/notification-settings.ts';
import type { Change } from '#studio/shared/change.ts';
import type { DomainEventHandler, EventHandler } from '#studio/shared/events.ts';
import { devicesToNotify } from './push.queries.ts';
import { deleteMessages, insertMessages } from './push.store.ts';

/** A message that is older is dropped: the admin shows what it said. */
const validHours = 24;

export async function queuePush(
  { world, tx, now }: Change,
  { kind, subjectId, deviceIds }: { kind: PushMessageKind; subjectId: string; deviceIds: readonly string[] },
): Promise<number> {
  if (deviceIds.length === 0) return 0;
  const expiresAt = now.add({ hours: validHours });
  const ids = await insertMessages(tx, { deviceIds, kind, subjectId, at: now, expiresAt });
  for (const id of ids) await world.jobs.send(tx, { name: 'send-push', data: { messageId: id } });
  return ids.length;
}

async function pushIfChosen(c: Change, about: { kind: PushKind; subjectId: string }): Promise<void> {
  const deviceIds = await devicesToNotify(c.tx, c.now);
  if (deviceIds.length === 0 || (await notificationSettings(c.tx)).without.includes(about.kind)) return;
  await queuePush(c, { ...about, deviceIds });
}

/** `subjectOf`: null when the event is not worth a notification. */
export function pushes<Event>(
  kind: PushKind,
  subjectOf: (event: Event) => string | null,
): EventHandler<Event> {
  return async (c, event) => {
    const subjectId = subjectOf(event);
    if (subjectId !== null) await pushIfChosen(c, { kind, subjectId });
  };
}

const paymentTasks: readonly TaskKind[] = [
  'refund-refused',
  'refund-manual',
  'provider-unavailable',
  'payment-unmatched',
  'payment-after-restore',
  'dispute',
  'instalment-late',
  'plan-unscheduled',
  'plan-not-ended',
  'plan-unpaid',
];

export const pushPaymentTask: DomainEventHandler<'task.opened'> = pushes('payment', ({ taskId, kind }) =>
  paymentTasks.some((one) => one === kind) ? taskId : null,
);

/** By notification alone: an email would not arrive. */
export const pushEmailFault: DomainEventHandler<'task.opened'> = pushes(
  'email',
  ({ taskId, kind, isQuiet }) => (emailFaultKinds.includes(kind) && !isQuiet ? taskId : null),
);

/** Not for an hour, which is a booking; the first of several instalments; not when goods are captured at dispatch. */
export const pushPaidOrder: DomainEventHandler<'order.paid'> = pushes('order', (order) => {
  const isFirst = order.instalment === null || order.instalment === 1;
  return isFirst && !order.isSession && !order.wasAuthorised ? order.orderId : null;
});

/** Those of a backup were sent since. */
export const dropRestoredPush: DomainEventHandler<'studio.restored'> = ({ tx }) => deleteMessages(tx);
