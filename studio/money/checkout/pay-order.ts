import type { World } from '#platform/world.ts';
import { copyOrder, newLineOf } from '#studio/money/orders/copy-order.ts';
import { findOrderId, type OrderReference } from '#studio/money/orders/find-order.ts';
import { lockWaitingOrder } from '#studio/money/orders/lock-waiting-order.ts';
import { orderLines, waitingOrder } from '#studio/money/orders/orders.queries.ts';
import { lockOrder, moveOrderTo, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { movePaymentTo } from '#studio/money/payments/payments.store.ts';
import { holdForBuyer } from '#studio/money/settlement/hold-again.ts';
import { settleCovered } from '#studio/money/settlement/settle-covered.ts';
import { unitsOf } from '#studio/offers/inventory/units.queries.ts';
import { claimKeptUnits, moveUnitsTo, takeUnits } from '#studio/offers/inventory/units.store.ts';
import { type Change, change, type Write } from '#studio/shared/change.ts';
import type { Who } from '#studio/shared/who.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { type CreatePaymentOutcome, openCheckout } from './create-payment.ts';
import { hasCreationTimedOut, type Opened, type OpenInput, writePayment } from './write-order.ts';

/** Lapsed and voided orders are final: this is a new order that claims the kept pieces. */
export async function payOrder(
  world: World,
  who: Who,
  input: OrderReference & { returnPath: string },
): Promise<CreatePaymentOutcome> {
  const now = world.clock.now();
  const orderId = await findOrderId(world, who, input);
  const head = orderId && (await waitingOrder(world.db.query, orderId, now));
  if (!head) {
    const refusal = 'not-for-sale';
    return { ok: false, refusal, message: checkoutMessages[who.language].refusals[refusal] };
  }
  const { currency } = head;
  return openCheckout(world, {
    who,
    request: { currency, returnPath: input.returnPath },
    open: (given) => openWaiting(world, who, { orderId, given }),
  });
}

async function openWaiting(
  world: World,
  who: Who,
  { orderId, given }: { orderId: string; given: OpenInput },
): Promise<Opened> {
  return change(world, who, async (c): Promise<Opened> => {
    const locked = await lockWaitingOrder(c, orderId);
    if (!locked) return { refusal: 'already-ordered' };
    const { head, order } = locked;
    if (order.state !== 'open') return openCopy(c, order, given);
    const [live] = await paymentsOfOrder(c.tx, order.id, ['creating', 'open']);
    if (!live) return openPayment(c, order, given);
    if (live.state === 'open' && live.url) return { url: live.url };
    if (!hasCreationTimedOut(live.created_at, c.now)) return { refusal: 'under-way' };
    if (!(await movePaymentTo(c, { paymentId: live.id, to: 'abandoned' }))) return { refusal: 'under-way' };
    await moveOrderTo(c.tx, { orderId: order.id, to: 'lapsed', set: { settled_at: c.now } });
    await moveUnitsTo(c, { orderId: order.id, to: 'kept', expiresAt: head.pay_until });
    return openCopy(c, order, given);
  });
}

async function openCopy(c: Change, order: OrderRow, given: OpenInput): Promise<Opened> {
  const copy = await copyWaiting(c, order);
  return openPayment(c, copy, given);
}

/** An open copy of a lapsed or voided order, with its kept pieces. */
export async function copyWaiting(c: Write, order: OrderRow): Promise<OrderRow> {
  const lines = await orderLines(c.tx, order.id);
  const copyId = await copyOrder(c, { order, lines, payUntil: order.pay_until });
  await claimKeptUnits(c.tx, { from: order.id, to: copyId });
  const copy = await lockOrder(c.tx, copyId);
  if (!copy) throw new Error('an order just written is not there');
  return holdForBuyer(c, copy);
}

async function openPayment(c: Change, order: OrderRow, given: OpenInput): Promise<Opened> {
  const lines = await orderLines(c.tx, order.id);
  const { capture, currency } = order;
  const dueMinor = order.total_minor - order.gift_card_minor;
  if (dueMinor === 0) {
    const { returnTokenHash, payerHash } = given;
    await settleCovered(c, { orderId: order.id, returnTokenHash, payerHash });
    return { settled: true };
  }
  const due = { ...order, dueMinor };
  const write = { ...given, capture, currency, lines: lines.map(newLineOf), buyer: order, order: due };
  const opened = await writePayment(c, write);
  const until = opened.sessionExpiresAt;
  await moveUnitsTo(c, { orderId: order.id, to: 'held', expiresAt: until });
  const own = await unitsOf(c.tx, order.id);
  for (const line of lines.filter(({ kind }) => kind === 'goods')) {
    const has = own.filter((unit) => unit.offer_id === line.offer_id).length;
    // If kept pieces are missing, settling refunds the payment.
    if (has < line.quantity) {
      const pool = { offerId: line.offer_id };
      await takeUnits(c, {
        pool,
        orderId: order.id,
        quantity: line.quantity - has,
        to: { state: 'held', expiresAt: until },
      });
    }
  }
  await c.world.jobs.send(c.tx, {
    name: 'expire-order',
    data: { orderId: order.id },
    at: until.add({ seconds: 16 }),
  });
  return opened;
}
