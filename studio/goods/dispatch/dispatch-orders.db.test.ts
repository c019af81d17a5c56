import { expect, test } from 'vitest';
import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import { setStock } from '#studio/goods/shop/set-stock.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { emailsTo, orderOf } from '#tests/support/browser/screenshots.ts';
import { newVisitor, ordered, testStage, typedOrder } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { dispatchOrders, mostDispatched } from './dispatch-orders.ts';
import { ordersToDispatch } from './orders-to-dispatch.queries.ts';

const stage = testStage();

const emailOf = (number: number) => `buyer-${number}@example.com`;

/** Paid for and ready to ship: one order for each. */
async function readyToShip(count: number): Promise<string[]> {
  await stage.db.transaction((tx) => setStock(tx, { offerId: 'pop-filter', pieces: 50 }, testNow));
  const orderIds: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { who } = newVisitor();
    const cart = await addToCart(stage.world, who, { cartToken: null, offerId: 'pop-filter' });
    if (!cart.ok) throw new Error(cart.refusal);
    const values = { ...typedOrder, email: emailOf(number) };
    const placed = await ordered(stage.world, who, { cartToken: cart.token, id: cart.cartId, values });
    const session = [...stage.bank.books.sessions.values()].find(
      ({ url }) => url === (placed.ok && placed.url),
    )!;
    stage.bank.payer.pay(session.id);
    await settlePayment(stage.world, session.paymentId);
    orderIds.push((await orderOf(stage.db, session.paymentId)).id);
  }
  return orderIds;
}

const parcels = (orderIds: readonly string[], url = '') =>
  orderIds.map((orderId) => ({ orderId, parcel: { carrier: 'PostNord', number: `N${orderId}`, url } }));

const press = async (orderIds: readonly string[]) => {
  const outcome = await dispatchOrders(stage.world, owner, parcels(orderIds));
  return outcome.ok ? [...outcome.outcomes.values()] : outcome.refusal;
};

/** Fails the second capture. */
function failSecondCapture(error: Error): void {
  let captures = 0;
  stage.bank.connection = async (call, when) => {
    if (call !== 'capture' || when !== 'before') return;
    captures += 1;
    if (captures === 2) throw error;
  };
}

const parcelsSent = async () =>
  (await stage.db.query.selectFrom('dispatches').select('order_id').where('state', '=', 'sent').execute())
    .length;

const shippedEmails = async (count: number) => {
  const kinds = await Promise.all(
    Array.from({ length: count }, (_, at) => emailsTo(stage.db, emailOf(at + 1))),
  );
  return kinds.map((sent) => sent.filter((kind) => kind === 'order-dispatched').length);
};

test.each([
  ['refused-by-provider', new PaymentRefused('the card has expired', 'expired_card')],
  ['no-answer', new PaymentUnavailable('timeout')],
] as const)(
  'bulk dispatch: an order with %s leaves the others shipped, and is shipped by the next press',
  async (refusal, error) => {
    const orderIds = await readyToShip(3);
    failSecondCapture(error);
    expect(await press(orderIds)).toEqual([null, refusal, null]);
    expect(await shippedEmails(3)).toEqual([1, 0, 1]);
    const read = await ordersToDispatch(stage.db.query, owner, { orderIds, now: testNow });
    expect(read.map(({ readiness }) => readiness).toSorted()).toEqual(['ready', 'shipped', 'shipped']);
    stage.bank.connection = async () => {};
    expect(await press(orderIds)).toEqual([null, null, null]);
    expect(await press(orderIds)).toEqual([null, null, null]);
    expect(await shippedEmails(3)).toEqual([1, 1, 1]);
    expect(await parcelsSent()).toBe(3);
  },
);

test('bulk dispatch: with a tracking link that is not valid nothing is shipped', async () => {
  const orderIds = await readyToShip(2);
  const [first, second] = [parcels([orderIds[0]!]), parcels([orderIds[1]!], 'track me')];
  expect(await dispatchOrders(stage.world, owner, [...first, ...second])).toEqual({
    ok: false,
    refusal: 'bad-parcel',
    orderIds: [orderIds[1]],
  });
  expect(await parcelsSent()).toBe(0);
});

test('bulk dispatch: is for the owner, for orders that exist, and for a page of the list at most', async () => {
  const _orderIds = await readyToShip(1);
  expect(await press(['none', crypto.randomUUID()])).toEqual(['not-found', 'not-found']);
  const many = Array.from({ length: mostDispatched + 1 }, () => crypto.randomUUID());
  expect(await press(many)).toBe('too-many');
  expect(await parcelsSent()).toBe(0);
});

test('orders to dispatch: an expired authorisation is named as such; students see none', async () => {
  const orderIds = await readyToShip(1);
  const later = testNow.add({ hours: 24 * 30 });
  const [late] = await ordersToDispatch(stage.db.query, owner, { orderIds, now: later });
  expect(late).toMatchObject({ readiness: 'ended', email: emailOf(1), items: ['Pop Filter'] });
  expect(await ordersToDispatch(stage.db.query, owner, { orderIds: ['none'], now: testNow })).toEqual([]);
});
