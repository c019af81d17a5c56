import { expect, test } from 'vitest';
import { dispatchOrder } from '#studio/goods/dispatch/dispatch-order.ts';
import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { orderOf, refundsOf, unitStates } from '#tests/support/browser/screenshots.ts';
import { newVisitor, ordered, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { orderToRefund } from './order-to-refund.queries.ts';
import { refundOrder } from './refund-order.ts';

const stage = testStage();

const [microphone, popFilters, delivery] = [0, 1, 2];

/** A microphone, two pop filters and the delivery, shipped and charged. */
async function shipped() {
  const { who } = newVisitor();
  const first = await addToCart(stage.world, who, { cartToken: null, offerId: 'microphone' });
  if (!first.ok) throw new Error(first.refusal);
  await addToCart(stage.world, who, { cartToken: first.token, offerId: 'pop-filter', quantity: 2 });
  const placed = await ordered(stage.world, who, { cartToken: first.token, id: first.cartId });
  const url = placed.ok ? placed.url : '';
  const session = [...stage.bank.books.sessions.values()].find((one) => one.url === url)!;
  stage.bank.payer.pay(session.id);
  await settlePayment(stage.world, session.paymentId);
  const { id: orderId } = await orderOf(stage.db, session.paymentId);
  await dispatchOrder(stage.world, owner, { orderId });
  return { orderId, paymentId: session.paymentId };
}

const factsOf = async (orderId: string) => (await orderToRefund(stage.db.query, owner, orderId))!.facts;

async function refund(
  { orderId, paymentId }: { orderId: string; paymentId: string },
  items: Array<[position: number, quantity: number, isRestocked: boolean]>,
  amountMinor?: number | 'all',
) {
  const { leftMinor: seenLeftMinor } = await factsOf(orderId);
  const chosen = items.map(([position, quantity, isRestocked]) => ({ position, quantity, isRestocked }));
  const outcome = await refundOrder(stage.world, owner, {
    orderId,
    seenLeftMinor,
    items: chosen,
    ...(amountMinor === undefined ? {} : { amountMinor }),
  });
  for (const { id } of await refundsOf(stage.db, paymentId)) await sendRefund(stage.world, id);
  return outcome;
}

async function creditNotes(orderId: string) {
  const rows = await stage.db.query
    .selectFrom('receipts')
    .select('content')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .orderBy('number')
    .execute();
  return rows.map(({ content }) => content as ReceiptContent);
}

test('refund by item: one of two pieces is refunded and restocked, and its credit note names it', async () => {
  const made = await shipped();
  const { lines } = await factsOf(made.orderId);
  const price = lines[popFilters]!.netMinor / 2;
  expect(await refund(made, [[popFilters, 1, true]])).toMatchObject({ ok: true, amountMinor: price });
  expect(await unitStates(stage.db, made.orderId)).toEqual(['gone', 'gone']);
  expect(await creditNotes(made.orderId)).toMatchObject([
    { totalMinor: -price, lines: [{ quantity: 1, unitMinor: -price, offerId: 'pop-filter' }] },
  ]);
  expect(await orderOf(stage.db, made.paymentId)).toMatchObject({ state: 'refunded', refunded_minor: price });
  const [, left] = (await factsOf(made.orderId)).lines;
  expect(left).toMatchObject({ quantity: 2, refundedQuantity: 1, refundedMinor: price });
  expect(await refund(made, [[popFilters, 2, true]])).toEqual({ ok: false, refusal: 'too-much' });
});

test('refund by item: what was not put back in stock stays gone when the rest is refunded', async () => {
  const made = await shipped();
  await refund(made, [[popFilters, 1, false]]);
  await refund(made, [[microphone, 1, true]]);
  const { leftMinor, lines } = await factsOf(made.orderId);
  const rest = lines.reduce((sum, line) => sum + line.netMinor - line.refundedMinor, 0);
  expect(leftMinor).toBe(rest);
  const everything: Parameters<typeof refund>[1] = [
    [popFilters, 1, true],
    [delivery, 1, false],
  ];
  expect(await refund(made, everything, 'all')).toMatchObject({ ok: true, amountMinor: rest });
  expect(await unitStates(stage.db, made.orderId)).toEqual(['gone']);
  const order = await orderOf(stage.db, made.paymentId);
  expect(order.refunded_minor).toBe(order.total_minor);
  const notes = await creditNotes(made.orderId);
  expect(notes.reduce((sum, { totalMinor }) => sum - totalMinor, 0)).toBe(order.total_minor);
  const vat = lines.reduce((sum, { vatMinor }) => sum + vatMinor, 0);
  expect(notes.reduce((sum, { vatMinor }) => sum - vatMinor, 0)).toBe(vat);
});

test('refund by item: after a free amount a piece returns at most what is left of its line', async () => {
  const made = await shipped();
  const { leftMinor } = await factsOf(made.orderId);
  await refund(made, [], leftMinor - 100);
  const { lines } = await factsOf(made.orderId);
  const left = lines[microphone]!.netMinor - lines[microphone]!.refundedMinor;
  expect(left).toBeGreaterThan(0);
  expect(await refund(made, [[microphone, 1, true]])).toMatchObject({ ok: true, amountMinor: left });
});

test('refund by item: nothing chosen is refused and changes no stock', async () => {
  const made = await shipped();
  expect(await refund(made, [])).toEqual({ ok: false, refusal: 'bad-amount' });
  expect(await refund(made, [[popFilters, 0, true]])).toEqual({ ok: false, refusal: 'bad-amount' });
  expect(await unitStates(stage.db, made.orderId)).toEqual(['gone', 'gone', 'gone']);
});
