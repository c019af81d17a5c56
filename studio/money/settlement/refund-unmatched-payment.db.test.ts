import { describe, expect, test } from 'vitest';
import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import { describeTask } from '#studio/office/admin-tasks/describe-task.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import {
  bookingOf,
  openTaskKinds,
  orderOf,
  paymentOf,
  unitStates,
} from '#tests/support/browser/screenshots.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { refundUnmatchedPayment } from './refund-unmatched-payment.ts';
import { settlePayment } from './settle-payment.ts';

const stage = testStage();
const bankOf = (sessionId: string) => stage.bank.books.sessions.get(sessionId)!;
const refunds = () => [...stage.bank.books.refunds.values()];
const tasks = async () =>
  (await openTasks(stage.db.query, owner)).filter(({ kind }) => kind === 'payment-unmatched');
const given = () =>
  stage.db.query
    .selectFrom('audit_log')
    .select(['subject', 'details'])
    .where('action', '=', 'payment.refunded')
    .execute();

async function paidOtherwise() {
  const hold = await held(stage.world);
  const made = { ...hold, ...(await opened(stage, hold.bookingId, hold.who)) };
  stage.bank.payer.pay(made.sessionId);
  const session = bankOf(made.sessionId);
  Object.assign(session, { amountMinor: 700, capturedMinor: 700 });
  stage.world.setNow(testNow.add({ seconds: 700 }));
  await reconcile(stage.world);
  expect(await bookingOf(stage.db, made.bookingId)).toMatchObject({ state: 'expiring' });
  return made;
}

async function press() {
  const [task] = await tasks();
  return resolveTask(stage.world, owner, { taskId: task!.id, remedy: 'refund' });
}

describe('a payment without an order, refunded by the owner', () => {
  test('is refunded as captured; its slot is free, its order closed, and the amount is audited [P.40]', async () => {
    const { sessionId, bookingId, paymentId } = await paidOtherwise();
    const [task] = await tasks();
    expect(task).toMatchObject({ remedies: ['refund', 'done'] });
    const description = describeTask(task!, 'en');
    expect(description.about).toBe('Søren Ærø, order B-1001');
    expect(description.facts).toContainEqual({ label: 'Amount', value: 'DKK 7' });
    expect(await press()).toMatchObject({ ok: true, state: 'done' });
    expect(refunds()).toMatchObject([{ amountMinor: 700, status: 'succeeded' }]);
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'released' });
    const order = await orderOf(stage.db, paymentId);
    expect(order).toMatchObject({ state: 'lapsed' });
    expect(await tasks()).toEqual([]);
    const details = { amountMinor: 700, currency: 'DKK', isRefund: true };
    expect(await given()).toEqual([{ subject: `order:${order.id}`, details }]);
    await reconcile(stage.world);
    expect(await openTaskKinds(stage.db)).not.toContain('payment-unmatched');
    expect(bankOf(sessionId).capturedMinor).toBe(700);
  });

  test('is voided if it was only authorised', async () => {
    const { sessionId, paymentId } = await opened(stage, 'voice-elevated', visitor);
    stage.bank.payer.pay(sessionId);
    bankOf(sessionId).amountMinor = 700;
    await settlePayment(stage.world, paymentId);
    expect(await press()).toMatchObject({ ok: true });
    expect(bankOf(sessionId)).toMatchObject({ intent: 'canceled', capturedMinor: 0 });
    expect(refunds()).toEqual([]);
    const order = await orderOf(stage.db, paymentId);
    expect(order).toMatchObject({ state: 'lapsed' });
    expect(await unitStates(stage.db, order.id)).toEqual([]);
    expect(await tasks()).toEqual([]);
  });

  test('is refunded once, submitted twice and on two devices', async () => {
    const { paymentId } = await paidOtherwise();
    const [task] = await tasks();
    const again = () => resolveTask(stage.world, owner, { taskId: task!.id, remedy: 'refund' });
    await Promise.all([again(), again()]);
    expect(await again()).toMatchObject({ ok: true });
    expect(refunds()).toHaveLength(1);
    expect(await paymentOf(stage.db, paymentId)).toMatchObject({ state: 'expired' });
  });

  test('by a process that dies right after the refund: the reconciliation releases the slot', async () => {
    const { bookingId, sessionId } = await paidOtherwise();
    stage.bank.payer.refundInDashboard(sessionId, 700);
    await reconcile(stage.world);
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'released' });
    expect(await tasks()).toEqual([]);
  });

  test('stays on the list while the provider is unavailable or refuses', async () => {
    const { bookingId } = await paidOtherwise();
    let answer: Error = new PaymentUnavailable('silent');
    stage.bank.connection = (call) => {
      if (call === 'refund') throw answer;
    };
    expect(await press()).toMatchObject({ ok: false, refusal: 'no-answer' });
    answer = new PaymentRefused('no balance', 'balance_insufficient');
    expect(await press()).toMatchObject({ ok: false, refusal: 'refused' });
    expect(await given()).toEqual([]);
    expect(await tasks()).toHaveLength(1);
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'expiring' });
  });

  test('has a task again when its refund fails later', async () => {
    stage.bank.books.options.refunds = 'pending';
    const { paymentId } = await paidOtherwise();
    expect(await press()).toMatchObject({ ok: true });
    expect(await tasks()).toEqual([]);
    stage.bank.payer.endRefund([...stage.bank.books.refunds.keys()][0]!, 'failed');
    expect(await settlePayment(stage.world, paymentId)).toMatchObject({ settlement: 'unmatched' });
    expect(await tasks()).toHaveLength(1);
  });

  test('is refunded only while it has no order', async () => {
    await paidOtherwise();
    const paid = await opened(stage, 'test-payment', visitor);
    stage.bank.payer.pay(paid.sessionId);
    await settlePayment(stage.world, paid.paymentId);
    const answer = await refundUnmatchedPayment(stage.world, owner, { paymentId: paid.paymentId });
    expect(answer).toMatchObject({ refusal: 'not-possible' });
    expect(refunds()).toEqual([]);
  });
});
