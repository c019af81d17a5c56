import type { PrintOrderState } from '#platform/db/schema/shop.ts';
import type { EventHandler } from '#platform/world.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { closeTask } from './close-task.ts';
import { openTask } from './open-task.ts';
import { differencesSubject, restoredSubject, type TaskKind } from './task.ts';
import { isDecidedByApplication } from './task-subject.queries.ts';
import type { NewTask } from './tasks.store.ts';

export function opensTask<Event>(
  kind: TaskKind,
  toTask: (event: Event) => Omit<NewTask, 'kind'>,
): EventHandler<Event> {
  return (world, tx, event) => openTask(world, tx, { ...toTask(event), kind });
}

export function closesTasks<Event>(
  kinds: readonly TaskKind[],
  subjectOf: (event: Event) => string,
  by: 'owner' | 'system' = 'system',
): EventHandler<Event> {
  return async (world, tx, event) => {
    const at = world.clock.now();
    for (const kind of kinds) await closeTask(tx, { kind, subjectId: subjectOf(event), by, at });
  };
}

/** With an application there is one decision, its own task. */
export const openOrderTask: DomainEventHandler<'order.authorised'> = async (world, tx, event) => {
  const isProgramme = event.capture === 'on-acceptance';
  if (isProgramme && (await isDecidedByApplication(tx, event.orderId))) return;
  const { orderNumber, name, what } = event;
  await openTask(world, tx, {
    kind: isProgramme ? 'decide-application' : 'dispatch-order',
    subjectId: event.orderId,
    details: { orderNumber, name, what },
    dueAt: event.until,
  });
};

export const closePaidOrderTasks: DomainEventHandler<'order.paid'> = async (world, tx, event) => {
  const { orderId, applicationId } = event;
  const at = world.clock.now();
  if (event.wasAuthorised) {
    for (const kind of ['decide-application', 'dispatch-order'] as const) {
      await closeTask(tx, { kind, subjectId: orderId, by: 'system', at });
    }
  }
  if (!applicationId || event.instalment === null) return;
  await closeTask(tx, { kind: 'instalment-late', subjectId: applicationId, by: 'system', at });
};

export const closeRescheduleTask: DomainEventHandler<'booking.reschedule-request-closed'> = (
  world,
  tx,
  { bookingId, by },
) => closeTask(tx, { kind: 'reschedule-request', subjectId: bookingId, by, at: world.clock.now() });

export const openRefundTask: DomainEventHandler<'refund.failed'> = (
  world,
  tx,
  { refundId, isManual, ...details },
) =>
  openTask(world, tx, { kind: isManual ? 'refund-manual' : 'refund-refused', subjectId: refundId, details });

const printTaskOf: Partial<Record<PrintOrderState, TaskKind>> = {
  failed: 'print-failed',
  held: 'print-held',
  cancelled: 'print-cancelled',
};

export const syncEventTasks: DomainEventHandler<'calendar-event.changed'> = async (world, tx, event) => {
  const { bookingId: subjectId, name, slotStart, foundStart } = event;
  const at = world.clock.now();
  const [kind, other] = foundStart
    ? (['event-moved', 'event-deleted'] as const)
    : (['event-deleted', 'event-moved'] as const);
  await closeTask(tx, { kind: other, subjectId, by: 'system', at });
  const details = {
    name,
    slotStart: slotStart.toString(),
    ...(foundStart ? { foundStart: foundStart.toString() } : {}),
  };
  await openTask(world, tx, { kind, subjectId, details });
};

/** A task for a past state is wrong. */
export const syncPrintTasks: DomainEventHandler<'print-order.settled'> = async (world, tx, event) => {
  const { orderId: subjectId, state, hasMoved } = event;
  const at = world.clock.now();
  const due = printTaskOf[state];
  for (const kind of ['printer-unavailable', 'print-failed', 'print-held'] as const) {
    if (kind !== due) await closeTask(tx, { kind, subjectId, by: 'system', at });
  }
  if (due && hasMoved) await openTask(world, tx, { kind: due, subjectId, details: {} });
};

export const openRestoredTasks: DomainEventHandler<'studio.restored'> = async (world, tx, { heldEmails }) => {
  await openTask(world, tx, { kind: 'booking-paused', subjectId: restoredSubject, details: {} });
  if (heldEmails === 0) return;
  const details = { what: String(heldEmails) };
  await openTask(world, tx, { kind: 'emails-held', subjectId: restoredSubject, details });
};

/** One task while anything differs; the page lists what. */
export const reportDifferences: DomainEventHandler<'differences.checked'> = async (world, tx, { count }) => {
  const task = { kind: 'differences', subjectId: differencesSubject } as const;
  if (count > 0) return openTask(world, tx, { ...task, details: {} });
  await closeTask(tx, { ...task, by: 'system', at: world.clock.now() });
};
