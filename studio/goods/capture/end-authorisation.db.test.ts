import { expect, test } from 'vitest';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import {
  grantsOf,
  openTaskKinds,
  orderOf,
  paymentOf,
  unitStates,
} from '#tests/support/browser/screenshots.ts';
import { opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';

const stage = testStage();
const sixDays = testNow.add({ hours: 6 * 24, minutes: 1 });

async function authorised(offerId: string) {
  const checkout = await opened(stage, offerId);
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  const order = await orderOf(stage.db, checkout.paymentId);
  return { ...checkout, order };
}

test('a programme is authorised at the checkout and grants nothing yet; the owner gets a task [P.01]', async () => {
  const { order, paymentId } = await authorised('voice-elevated');
  expect(order).toMatchObject({ state: 'authorised', total_minor: 1_850_000 });
  expect(await paymentOf(stage.db, paymentId)).toMatchObject({ captured_minor: 0 });
  expect(await unitStates(stage.db, order.id)).toEqual(['taken']);
  expect(await grantsOf(stage.db, order.id)).toEqual([]);
  expect(await openTaskKinds(stage.db)).toContain('decide-application');
});

test('not accepted in time it is voided by the reconciliation, its seat is free, and the task is closed [P.02]', async () => {
  const { order, paymentId } = await authorised('voice-elevated');
  stage.world.setNow(sixDays);
  await reconcile(stage.world);
  expect((await orderOf(stage.db, paymentId)).state).toBe('voided');
  expect(await paymentOf(stage.db, paymentId)).toMatchObject({ state: 'voided', captured_minor: 0 });
  expect(await unitStates(stage.db, order.id)).toEqual([]);
  expect(await openTaskKinds(stage.db)).not.toContain('decide-application');
});

test('products not dispatched in time are voided, and their stock is kept for the buyer for seven days', async () => {
  const { order, paymentId } = await authorised('microphone');
  expect(order.state).toBe('authorised');
  stage.world.setNow(sixDays);
  await reconcile(stage.world);
  expect((await orderOf(stage.db, paymentId)).state).toBe('voided');
  expect(await unitStates(stage.db, order.id)).toEqual(['kept']);
  stage.world.setNow(sixDays.add({ hours: 7 * 24 + 1 }));
  await reconcile(stage.world);
  expect(await unitStates(stage.db, order.id)).toEqual([]);
});
