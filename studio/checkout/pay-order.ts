import { sql } from 'kysely';
import type { Queries, Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { claimKeptUnits, moveUnitsTo, takeUnits, unitsOf } from '#studio/inventory/units.store.ts';
import { copyOrder } from '#studio/orders/copy-order.ts';
import { findOrderId, type OrderReference } from '#studio/orders/find-order.ts';
import { lockOrder, moveOrderTo, type OrderRow, orderLines } from '#studio/orders/orders.store.ts';
import { movePaymentTo } from '#studio/payments/payments.store.ts';
import type { Who } from '#studio/shared/who.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { type CreatePaymentOutcome, openCheckout } from './create-payment.ts';
import {
  hasCreationTimedOut,
  type Opened,
  type OpenedOrder,
  type OpenInput,
  writePayment,
} from './write-order.ts';

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
  return openCheckout(world, who, { currency, returnPath: input.returnPath }, (given) =>
    openWaiting(world, orderId, given),
  );
}

export async function waitingOrder(q: Queries, orderId: string, now: Temporal.Instant) {
  const order = await q
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'currency', 'total_minor', 'pay_until'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  let head = order;
  for (let step = 0; head && step < 50; step += 1) {
    const next = await q
      .selectFrom('orders')
      .select(['id', 'number', 'state', 'currency', 'total_minor', 'pay_until'])
      .where('replaces_order_id', '=', head.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    if (!next) break;
    head = next;
  }
  if (!head?.pay_until || !['open', 'lapsed', 'voided'].includes(head.state)) return null;
  return Temporal.Instant.compare(head.pay_until, now) > 0 ? { ...head, pay_until: head.pay_until } : null;
}

async function openWaiting(world: World, orderId: string, given: OpenInput): Promise<Opened> {
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<Opened> => {
    // Serialises concurrent clicks, so that the second finds the first one's order.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pay:${orderId}`}, 2))`.execute(tx);
    const head = await waitingOrder(tx, orderId, now);
    const order = head && (await lockOrder(tx, head.id));
    if (!head || !order) return { refusal: 'already-ordered' };
    if (order.state !== 'open') return openCopy(world, tx, order, given, now);
    const live = await tx
      .selectFrom('payments')
      .select(['id', 'state', 'url', 'created_at'])
      .where('order_id', '=', order.id)
      .where('state', 'in', ['creating', 'open'])
      .executeTakeFirst();
    if (!live) return openPayment(world, tx, order, given, now);
    if (live.state === 'open' && live.url) return { url: live.url };
    if (!hasCreationTimedOut(live.created_at, now)) return { refusal: 'under-way' };
    if (!(await movePaymentTo(tx, live.id, 'abandoned', now))) return { refusal: 'under-way' };
    await moveOrderTo(tx, order.id, 'lapsed', { settled_at: now });
    await moveUnitsTo(tx, order.id, 'kept', now, head.pay_until);
    return openCopy(world, tx, order, given, now);
  });
}

async function openCopy(
  world: World,
  tx: Tx,
  order: OrderRow,
  given: OpenInput,
  now: Temporal.Instant,
): Promise<Opened> {
  const lines = await orderLines(tx, order.id);
  const copyId = await copyOrder(tx, order, lines, { payUntil: order.pay_until }, now);
  await claimKeptUnits(tx, { from: order.id, to: copyId });
  const copy = await lockOrder(tx, copyId);
  if (!copy) throw new Error('an order just written is not there');
  return openPayment(world, tx, copy, given, now);
}

async function openPayment(
  world: World,
  tx: Tx,
  order: OrderRow,
  given: OpenInput,
  now: Temporal.Instant,
): Promise<OpenedOrder> {
  const lines = await orderLines(tx, order.id);
  const newLines = lines.map((line) => ({
    offerId: line.offer_id,
    description: line.description,
    quantity: line.quantity,
    unitMinor: line.unit_minor,
    vatClass: line.vat_class,
    vatRatePermille: line.vat_rate_permille,
    vatMinor: line.vat_minor,
    withdrawalRegime: line.withdrawal_regime,
  }));
  const { capture, currency } = order;
  const write = { ...given, capture, currency, lines: newLines, buyer: order, order };
  const opened = await writePayment(tx, write, now);
  const until = opened.sessionExpiresAt;
  await moveUnitsTo(tx, order.id, 'held', now, until);
  const own = await unitsOf(tx, order.id);
  for (const line of lines.filter(({ kind }) => kind === 'goods')) {
    const has = own.filter((unit) => unit.offer_id === line.offer_id).length;
    // If kept pieces are missing, settling refunds the payment.
    if (has < line.quantity) {
      const pool = { offerId: line.offer_id };
      await takeUnits(tx, pool, order.id, line.quantity - has, { state: 'held', expiresAt: until }, now);
    }
  }
  await world.jobs.send(tx, 'expire-order', { orderId: order.id }, until.add({ seconds: 16 }));
  return opened;
}
