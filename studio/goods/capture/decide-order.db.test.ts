import { describe, expect, test } from 'vitest';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { dispatchOrder } from '#studio/goods/dispatch/dispatch-order.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import {
  emailsTo,
  grantsOf,
  openTaskKinds,
  orderOf,
  paymentOf,
  refundsOf,
  unitStates,
} from '#tests/support/browser/screenshots.ts';
import { newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { acceptOrder, declineOrder } from './decide-order.ts';

const stage = testStage();

async function authorised(entry = 'voice-elevated') {
  const checkout = await opened(stage, entry, newVisitor().who);
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  return { ...checkout, orderId: (await orderOf(stage.db, checkout.paymentId)).id };
}

async function subjectOf(kind: string): Promise<string> {
  const mail = await stage.db.query
    .selectFrom('emails')
    .select('subject')
    .where('kind', '=', kind)
    .executeTakeFirst();
  return mail?.subject ?? '';
}

const intent = (sessionId: string) => stage.bank.books.session(sessionId)?.intent;

describe('the owner accepts', () => {
  test('an application: captured once, seat granted, task closed', async () => {
    const { orderId, sessionId, paymentId } = await authorised();
    expect(await openTaskKinds(stage.db)).toContain('decide-application');
    expect(await unitStates(stage.db, orderId)).toEqual(['taken']);
    expect(await grantsOf(stage.db, orderId)).toEqual([]);
    const answers = await Promise.all([
      acceptOrder(stage.world, owner, { orderId }),
      acceptOrder(stage.world, owner, { orderId }),
    ]);
    expect(answers[0]).toMatchObject({ ok: true, orderState: 'paid' });
    expect(intent(sessionId)).toBe('succeeded');
    expect(await grantsOf(stage.db, orderId)).toMatchObject([{ kind: 'seat', balance: 1 }]);
    expect(await openTaskKinds(stage.db)).not.toContain('decide-application');
    expect(await paymentOf(stage.db, paymentId)).toMatchObject({
      state: 'captured',
      captured_minor: 1_850_000,
    });
    expect(await emailsTo(stage.db, 'payer@example.com')).toEqual([
      'application-accepted',
      'order-receipt',
      'programme-paid',
    ]);
  });

  test('by dispatching products: captured at dispatch, stock reduced', async () => {
    const { orderId, sessionId } = await authorised('pop-filter');
    expect(await dispatchOrder(stage.world, owner, { orderId })).toMatchObject({ orderState: 'paid' });
    expect(intent(sessionId)).toBe('succeeded');
    expect(await unitStates(stage.db, orderId)).toEqual(['gone']);
    expect(await openTaskKinds(stage.db)).not.toContain('dispatch-order');
  });

  test('after the authorisation expired: refused, and the order is voided', async () => {
    const { orderId } = await authorised();
    stage.world.setNow(testNow.add({ hours: 24 * 8 }));
    expect(await acceptOrder(stage.world, owner, { orderId })).toEqual({
      ok: false,
      refusal: 'refused-by-provider',
    });
    expect(await unitStates(stage.db, orderId)).toEqual([]);
    expect(await openTaskKinds(stage.db)).not.toContain('decide-application');
  });
});

test('the owner declines: nothing was captured, the seat is free, and the applicant is notified', async () => {
  const { orderId, sessionId } = await authorised();
  expect(await declineOrder(stage.world, owner, { orderId })).toEqual({ ok: true, orderState: 'voided' });
  expect(intent(sessionId)).toBe('canceled');
  expect(await unitStates(stage.db, orderId)).toEqual([]);
  expect(await emailsTo(stage.db, 'payer@example.com')).toEqual(['payment-voided', 'programme-paid']);
  expect(await subjectOf('payment-voided')).not.toBe('You haven’t been charged');
  const order = stage.db.query.selectFrom('orders').select('declined_at').where('id', '=', orderId);
  expect(await order.executeTakeFirst()).toEqual({ declined_at: testNow });
  expect(await acceptOrder(stage.world, owner, { orderId })).toMatchObject({ refusal: 'not-authorised' });
});

test('accept and decline concurrently: one takes effect, and the order matches the provider', async () => {
  const { orderId, sessionId, paymentId } = await authorised();
  await Promise.all([
    acceptOrder(stage.world, owner, { orderId }),
    declineOrder(stage.world, owner, { orderId }),
  ]);
  const { state } = await orderOf(stage.db, paymentId);
  expect([intent(sessionId), state]).toEqual(
    intent(sessionId) === 'succeeded' ? ['succeeded', 'paid'] : ['canceled', 'voided'],
  );
});

test('a status read before the decline is outdated: it creates no order, and nothing stays authorised [P.39]', async () => {
  const { orderId, paymentId } = await authorised('pop-filter');
  const { payments } = stage.world;
  const intents: string[] = [];
  const slowly = {
    ...stage.world,
    payments: payments && {
      ...payments,
      retrieve: async (sessionId: string) => {
        const status = await payments.retrieve(sessionId);
        intents.push(status.intent);
        if (intents.length === 1) await declineOrder(stage.world, owner, { orderId });
        return status;
      },
    },
  };
  expect(await settlePayment(slowly, paymentId)).toEqual({ settlement: 'nothing', orderId });
  expect(intents).toEqual(['requires_capture', 'canceled']);
  const orders = await stage.db.query.selectFrom('orders').select(['id', 'state']).execute();
  expect(orders).toEqual([{ id: orderId, state: 'voided' }]);
  expect(await unitStates(stage.db, orderId)).toEqual([]);
});

test('only existing orders are decided', async () => {
  const { sessionId } = await authorised();
  expect(await acceptOrder(stage.world, owner, { orderId: crypto.randomUUID() })).toMatchObject({
    refusal: 'not-found',
  });
  expect(intent(sessionId)).toBe('requires_capture');
});

test.each(['before', 'after'] as const)(
  'a provider unavailable %s it acts leaves a task, and a second attempt decides',
  async (at) => {
    const { orderId } = await authorised();
    stage.bank.connection = (_call, when) => {
      if (when === at) throw new PaymentUnavailable('silent');
    };
    await expect(acceptOrder(stage.world, owner, { orderId })).rejects.toThrow('silent');
    expect(await openTaskKinds(stage.db)).toContain('provider-unavailable');
    stage.bank.connection = () => {};
    expect(await acceptOrder(stage.world, owner, { orderId })).toMatchObject({
      ok: true,
      orderState: 'paid',
    });
    expect(await openTaskKinds(stage.db)).not.toContain('provider-unavailable');
  },
);

describe('expiry of an authorisation', () => {
  test('expired at the bank before our deadline: the applicant’s email is about the payment, not a decline', async () => {
    const { sessionId, paymentId } = await authorised();
    stage.bank.books.session(sessionId)!.intent = 'canceled';
    await settlePayment(stage.world, paymentId);
    expect(await subjectOf('payment-voided')).toBe('You haven’t been charged');
  });

  test('is six days after the page was opened, even if the payment is reported days later', async () => {
    const { sessionId, paymentId } = await opened(stage, 'voice-elevated');
    stage.bank.payer.pay(sessionId);
    stage.world.setNow(testNow.add({ hours: 24 * 4 }));
    await settlePayment(stage.world, paymentId);
    const { authorised_until } = await orderOf(stage.db, paymentId);
    expect(authorised_until?.toString()).toBe(testNow.add({ hours: 24 * 6 }).toString());
  });

  test('reported too late, it is voided in the same reconciliation', async () => {
    const { sessionId, paymentId } = await opened(stage, 'voice-elevated');
    stage.bank.payer.pay(sessionId);
    stage.world.setNow(testNow.add({ hours: 24 * 6 + 1 }));
    await reconcile(stage.world);
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'voided' });
    expect(stage.bank.books.session(sessionId)).toMatchObject({ intent: 'canceled', hasLapsed: false });
  });
});

describe('a late payment for a seat', () => {
  test('uses a free one, on a new order', async () => {
    const { sessionId, paymentId } = await opened(stage, 'singing-workshop-1d');
    stage.bank.payer.expireNaturally(sessionId);
    await settlePayment(stage.world, paymentId);
    stage.bank.payer.payLate(sessionId);
    await settlePayment(stage.world, paymentId);
    const order = await orderOf(stage.db, paymentId);
    expect(order).toMatchObject({ state: 'paid', replaces_order_id: expect.any(String) });
    expect(await unitStates(stage.db, order.id)).toEqual(['taken']);
  });

  test.each([
    ['singing-workshop-1d', 'due'],
    ['voice-elevated', null],
  ] as const)('for %s is refunded when none is left', async (entry, refund) => {
    const { sessionId, paymentId } = await opened(stage, entry);
    stage.bank.payer.expireNaturally(sessionId);
    await settlePayment(stage.world, paymentId);
    for (let seat = 0; seat < 10; seat += 1) await opened(stage, entry, newVisitor().who);
    stage.bank.payer.payLate(sessionId);
    await settlePayment(stage.world, paymentId);
    const order = await orderOf(stage.db, paymentId);
    expect(await unitStates(stage.db, order.id)).toEqual([]);
    expect((await refundsOf(stage.db, paymentId)).map(({ state }) => state)).toEqual(refund ? [refund] : []);
    if (refund) return;
    expect(await openTaskKinds(stage.db)).not.toContain('decide-application');
    await reconcile(stage.world);
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'voided' });
  });
});
