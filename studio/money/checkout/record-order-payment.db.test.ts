import { expect, test } from 'vitest';
import { orderForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { orderOf, paymentOf } from '#tests/support/browser/screenshots.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { opened, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { recordOrderPayment } from './record-order-payment.ts';

const stage = testStage();
const received = { method: 'bank-transfer', receivedOn: '2026-11-20' };
const record = (orderId: string, more: object = {}, who = owner) =>
  recordOrderPayment(stage.world, who, { orderId, ...received, ...more });

/** An order whose checkout page has closed, and that waits for its customer. */
async function waiting(isOpen = false) {
  const checkout = await opened(stage, 'private-coaching');
  const { id } = await orderOf(stage.db, checkout.paymentId);
  const payUntil = stage.world.clock.now().add({ hours: 48 });
  await stage.db.query.updateTable('orders').set({ pay_until: payUntil }).where('id', '=', id).execute();
  if (!isOpen) {
    stage.bank.payer.expireNaturally(checkout.sessionId);
    await settlePayment(stage.world, checkout.paymentId);
  }
  return { ...checkout, orderId: id };
}

test('an order that waits: its copy is paid in full, once, and no longer waits', async () => {
  const { orderId } = await waiting();
  const outcome = await record(orderId, { once: 'form' });
  if (!outcome.ok) throw new Error(outcome.refusal);
  expect(await record(orderId, { once: 'form' })).toEqual(outcome);
  expect(await orderForOwner(stage.db.query, owner, outcome.orderId)).toMatchObject({
    order: { status: 'paid' },
    payments: [{ provider: 'manual', method: 'bank-transfer', received_on: '2026-11-20' }],
  });
  expect(await record(orderId)).toEqual({ ok: false, refusal: 'not-payable' });
  expect(await figureFaults(stage.db, stage.world.clock.now())).toEqual([]);
});

test('while the customer can still pay by card: refused, so that nothing is paid twice', async () => {
  const { orderId, paymentId } = await waiting(true);
  expect(await record(orderId)).toEqual({ ok: false, refusal: 'checkout-open' });
  expect(await paymentOf(stage.db, paymentId)).toMatchObject({ state: 'open' });
});

test('a payment is recorded with a method and not in the future', async () => {
  const { orderId } = await waiting();
  for (const wrong of [{ method: '' }, { receivedOn: '' }, { receivedOn: '2030-01-01' }]) {
    expect(await record(orderId, wrong)).toEqual({ ok: false, refusal: 'invalid' });
  }
});
