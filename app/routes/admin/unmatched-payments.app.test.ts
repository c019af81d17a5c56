import { expect, test } from 'vitest';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { describeAction } from '#studio/office/admin-tasks/describe-task.ts';
import { newVisitor } from '#tests/support/page-fixture.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();

async function paidOtherwise() {
  const { world, db } = given;
  const request = { subjectId: 'singing-workshop-1d', currency: 'DKK', returnPath: '/courses' };
  const placed = await createPayment(world, newVisitor().who, request);
  if (!placed.ok) throw new Error(placed.refusal);
  const sessionId = placed.url.split('/').at(-1) ?? '';
  const payment = await db.query
    .updateTable('payments')
    .set((set) => ({ amount_minor: set('amount_minor', '+', 100) }))
    .where('session_id', '=', sessionId)
    .returning(['id', 'order_id as orderId'])
    .executeTakeFirstOrThrow();
  await given.testCheckout?.payer.pay(sessionId, { name: 'Søren Ærø', email: 'payer@example.com' });
  expect(await settlePayment(world, payment.id)).toMatchObject({ settlement: 'unmatched' });
  return { ...payment, sessionId };
}

test('a payment without an order is refunded from the task list, and its seat is free', async () => {
  const headers = await signedIn(given, 'owner');
  const { id, orderId, sessionId } = await paidOtherwise();
  const html = await (await given.fetch('/admin', { headers })).text();
  expect(html).toContain('Refund');
  expect(describeAction('payment-unmatched', 'refund', 'da')).toBe('Refunder');
  const { id: taskId } = await given.db.query
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', 'payment-unmatched')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  const path = `/admin/tasks/${taskId}/refund`;
  const answer = await given.fetch(path, { method: 'POST', body: new URLSearchParams(), headers });
  expect(answer.status).toBeLessThan(400);
  const order = given.db.query.selectFrom('orders').select('state').where('id', '=', orderId);
  expect(await order.executeTakeFirst()).toEqual({ state: 'lapsed' });
  const units = given.db.query.selectFrom('units').select('id').where('order_id', '=', orderId);
  expect(await units.execute()).toEqual([]);
  const session = await given.db.query
    .selectFrom('test_checkout_sessions')
    .select(['captured_minor', 'refunded_minor'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  expect(session.refunded_minor).toBe(session.captured_minor);
  const log = await given.db.query
    .selectFrom('audit_log')
    .select('subject')
    .where('action', '=', 'payment.refunded')
    .execute();
  expect(log).toEqual([{ subject: `order:${orderId}` }]);
});
