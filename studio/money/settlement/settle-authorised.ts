import type { PaymentStatus } from '#platform/payments/payments.ts';
import { ensureUnits } from '#studio/money/orders/ensure-units.ts';
import { authorisationEnds } from '#studio/money/orders/order.ts';
import { type OrderLineRow, orderLines } from '#studio/money/orders/orders.queries.ts';
import { moveOrderTo, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { movePaymentTo, type PaymentRow } from '#studio/money/payments/payments.store.ts';
import { takeOutOfCart } from '#studio/offers/cart/carts.store.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import { publish } from '#studio/shared/events.ts';
import { nameProblem } from '#studio/shared/person-name.ts';

export interface Settling {
  order: OrderRow;
  payment: PaymentRow;
  status: PaymentStatus;
  /** False: late money without the part that a gift card should pay. */
  isCovered?: boolean;
}

export async function settleAuthorised(
  c: Change,
  { order, payment, status, isCovered = true }: Settling,
): Promise<void> {
  const buyer = buyerOf(order, status);
  const lines = await orderLines(c.tx, order.id);
  const isAvailable = isCovered && (await ensureUnits(c, order.id, lines));
  // No longer available (late money): the authorisation expires now and is voided.
  const until = isAvailable ? authorisationEnds(payment.created_at, status.captureBefore) : c.now;
  await movePaymentTo(c, { paymentId: payment.id, to: 'authorised', set: { intent_id: status.intentId } });
  const set = { settled_at: c.now, authorised_until: until, ...buyer };
  await moveOrderTo(c.tx, { orderId: order.id, to: 'authorised', set });
  await confirmAddress(c, { email: buyer.email ?? order.email, by: 'payment' });
  await c.world.jobs.send(c.tx, { name: 'end-authorisation', data: { orderId: order.id }, at: until });
  if (isAvailable) await applyAuthorisation(c, { order: { ...order, ...buyer }, lines, until });
}

async function applyAuthorisation(
  c: Change,
  { order, lines, until }: { order: OrderRow; lines: readonly OrderLineRow[]; until: Temporal.Instant },
): Promise<void> {
  if (order.cart_id) await takeOutOfCart(c.tx, order.cart_id, lines);
  await publish(c, {
    type: 'order.authorised',
    orderId: order.id,
    orderNumber: order.number,
    applicationId: order.application_id,
    capture: order.capture,
    name: order.name,
    email: order.email,
    offerIds: lines.map((line) => line.offer_id),
    what: lines.map((line) => line.description).join(', '),
    until,
  });
}

/** Fills in a buyer we do not know from the provider; undeliverable addresses are dropped. */
export function buyerOf(order: OrderRow, status: PaymentStatus): { email?: string; name?: string } {
  const { payerEmail, payerName } = status;
  return {
    ...(order.email === '' && payerEmail && isEmailAddress(payerEmail)
      ? { email: withAsciiDomain(payerEmail) }
      : {}),
    ...(order.name === '' && payerName && !nameProblem(payerName) ? { name: payerName } : {}),
  };
}
