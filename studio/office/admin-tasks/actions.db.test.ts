import { describe, expect, test } from 'vitest';
import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import { declineOrder } from '#studio/goods/capture/decide-order.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import {
  emailsTo,
  openTaskKinds,
  orderOf,
  paymentOf,
  refundsOf,
  unitStates,
} from '#tests/support/browser/screenshots.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { resolveTask } from './resolve-task.ts';
import { type OpenTask, openTasks } from './tasks.queries.ts';

const stage = testStage();
const list = () => openTasks(stage.db.query, owner);
const press = (task: OpenTask, remedy: string) =>
  resolveTask(stage.world, owner, { taskId: task.id, remedy });

async function onlyTask(): Promise<OpenTask> {
  const tasks = await list();
  expect(tasks).toHaveLength(1);
  return tasks[0]!;
}

async function authorised(offerId: string) {
  const checkout = await opened(stage, offerId, visitor);
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  return checkout;
}

describe('an authorised seat in a programme', () => {
  test('is listed with its buyer, its order and its deadline', async () => {
    await authorised('voice-elevated');
    const task = await onlyTask();
    expect(task).toMatchObject({ kind: 'decide-application', remedies: ['accept', 'decline'] });
    expect(task.details).toMatchObject({
      email: 'payer@example.com',
      name: 'Søren Ærø',
      orderNumber: expect.stringMatching(/^B-\d+$/),
    });
    expect(task.dueAt).not.toBeNull();
  });

  test('accepted: captured, the seat is granted, the task is closed', async () => {
    const { paymentId } = await authorised('voice-elevated');
    expect(await press(await onlyTask(), 'accept')).toMatchObject({ ok: true });
    const order = await orderOf(stage.db, paymentId);
    expect(order.state).toBe('paid');
    expect((await paymentOf(stage.db, paymentId)).state).toBe('captured');
    expect(await unitStates(stage.db, order.id)).toEqual(['taken']);
    expect(await list()).toEqual([]);
  });

  test('declined: the authorisation is voided, nothing was captured', async () => {
    const { paymentId } = await authorised('celebrity-vocal-experience');
    expect(await press(await onlyTask(), 'decline')).toMatchObject({ ok: true });
    expect((await orderOf(stage.db, paymentId)).state).toBe('voided');
    expect(await paymentOf(stage.db, paymentId)).toMatchObject({ state: 'voided', captured_minor: 0 });
    expect(await list()).toEqual([]);
  });

  test('accepted and declined concurrently: exactly one takes effect', async () => {
    const { paymentId } = await authorised('voice-elevated');
    const task = await onlyTask();
    const answers = await Promise.all([press(task, 'accept'), press(task, 'decline')]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const { state } = await orderOf(stage.db, paymentId);
    expect(['paid', 'voided']).toContain(state);
    expect((await list()).map((open) => open.kind)).toEqual([]);
  });

  test('with the provider unavailable stays on the list with a message; nothing is lost', async () => {
    const { paymentId } = await authorised('voice-elevated');
    const task = await onlyTask();
    stage.bank.connection = (call) => {
      if (call === 'capture') throw new PaymentUnavailable('silent');
    };
    expect(await press(task, 'accept')).toMatchObject({ ok: false, refusal: 'no-answer' });
    expect(await openTaskKinds(stage.db)).toEqual(['decide-application', 'provider-unavailable']);
    stage.bank.connection = () => {};
    expect(await press(task, 'accept')).toMatchObject({ ok: true });
    expect((await orderOf(stage.db, paymentId)).state).toBe('paid');
    expect(await list()).toEqual([]);
  });
});

describe('a failed refund', () => {
  test('is a task; when a retry succeeds, the money is refunded and the task closed [P.41]', async () => {
    const { paymentId } = await authorised('voice-elevated');
    await press(await onlyTask(), 'accept');
    const { id: orderId } = await orderOf(stage.db, paymentId);
    stage.bank.connection = (call) => {
      if (call === 'refund') throw new PaymentRefused('the card has expired', 'expired_card');
    };
    await declineOrder(stage.world, owner, { orderId });
    const [refund] = await refundsOf(stage.db, paymentId);
    await sendRefund(stage.world, refund!.id);
    const task = await onlyTask();
    expect(task).toMatchObject({ kind: 'refund-refused', remedies: ['retry', 'done'] });
    expect(await press(task, 'retry')).toMatchObject({ ok: false, refusal: 'refused' });
    expect(await list()).toHaveLength(1);
    stage.bank.connection = () => {};
    expect(await press(await onlyTask(), 'retry')).toMatchObject({ ok: true, state: 'again' });
    expect((await orderOf(stage.db, paymentId)).state).toBe('refunded');
    expect(await list()).toEqual([]);
  });
});

describe('a payment with the provider unavailable', () => {
  test('or refusing to return its status stays on the list: the retry says so', async () => {
    const { bookingId, who } = await held(stage.world);
    const { paymentId } = await opened(stage, bookingId, who);
    stage.bank.connection = () => {
      throw new PaymentRefused('the key has no such right', 'more_permissions_required');
    };
    const asking = withProviderOutageTask(stage.world, paymentId, () =>
      settlePayment(stage.world, paymentId),
    );
    await expect(asking).rejects.toThrow(PaymentRefused);
    expect(await press(await onlyTask(), 'retry')).toMatchObject({ ok: false, refusal: 'refused' });
    expect(await openTaskKinds(stage.db)).toEqual(['provider-unavailable']);
  });

  test('is settled by a retry once the provider answers', async () => {
    const { bookingId, who, email } = await held(stage.world);
    const { sessionId, paymentId } = await opened(stage, bookingId, who);
    stage.bank.payer.pay(sessionId);
    stage.bank.connection = () => {
      throw new PaymentUnavailable('silent');
    };
    const asking = withProviderOutageTask(stage.world, paymentId, () =>
      settlePayment(stage.world, paymentId),
    );
    await expect(asking).rejects.toThrow(PaymentUnavailable);
    const task = await onlyTask();
    expect(task.details).toMatchObject({ email, orderNumber: expect.stringMatching(/^B-/) });
    expect(await press(task, 'retry')).toMatchObject({ ok: false, refusal: 'no-answer' });
    stage.bank.connection = () => {};
    expect(await press(task, 'retry')).toMatchObject({ ok: true });
    expect(await emailsTo(stage.db, email)).toEqual(['booking-confirmed']);
    expect(await list()).toEqual([]);
  });
});
