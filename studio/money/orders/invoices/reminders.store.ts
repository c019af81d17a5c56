import type { Write } from '#studio/shared/change.ts';
import type { ReminderStep, Unpaid } from './reminder.ts';

/** `step` null: by hand. False: this step was sent. */
export async function insertPaymentReminder(
  { tx, now }: Write,
  { kind, id, step }: Unpaid & { step: ReminderStep | null },
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_reminders')
    .values({
      order_id: kind === 'order' ? id : null,
      booking_id: kind === 'booking' ? id : null,
      step,
      sent_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
