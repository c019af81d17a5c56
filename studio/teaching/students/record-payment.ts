import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { manualMethods } from '#studio/money/payments/manual-method.ts';
import { NotAvailable, settleReceived } from '#studio/money/settlement/settle-received.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { dayText, isAfterToday } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { isDescribed, paidForShape } from './payment-line.ts';
import { insertPaymentOrder } from './payment-order.ts';
import type { StudentFacts } from './student.queries.ts';

const paymentInput = z
  .object({ ...paidForShape, method: z.enum(manualMethods), receivedOn: dayText })
  .refine(isDescribed, { path: ['description'] });

type PaymentInput = z.output<typeof paymentInput>;
export type PaymentField = keyof PaymentInput;
export type RecordPaymentOutcome = { ok: true; orderId: string } | { ok: false; fields: PaymentField[] };

/**
 * What a student or guest paid outside the system: a paid order with its receipt. An offer grants what it does when
 * it is bought online; refused for 'offerId' when no place is free. Idempotent per `once`.
 */
export async function recordPayment(
  world: World,
  who: May<'students'>,
  given: { student: StudentFacts; once: string | null } & { [Field in PaymentField]: unknown },
): Promise<RecordPaymentOutcome> {
  const read = paymentInput.safeParse(given);
  const now = world.clock.now();
  if (!read.success) {
    const fields = read.error?.issues.map(({ path }) => path[0] as PaymentField) ?? [];
    return { ok: false, fields: [...new Set(fields)] };
  }
  if (isAfterToday(read.data.receivedOn, now)) return { ok: false, fields: ['receivedOn'] };
  const { student, once } = given;
  try {
    const orderId = await change(world, who, (c) =>
      runOnce<string | null>(c.tx, {
        key: once,
        at: now,
        make: () => record(c, student, read.data),
      }),
    );
    return orderId === null ? { ok: false, fields: ['offerId'] } : { ok: true, orderId };
  } catch (error) {
    if (error instanceof NotAvailable) return { ok: false, fields: ['offerId'] };
    throw error;
  }
}

async function record(c: Change, student: StudentFacts, paid: PaymentInput): Promise<string | null> {
  const orderId = await insertPaymentOrder(c, student, paid);
  if (!orderId) return null;
  const { currency, method, receivedOn, amountMinor } = paid;
  await settleReceived(c, orderId, { method, receivedOn });
  const details = { method, amountMinor, currency };
  const subject = `order:${orderId}`;
  await audit(c, { actor: 'owner', action: 'payment.recorded', subject, details });
  return orderId;
}
