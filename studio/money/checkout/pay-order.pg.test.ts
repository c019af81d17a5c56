import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endPayDeadline, lockOrder } from '#studio/money/orders/orders.store.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { times } from '#tests/support/site/times.ts';
import { owner } from '#tests/support/who.ts';
import { payOrder } from './pay-order.ts';
import { recordOrderPayment } from './record-order-payment.ts';

const stage = testStage('server');

async function lapse(paymentId: string): Promise<string> {
  const { session_id, order_id } = await stage.db.query
    .selectFrom('payments')
    .select(['session_id', 'order_id'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  stage.bank.payer.expireNaturally(session_id ?? '');
  await settlePayment(stage.world, paymentId);
  return order_id;
}

async function pay(orderId: string) {
  const expiresAt = stage.world.clock.now().add({ hours: 24 });
  const token = await makeSecretLink(stage.db.query, { purpose: 'order', subjectId: orderId, expiresAt });
  return payOrder(stage.world, newVisitor().who, { token, returnPath: '/' });
}

const openPayments = () =>
  stage.db.query
    .selectFrom('payments')
    .select(['id', 'state'])
    .where('state', 'in', ['creating', 'open'])
    .execute();

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(stage.db.query);
  return rows.length > 0;
}

/** An order that waits, and its copy, whose payment page has closed too. */
async function orderAndCopy() {
  const { paymentId } = await opened(stage, 'private-coaching', newVisitor().who);
  const payUntil = stage.world.clock.now().add({ hours: 48 });
  const inPayment = stage.db.query.selectFrom('payments').select('order_id').where('id', '=', paymentId);
  await stage.db.query
    .updateTable('orders')
    .set({ pay_until: payUntil })
    .where('id', '=', inPayment)
    .execute();
  const first = await lapse(paymentId);
  expect(await pay(first)).toMatchObject({ ok: true });
  const [again] = await openPayments();
  return { first, copy: await lapse(again?.id ?? '') };
}

test('an order that is marked as paid on two of its pages at once is paid once', async () => {
  for (let round = 0; round < times(3, 30); round += 1) {
    const { first, copy } = await orderAndCopy();
    const received = { method: 'bank-transfer', receivedOn: '2026-11-20' };
    const outcomes = await Promise.all(
      [first, copy].map((orderId) => recordOrderPayment(stage.world, owner, { orderId, ...received })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  }
});

test('an order that is marked as paid while its customer opens the payment page is not asked for twice', async () => {
  for (let round = 0; round < times(3, 30); round += 1) {
    const { first, copy } = await orderAndCopy();
    const received = { method: 'bank-transfer', receivedOn: '2026-11-20' };
    const [recorded, paying] = await Promise.all([
      recordOrderPayment(stage.world, owner, { orderId: first, ...received }),
      pay(copy),
    ]);
    expect([recorded.ok, paying.ok].filter(Boolean)).toHaveLength(1);
    const open = await openPayments();
    expect(open).toHaveLength(paying.ok ? 1 : 0);
    for (const { id } of open) await lapse(id);
  }
});

test('an order that stops waiting while its payment page is opened is not copied', async () => {
  const { copy } = await orderAndCopy();
  const [locked, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ending = stage.db.transaction(async (tx) => {
    await lockOrder(tx, copy);
    locked.resolve();
    await waiting.promise;
    await endPayDeadline(tx, copy);
  });
  await locked.promise;
  const paying = pay(copy);
  await expect.poll(isAnyoneWaiting).toBe(true);
  waiting.resolve();
  await ending;
  expect(await paying).toMatchObject({ ok: false });
  expect(await openPayments()).toEqual([]);
});
