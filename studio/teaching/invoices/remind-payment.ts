import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { invoiceSettings } from '#studio/money/orders/invoices/invoice-settings.ts';
import { type ReminderStep, reminderDue, type Unpaid } from '#studio/money/orders/invoices/reminder.ts';
import { unpaidRequests } from '#studio/money/orders/invoices/reminders.queries.ts';
import { insertPaymentReminder } from '#studio/money/orders/invoices/reminders.store.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { type May, system } from '#studio/shared/who.ts';

const keyOf = ({ kind, id }: Unpaid) => `${kind}:${id}`;

export function readUnpaid(key: string): Unpaid | null {
  const [, kind, id] = /^(order|booking):([0-9a-f-]{36})$/.exec(key) ?? [];
  return kind && id ? { kind: kind as Unpaid['kind'], id } : null;
}

/** What a reminder is due for by the owner's rule. */
export async function dueReminders(world: World): Promise<string[]> {
  const q = world.db.query;
  const { reminders } = await invoiceSettings(q);
  if (reminders.firstDays === 0) return [];
  const now = world.clock.now();
  const today = studioDay(now);
  const unpaid = await unpaidRequests(q, now);
  return unpaid.filter((request) => reminderDue(request, reminders, today) !== null).map(keyOf);
}

/** By rule: emails the step that is due, once, unless it was paid meanwhile. */
export async function remindByRule(world: World, key: string): Promise<ReminderStep | null> {
  const unpaid = readUnpaid(key);
  if (!unpaid) return null;
  return change(world, system, async (c) => {
    const { reminders } = await invoiceSettings(c.tx);
    const request = await lockUnpaid(c, unpaid);
    const today = studioDay(c.now);
    const step = request && reminderDue(request, reminders, today);
    if (!step || !(await insertPaymentReminder(c, { ...unpaid, step }))) return null;
    await publish(c, { type: 'payment.reminder-due', ...unpaid, sendingId: `${key}:${step}` });
    return step;
  });
}

/** By hand: emails a reminder, once per `once`. False: it is no longer unpaid. */
export async function remindByHand(
  world: World,
  who: May<'orders'>,
  { unpaid, once }: { unpaid: Unpaid; once: string | null },
): Promise<boolean> {
  return change(world, who, async (c) => {
    if (!(await lockUnpaid(c, unpaid))) return false;
    await runOnce(c.tx, {
      key: once,
      at: c.now,
      make: async () => {
        const sendingId = randomUUID();
        await insertPaymentReminder(c, { ...unpaid, step: null });
        await publish(c, { type: 'payment.reminder-due', ...unpaid, sendingId });
        await audit(c, { action: 'payment.reminded', subject: keyOf(unpaid) });
        return sendingId;
      },
    });
    return true;
  });
}

async function lockUnpaid({ tx, now }: Change, unpaid: Unpaid) {
  if (unpaid.kind === 'order') await lockOrder(tx, unpaid.id);
  else await lockBooking(tx, unpaid.id);
  const [request] = await unpaidRequests(tx, now, unpaid);
  return request ?? null;
}
