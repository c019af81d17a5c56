import { describe, expect, test } from 'vitest';
import { PaymentRefused, type Payments, PaymentUnavailable } from '#platform/payments/payments.ts';
import { declineOrder } from '#studio/goods/capture/decide-order.ts';
import { receiveEvent, settleEvent } from '#studio/money/settlement/receive-event.ts';
import { retryRefund, sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import {
  emailsTo,
  grantsOf,
  openTaskKinds,
  orderOf,
  paymentOf,
  refundsOf,
  unitStates,
} from '#tests/support/browser/screenshots.ts';
import { opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { requestRefund } from './request-refund.ts';

const stage = testStage();

async function bought(entry = 'private-coaching') {
  const checkout = await opened(stage, entry);
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  return { ...checkout, orderId: (await orderOf(stage.db, checkout.paymentId)).id };
}

async function owe(
  made: { orderId: string; paymentId: string },
  amountMinor: number,
): Promise<string | null> {
  const refund = { orderId: made.orderId, paymentId: made.paymentId, amountMinor, reason: 'test' };
  return change(stage.world, system, (c) => requestRefund({ ...c, now: testNow }, refund));
}

async function post(kind: string) {
  const events = stage.bank.books.events.filter((event) => event.kind === kind).map(({ id }) => id);
  for (const { id, body, signature } of stage.bank.post()) {
    if (!events.includes(id)) continue;
    await receiveEvent(stage.world, body, signature);
    await settleEvent(stage.world, { provider: 'test', eventId: id });
  }
}

const refundedAtBank = (sessionId: string) =>
  stage.bank.books.refundedMinor(stage.bank.books.session(sessionId)!.intentId);

describe('a refund', () => {
  test('in full revokes what was granted, with one credit note and one email', async () => {
    const made = await bought();
    const id = await owe(made, 195_000);
    expect(await orderOf(stage.db, made.paymentId)).toMatchObject({ state: 'refund-due' });
    expect(await grantsOf(stage.db, made.orderId)).toMatchObject([{ balance: 0 }]);
    expect(await sendRefund(stage.world, id!)).toBe('succeeded');
    expect(await sendRefund(stage.world, id!)).toBe('already');
    expect(await orderOf(stage.db, made.paymentId)).toMatchObject({
      state: 'refunded',
      refunded_minor: 195_000,
    });
    const notes = await stage.db.query
      .selectFrom('receipts')
      .select(['number', 'kind'])
      .orderBy('number')
      .execute();
    expect(notes).toEqual([
      { number: 1, kind: 'receipt' },
      { number: 2, kind: 'credit-note' },
    ]);
    expect(
      (await emailsTo(stage.db, 'payer@example.com')).filter((kind) => kind === 'refund-sent'),
    ).toHaveLength(1);
  });

  test('in parts ends when everything is refunded, and never exceeds the amount captured', async () => {
    const made = await bought();
    const first = await owe(made, 50_000);
    const second = await owe(made, 500_000);
    expect(await owe(made, 1)).toBeNull();
    await sendRefund(stage.world, first!);
    expect(await orderOf(stage.db, made.paymentId)).toMatchObject({
      state: 'refund-due',
      refunded_minor: 50_000,
    });
    await sendRefund(stage.world, second!);
    expect(await orderOf(stage.db, made.paymentId)).toMatchObject({
      state: 'refunded',
      refunded_minor: 195_000,
    });
    expect(refundedAtBank(made.sessionId)).toBe(195_000);
  });

  test('requested by two processes concurrently is one', async () => {
    const made = await bought();
    const id = await owe(made, 195_000);
    await Promise.all([sendRefund(stage.world, id!), sendRefund(stage.world, id!)]);
    expect(refundedAtBank(made.sessionId)).toBe(195_000);
    expect(await paymentOf(stage.db, made.paymentId)).toMatchObject({ refunded_minor: 195_000 });
  });

  test.each(['before', 'after'] as const)(
    'with the provider unavailable %s it acts has a task, and is made once',
    async (at) => {
      const made = await bought();
      const id = await owe(made, 195_000);
      stage.bank.connection = (_call, when) => {
        if (when === at) throw new PaymentUnavailable('silent');
      };
      await expect(sendRefund(stage.world, id!)).rejects.toThrow('silent');
      expect(await openTaskKinds(stage.db)).toContain('provider-unavailable');
      stage.bank.connection = () => {};
      stage.world.setNow(testNow.add({ seconds: 31 }));
      await reconcile(stage.world);
      expect(await orderOf(stage.db, made.paymentId)).toMatchObject({ state: 'refunded' });
      expect(refundedAtBank(made.sessionId)).toBe(195_000);
      expect(await openTaskKinds(stage.db)).not.toContain('provider-unavailable');
    },
  );

  test.each<[name: string, payments: (stripe: Payments) => Payments | null]>([
    ['is disconnected', () => null],
    ['is disconnected, and the test checkout takes its place', (stripe) => ({ ...stripe, provider: 'test' })],
    [
      'refuses the key',
      (stripe) => ({
        ...stripe,
        refund: () => Promise.reject(new PaymentRefused('Stripe: api_key_expired', 'api_key_expired', true)),
      }),
    ],
  ])(
    'waits while Stripe %s, has a task, and is made once it is connected again',
    async (_name, meanwhile) => {
      const made = await bought();
      const id = await owe(made, 195_000);
      await stage.db.query.updateTable('payments').set({ provider: 'stripe' }).execute();
      const stripe: Payments = { ...stage.bank.payments, provider: 'stripe' };
      const present = { ...stage.world, payments: meanwhile(stripe) };
      await expect(sendRefund(present, id!)).rejects.toThrow(/not connected|api_key_expired/);
      stage.world.setNow(testNow.add({ hours: 30 }));
      await reconcile(present);
      expect(await refundsOf(stage.db, made.paymentId)).toMatchObject([{ state: 'due' }]);
      expect(await openTaskKinds(stage.db)).toContain('provider-unavailable');
      expect(await openTaskKinds(stage.db)).not.toContain('refund-refused');
      await reconcile({ ...stage.world, payments: stripe });
      expect(await orderOf(stage.db, made.paymentId)).toMatchObject({ state: 'refunded' });
      expect(refundedAtBank(made.sessionId)).toBe(195_000);
      expect(await openTaskKinds(stage.db)).not.toContain('provider-unavailable');
    },
  );

  test('that is pending is not reported as refunded until the bank confirms it', async () => {
    stage.bank.books.options.refunds = 'pending';
    const made = await bought();
    const id = await owe(made, 195_000);
    expect(await sendRefund(stage.world, id!)).toBe('pending');
    expect(await orderOf(stage.db, made.paymentId)).toMatchObject({ state: 'refund-due', refunded_minor: 0 });
    stage.bank.payer.endRefund([...stage.bank.books.refunds.keys()][0]!, 'succeeded');
    await post('refunded');
    expect(await orderOf(stage.db, made.paymentId)).toMatchObject({ state: 'refunded' });
  });

  test('that fails is a task, and its retry is a new refund', async () => {
    stage.bank.books.options.refunds = 'pending';
    const made = await bought();
    const id = await owe(made, 195_000);
    await sendRefund(stage.world, id!);
    stage.bank.payer.endRefund([...stage.bank.books.refunds.keys()][0]!, 'failed');
    await post('refund-failed');
    expect(await refundsOf(stage.db, made.paymentId)).toMatchObject([{ state: 'refused' }]);
    expect(await openTaskKinds(stage.db)).toContain('refund-refused');
    stage.bank.books.options.refunds = 'succeeded';
    expect(await retryRefund(stage.world, { refundId: id! })).toBe('succeeded');
    expect(await openTaskKinds(stage.db)).not.toContain('refund-refused');
    expect(refundedAtBank(made.sessionId)).toBe(195_000);
  });

  test('that fails after it had succeeded opens a task', async () => {
    const made = await bought();
    const id = await owe(made, 195_000);
    await sendRefund(stage.world, id!);
    stage.bank.payer.endRefund([...stage.bank.books.refunds.keys()][0]!, 'failed');
    await post('refund-failed');
    expect(await openTaskKinds(stage.db)).toContain('payment-unmatched');
  });
});

describe('a refund made at the provider', () => {
  test('in part is recorded, and what was granted stays', async () => {
    const made = await bought();
    stage.bank.payer.refundInDashboard(made.sessionId, 20_000);
    await post('refunded');
    await post('refunded');
    expect(await orderOf(stage.db, made.paymentId)).toMatchObject({
      state: 'refunded',
      refunded_minor: 20_000,
    });
    expect(await refundsOf(stage.db, made.paymentId)).toMatchObject([
      { reason: 'outside', amount_minor: 20_000 },
    ]);
    expect(await grantsOf(stage.db, made.orderId)).toMatchObject([{ balance: 1 }]);
  });

  test('in full releases the seat', async () => {
    const made = await bought('singing-workshop-1d');
    expect(await unitStates(stage.db, made.orderId)).toEqual(['taken']);
    stage.bank.payer.refundInDashboard(made.sessionId, 360_000);
    await post('refunded');
    expect(await unitStates(stage.db, made.orderId)).toEqual([]);
    expect(await grantsOf(stage.db, made.orderId)).toMatchObject([{ kind: 'seat', balance: 0 }]);
  });

  test('while ours was pending ends in one refund, and no task', async () => {
    const made = await bought();
    const id = await owe(made, 195_000);
    stage.bank.payer.refundInDashboard(made.sessionId, 195_000);
    expect(await sendRefund(stage.world, id!)).toBe('refused');
    expect(await orderOf(stage.db, made.paymentId)).toMatchObject({
      state: 'refunded',
      refunded_minor: 195_000,
    });
    expect(refundedAtBank(made.sessionId)).toBe(195_000);
    expect(await openTaskKinds(stage.db)).not.toContain('refund-refused');
  });

  test('before the payment was reported is found with the payment', async () => {
    const checkout = await opened(stage, 'private-coaching');
    stage.bank.payer.pay(checkout.sessionId);
    stage.bank.payer.refundInDashboard(checkout.sessionId, 195_000);
    await settlePayment(stage.world, checkout.paymentId);
    const order = await orderOf(stage.db, checkout.paymentId);
    expect(order).toMatchObject({ state: 'refunded' });
    expect(await grantsOf(stage.db, order.id)).toMatchObject([{ balance: 0 }]);
  });
});

test('declining a paid order refunds it', async () => {
  const made = await bought();
  expect(await declineOrder(stage.world, owner, { orderId: made.orderId })).toMatchObject({ ok: true });
  expect(await refundsOf(stage.db, made.paymentId)).toMatchObject([{ state: 'due', reason: 'declined' }]);
});
