import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { lockWaitingOrder } from '#studio/money/orders/lock-waiting-order.ts';
import type { OrderRow } from '#studio/money/orders/orders.store.ts';
import { manualMethods } from '#studio/money/payments/manual-method.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { NotAvailable, type Received, settleReceived } from '#studio/money/settlement/settle-received.ts';
import { chargesOfPlan } from '#studio/offers/plans/plans.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change, type Write } from '#studio/shared/change.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { dayText, isAfterToday } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { copyWaiting } from './pay-order.ts';

const input = z.object({
  orderId: z.guid(),
  method: z.enum(manualMethods),
  receivedOn: dayText,
  once: z.string().nullish(),
});

/** checkout-open: the customer can still pay on a page that is open. */
export type OrderPaymentRefusal = 'not-found' | 'invalid' | 'not-payable' | 'checkout-open' | 'not-available';
export type OrderPaymentOutcome = { ok: true; orderId: string } | { ok: false; refusal: OrderPaymentRefusal };

/**
 * Marks an order that waits for payment as paid outside the system, in full. A lapsed order is final: its copy is paid,
 * and its id returned. Plans, gift cards and parcels need the checkout. Idempotent per `once`.
 */
export async function recordOrderPayment(
  world: World,
  who: May<'orders'>,
  given: unknown,
): Promise<OrderPaymentOutcome> {
  const read = input.safeParse(given);
  const now = world.clock.now();
  if (!read.success || isAfterToday(read.data.receivedOn, now)) return { ok: false, refusal: 'invalid' };
  const { orderId, once, ...received } = read.data;
  try {
    return await change(world, who, async (c): Promise<OrderPaymentOutcome> => {
      let refusal: OrderPaymentRefusal = 'not-payable';
      const paidId = await runOnce<string | null>(c.tx, {
        key: once,
        at: now,
        make: async () => {
          const order = await orderToPay(c, orderId);
          if (order !== 'checkout-open' && order !== null) return record(c, order, received);
          refusal = order ?? refusal;
          return null;
        },
      });
      return paidId === null ? { ok: false, refusal } : { ok: true, orderId: paidId };
    });
  } catch (error) {
    if (error instanceof NotAvailable) return { ok: false, refusal: 'not-available' };
    throw error;
  }
}

/** Whether the owner can mark the order as paid: it waits, and its whole price is due at once. */
export function isPayableOutside(
  order: Pick<OrderRow, 'capture' | 'gift_card_minor'>,
  charges: number | null,
): boolean {
  return order.capture === 'now' && order.gift_card_minor === 0 && charges === null;
}

async function orderToPay(c: Write, orderId: string): Promise<OrderRow | 'checkout-open' | null> {
  const { tx } = c;
  const order = (await lockWaitingOrder(c, orderId))?.order;
  if (!order || !isPayableOutside(order, await chargesOfPlan(tx, order.id))) return null;
  const live = await paymentsOfOrder(tx, order.id, ['creating', 'open', 'authorised', 'captured']);
  return live.length > 0 ? 'checkout-open' : order;
}

async function record(c: Change, order: OrderRow, received: Received): Promise<string> {
  const { id: orderId } = order.state === 'open' ? order : await copyWaiting(c, order);
  await settleReceived(c, orderId, received);
  const { total_minor: amountMinor, currency } = order;
  const details = { method: received.method, amountMinor, currency };
  const subject = `order:${orderId}`;
  await audit(c, { actor: 'owner', action: 'payment.recorded', subject, details });
  return orderId;
}
