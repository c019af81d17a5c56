import { describe, expect, test } from 'vitest';
import { PaymentRefused } from '#platform/payments/payments.ts';
import { declineOrder, endAuthorisation } from '#studio/goods/capture/decide-order.ts';
import { payOrder } from '#studio/money/checkout/pay-order.ts';
import { insertDispatch } from '#studio/money/orders/dispatches/dispatches.store.ts';
import { findOrderId } from '#studio/money/orders/find-order.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { ownOrders } from '#studio/money/orders/own-orders.queries.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { emailsTo, openTaskKinds, orderOf, unitStates } from '#tests/support/browser/screenshots.ts';
import { newVisitor, ordered, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { dispatchOrder } from './dispatch-order.ts';

const stage = testStage();

const sessionAt = (url: string) =>
  [...stage.bank.books.sessions.values()].find((session) => session.url === url)!;

async function authorised() {
  const { who } = newVisitor();
  const first = await addToCart(stage.world, who, { cartToken: null, offerId: 'microphone' });
  if (!first.ok) throw new Error(first.refusal);
  const cart = { cartToken: first.token, id: first.cartId };
  await addToCart(stage.world, who, { cartToken: first.token, offerId: 'pop-filter', quantity: 2 });
  const outcome = await ordered(stage.world, who, cart);
  const session = sessionAt(outcome.ok ? outcome.url : '');
  stage.bank.payer.pay(session.id);
  await settlePayment(stage.world, session.paymentId);
  const { id: orderId } = await orderOf(stage.db, session.paymentId);
  const token = new URL(session.successUrl).searchParams.get('session')!;
  return { orderId, session, token, paymentId: session.paymentId };
}

const linesOf = (orderId: string) =>
  stage.db.transaction(async (tx) =>
    (await orderLines(tx, orderId)).map(({ offer_id, quantity }) => `${quantity} ${offer_id}`),
  );

const orderRow = (orderId: string) =>
  stage.db.query.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

const follower = (orderId: string) =>
  stage.db.query
    .selectFrom('orders')
    .selectAll()
    .where('replaces_order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

const receipts = () =>
  stage.db.query.selectFrom('receipts').select(['number', 'content']).orderBy('number').execute();

const auditActionsOf = async (orderId: string) => {
  const entries = stage.db.query.selectFrom('audit_log').select('action').orderBy('id');
  return (await entries.where('subject', '=', `order:${orderId}`).execute()).map(({ action }) => action);
};

const onePopFilter = [{ position: 1, quantity: 1 }];

describe('an order dispatched in full', () => {
  test('is captured once, however often the button is pressed, with its tracking and a receipt [P.08]', async () => {
    const { orderId, session } = await authorised();
    const tracking = { carrier: 'PostNord', number: 'DK1', url: 'https://track.example/DK1' };
    const press = () => dispatchOrder(stage.world, owner, { orderId, tracking });
    const answers = await Promise.all([press(), press()]);
    expect(answers).toEqual(Array(2).fill({ ok: true, orderState: 'paid' }));
    expect(session.capturedMinor).toBe(472_900);
    expect(await unitStates(stage.db, orderId)).toEqual(['gone', 'gone', 'gone']);
    const sent = await stage.db.query
      .selectFrom('dispatches')
      .selectAll()
      .where('state', '=', 'sent')
      .execute();
    expect(sent).toMatchObject([{ amount_minor: 472_900, tracking_number: 'DK1' }]);
    expect(await receipts()).toHaveLength(1);
    expect(await auditActionsOf(orderId)).toEqual(['order.dispatched']);
    expect(await openTaskKinds(stage.db)).not.toContain('dispatch-order');
    expect(await emailsTo(stage.db, 'payer@example.com')).toContain('order-dispatched');
  });

  test('gives the same answer when the second submit comes during the capture', async () => {
    const { orderId, session } = await authorised();
    const atTheBank = Promise.withResolvers<void>();
    const secondRequested = Promise.withResolvers<void>();
    stage.bank.connection = async (call, when) => {
      if (call !== 'capture' || when !== 'before') return;
      atTheBank.resolve();
      await secondRequested.promise;
    };
    const first = dispatchOrder(stage.world, owner, { orderId });
    await atTheBank.promise;
    const slow = Object.create(stage.db, {
      transaction: {
        value: async (callback: Parameters<typeof stage.db.transaction>[0]) => {
          const done = await stage.db.transaction(callback);
          secondRequested.resolve();
          await first;
          return done;
        },
      },
    }) as typeof stage.db;
    const second = dispatchOrder({ ...stage.world, db: slow }, owner, { orderId });
    expect(await Promise.all([first, second])).toEqual(Array(2).fill({ ok: true, orderState: 'paid' }));
    expect(session.capturedMinor).toBe(472_900);
    const sent = stage.db.query.selectFrom('dispatches').select('id').where('state', '=', 'sent');
    expect(await sent.execute()).toHaveLength(1);
  });

  test('is undone when the capture is refused, and the refusal is recorded', async () => {
    const { orderId, session } = await authorised();
    stage.bank.connection = async (call, when) => {
      if (call === 'capture' && when === 'before')
        throw new PaymentRefused('the card has expired', 'expired_card');
    };
    expect(await dispatchOrder(stage.world, owner, { orderId })).toMatchObject({
      refusal: 'refused-by-provider',
    });
    expect(session.capturedMinor).toBe(0);
    expect((await orderRow(orderId)).state).toBe('authorised');
    expect(await auditActionsOf(orderId)).toEqual(['order.dispatched', 'order.dispatch-refused']);
    stage.bank.connection = async () => {};
    expect(await dispatchOrder(stage.world, owner, { orderId })).toMatchObject({ orderState: 'paid' });
  });
});

describe('a partial dispatch', () => {
  test('is captured with the delivery, and the rest is a new order with its reserved pieces [P.11]', async () => {
    const { orderId, session } = await authorised();
    expect(await dispatchOrder(stage.world, owner, { orderId, pieces: onePopFilter })).toMatchObject({
      ok: true,
    });
    expect(session.capturedMinor).toBe(93_900);
    expect(await linesOf(orderId)).toEqual(['1 pop-filter', '1 shipping']);
    expect(await orderRow(orderId)).toMatchObject({ state: 'paid', total_minor: 93_900 });
    expect(await unitStates(stage.db, orderId)).toEqual(['gone']);
    const rest = (await follower(orderId))!;
    expect(rest).toMatchObject({ state: 'open', total_minor: 379_000, email: 'payer@example.com' });
    expect(await linesOf(rest.id)).toEqual(['1 microphone', '1 pop-filter']);
    expect(await unitStates(stage.db, rest.id)).toEqual(['kept', 'kept']);
    expect((await receipts())[0]?.content).toMatchObject({ totalMinor: 93_900, vatMinor: 18_780 });
  });

  test.each([
    ['nothing', []],
    ['more than was ordered', [{ position: 1, quantity: 3 }]],
    ['what was not ordered', [{ position: 7, quantity: 1 }]],
    ['the delivery alone', [{ position: 2, quantity: 1 }]],
    [
      'one line twice',
      [
        { position: 1, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
    ],
  ])('cannot be %s', async (_name, pieces) => {
    const { orderId, session } = await authorised();
    const outcome = await dispatchOrder(stage.world, owner, { orderId, pieces });
    expect(outcome).toMatchObject({ ok: false, refusal: 'bad-pieces' });
    expect(session.capturedMinor).toBe(0);
  });

  test('leaves a rest paid by the button of the order page: authorised, dispatched, captured', async () => {
    const { orderId, token } = await authorised();
    await dispatchOrder(stage.world, owner, { orderId, pieces: onePopFilter });
    const pay = () => payOrder(stage.world, visitor, { token, returnPath: '/orders/x' });
    const [one, two] = await Promise.all([pay(), pay()]);
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
    const session = sessionAt(one.ok ? one.url : '');
    expect(session.amountMinor).toBe(379_000);
    stage.bank.payer.pay(session.id);
    await settlePayment(stage.world, session.paymentId);
    const rest = (await follower(orderId))!;
    expect(rest.state).toBe('authorised');
    expect(await openTaskKinds(stage.db)).toContain('dispatch-order');
    expect(await dispatchOrder(stage.world, owner, { orderId: rest.id })).toMatchObject({
      orderState: 'paid',
    });
    expect(await unitStates(stage.db, rest.id)).toEqual(['gone', 'gone']);
    expect(await receipts()).toHaveLength(2);
  });

  test('with the rest unpaid: it lapses after seven days and its pieces are released', async () => {
    const { orderId } = await authorised();
    await dispatchOrder(stage.world, owner, { orderId, pieces: onePopFilter });
    const rest = (await follower(orderId))!;
    stage.world.setNow(testNow.add({ hours: 24 * 7 + 1 }));
    await reconcile(stage.world);
    expect((await orderRow(rest.id)).state).toBe('lapsed');
    expect(await unitStates(stage.db, rest.id)).toEqual([]);
  });
});

describe('products not dispatched in time', () => {
  async function notSent() {
    const given = await authorised();
    stage.world.setNow(testNow.add({ hours: 24 * 6 + 1 }));
    await reconcile(stage.world);
    return given;
  }

  test('are not charged, are kept for seven days, and an email has a pay button [P.12]', async () => {
    const { orderId, session } = await notSent();
    expect(session.intent).toBe('canceled');
    expect(await orderRow(orderId)).toMatchObject({ state: 'voided', pay_until: expect.anything() });
    expect(await unitStates(stage.db, orderId)).toEqual(['kept', 'kept', 'kept']);
    const mail = await stage.db.query
      .selectFrom('emails')
      .select('body')
      .where('kind', '=', 'payment-voided')
      .executeTakeFirstOrThrow();
    expect(mail.body).toMatch(/\/orders\/[\w-]{22}/);
  });

  test('are paid later as a new order with the same pieces; when its page expires, they stay kept for the buyer [P.13]', async () => {
    const { orderId, token } = await notSent();
    const outcome = await payOrder(stage.world, visitor, { token, returnPath: '/' });
    const copy = (await follower(orderId))!;
    expect(await unitStates(stage.db, copy.id)).toEqual(['held', 'held', 'held']);
    stage.bank.payer.expireNaturally(sessionAt(outcome.ok ? outcome.url : '').id);
    await settlePayment(stage.world, sessionAt(outcome.ok ? outcome.url : '').paymentId);
    expect((await orderRow(copy.id)).state).toBe('lapsed');
    expect(await unitStates(stage.db, copy.id)).toEqual(['kept', 'kept', 'kept']);
    const again = await payOrder(stage.world, visitor, { token, returnPath: '/' });
    const session = sessionAt(again.ok ? again.url : '');
    stage.bank.payer.pay(session.id);
    await settlePayment(stage.world, session.paymentId);
    const paid = await orderOf(stage.db, session.paymentId);
    expect(paid.state).toBe('authorised');
    expect(await unitStates(stage.db, paid.id)).toEqual(['taken', 'taken', 'taken']);
    expect(await findOrderId(stage.world, visitor, { token })).toBe(paid.id);
    const buyer = { ...student, userId: 'buyer', email: paid.email };
    const account = {
      id: buyer.userId,
      email: buyer.email,
      email_verified: true,
      name: '',
      role: 'student',
    } as const;
    await stage.db.query
      .insertInto('users')
      .values({ ...account, image: null, language: null })
      .execute();
    const own = await ownOrders(stage.db.query, buyer, { most: 5, before: null });
    expect(own.map(({ id }) => id)).toEqual([paid.id]);
  });

  test('cannot be paid after the seven days', async () => {
    const { token } = await notSent();
    stage.world.setNow(testNow.add({ hours: 24 * 14 }));
    expect(await payOrder(stage.world, visitor, { token, returnPath: '/' })).toMatchObject({ ok: false });
  });
});

test('products that the owner cannot deliver are released at once, and the buyer gets no payment request', async () => {
  const { orderId, token } = await authorised();
  expect(await declineOrder(stage.world, owner, { orderId })).toMatchObject({ orderState: 'voided' });
  expect(await unitStates(stage.db, orderId)).toEqual([]);
  expect(await payOrder(stage.world, visitor, { token, returnPath: '/' })).toMatchObject({ ok: false });
});

describe('a process that died after the dispatch was marked', () => {
  test('is completed by the reconciliation: what was dispatched is captured [P.14]', async () => {
    const { orderId, session } = await authorised();
    const tracking = { carrier: '', number: '', url: '' };
    const requested = { orderId, amountMinor: 93_900, pieces: onePopFilter, tracking };
    await stage.db.transaction((tx) =>
      insertDispatch({ tx, now: testNow }, { ...requested, state: 'requested' }),
    );
    stage.world.setNow(testNow.add({ minutes: 2 }));
    await reconcile(stage.world);
    expect(session.capturedMinor).toBe(93_900);
    expect(await orderRow(orderId)).toMatchObject({ state: 'paid', total_minor: 93_900 });
    expect((await follower(orderId))?.state).toBe('open');
  });

  test('is completed even when the authorisation deadline comes first', async () => {
    const { orderId, session } = await authorised();
    const tracking = { carrier: '', number: '', url: '' };
    const pieces = [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 2 },
    ];
    const requested = { orderId, amountMinor: 472_900, pieces, tracking };
    await stage.db.transaction((tx) =>
      insertDispatch({ tx, now: testNow }, { ...requested, state: 'requested' }),
    );
    stage.world.setNow(testNow.add({ hours: 24 * 6 + 1 }));
    await endAuthorisation(stage.world, owner, orderId);
    expect(session.intent).toBe('succeeded');
  });
});
