import type { PrintOrderState } from '#platform/db/schema/shop.ts';
import type { DomainEventHandler, EventHandler } from '#studio/shared/events.ts';
import { closeTask } from './close-task.ts';
import { openTask } from './open-task.ts';
import { differencesSubject, restoredSubject, type TaskKind } from './task.ts';
import { isDecidedByApplication } from './task-subject.queries.ts';
import type { NewTask } from './tasks.store.ts';

export function opensTask<Event>(
  kind: TaskKind,
  toTask: (event: Event) => Omit<NewTask, 'kind'>,
): EventHandler<Event> {
  return (c, event) => openTask(c, { ...toTask(event), kind });
}

export function closesTasks<Event>(
  kinds: readonly TaskKind[],
  subjectOf: (event: Event) => string,
  by: 'owner' | 'system' = 'system',
): EventHandler<Event> {
  return async ({ tx, now }, event) => {
    for (const kind of kinds) await closeTask(tx, { kind, subjectId: subjectOf(event), by, at: now });
  };
}

/** One per conversation, whatever comes next in it. */
export const openMessageTask: EventHandler<{ messageId: string; name: string; email: string }> = opensTask(
  'answer-email',
  ({ messageId, name, email }) => ({ subjectId: messageId, details: { name, email } }),
);

/** With an application there is one decision, its own task. */
export const openOrderTask: DomainEventHandler<'order.authorised'> = async (c, event) => {
  const isProgramme = event.capture === 'on-acceptance';
  if (isProgramme && (await isDecidedByApplication(c.tx, event.orderId))) return;
  const { orderNumber, name, what } = event;
  await openTask(c, {
    kind: isProgramme ? 'decide-application' : 'dispatch-order',
    subjectId: event.orderId,
    details: { orderNumber, name, what },
    dueAt: event.until,
  });
};

export const closePaidOrderTasks: DomainEventHandler<'order.paid'> = async ({ tx, now }, event) => {
  const { orderId, applicationId } = event;
  if (event.wasAuthorised) {
    for (const kind of ['decide-application', 'dispatch-order'] as const) {
      await closeTask(tx, { kind, subjectId: orderId, by: 'system', at: now });
    }
  }
  if (!applicationId || event.instalment === null) return;
  await closeTask(tx, { kind: 'instalment-late', subjectId: applicationId, by: 'system', at: now });
};

/** The task that a public site lacks it is about the site. */
export const closeConnectionTasks: DomainEventHandler<'connection.changed'> = async (
  { tx, now, world },
  { kind, isConnected },
) => {
  await closeTask(tx, { kind: 'connection-unreadable', subjectId: kind, by: 'owner', at: now });
  const lacking =
    isConnected && ({ stripe: 'payments-closed', smtp: 'smtp-missing' } as const)[kind as 'stripe'];
  if (lacking)
    await closeTask(tx, { kind: lacking, subjectId: world.settings.siteUrl, by: 'system', at: now });
};

export const closeRescheduleTask: DomainEventHandler<'booking.reschedule-request-closed'> = (
  { tx, now },
  { bookingId, by },
) => closeTask(tx, { kind: 'reschedule-request', subjectId: bookingId, by, at: now });

export const openRefundTask: DomainEventHandler<'refund.failed'> = (c, { refundId, isManual, ...details }) =>
  openTask(c, { kind: isManual ? 'refund-manual' : 'refund-refused', subjectId: refundId, details });

const printTaskOf: Partial<Record<PrintOrderState, TaskKind>> = {
  failed: 'print-failed',
  held: 'print-held',
  cancelled: 'print-cancelled',
};

export const syncEventTasks: DomainEventHandler<'calendar-event.changed'> = async (c, event) => {
  const { bookingId: subjectId, name, slotStart, foundStart } = event;
  const [kind, other] = foundStart
    ? (['event-moved', 'event-deleted'] as const)
    : (['event-deleted', 'event-moved'] as const);
  await closeTask(c.tx, { kind: other, subjectId, by: 'system', at: c.now });
  const details = {
    name,
    slotStart: slotStart.toString(),
    ...(foundStart ? { foundStart: foundStart.toString() } : {}),
  };
  await openTask(c, { kind, subjectId, details });
};

/** A task for a past state is wrong. */
export const syncPrintTasks: DomainEventHandler<'print-order.settled'> = async (c, event) => {
  const { orderId: subjectId, state, hasMoved } = event;
  const due = printTaskOf[state];
  for (const kind of ['printer-unavailable', 'print-failed', 'print-held'] as const) {
    if (kind !== due) await closeTask(c.tx, { kind, subjectId, by: 'system', at: c.now });
  }
  if (due && hasMoved) await openTask(c, { kind: due, subjectId, details: {} });
};

export const openRestoredTasks: DomainEventHandler<'studio.restored'> = async (c, { heldEmails }) => {
  await openTask(c, { kind: 'booking-paused', subjectId: restoredSubject, details: {} });
  if (heldEmails === 0) return;
  const details = { what: String(heldEmails) };
  await openTask(c, { kind: 'emails-held', subjectId: restoredSubject, details });
};

/** One task while anything differs; the page lists what. */
export const reportDifferences: DomainEventHandler<'differences.checked'> = async (c, { count }) => {
  const task = { kind: 'differences', subjectId: differencesSubject } as const;
  if (count > 0) return openTask(c, { ...task, details: {} });
  await closeTask(c.tx, { ...task, by: 'system', at: c.now });
};
