import { expect, test } from 'vitest';
import type { RefundItem } from '#platform/db/schema/money.ts';
import { requestRefund } from '#studio/money/refunds/request-refund.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { localDifferences } from '#studio/office/reconciliation/differences/local-differences.queries.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { orderOf } from '#tests/support/browser/screenshots.ts';
import { opened, testStage } from '#tests/support/page-fixture.ts';
import { orderPrint } from './order-print.ts';

const stage = testStage();

/** A product made on order, of which a part is refunded. No printer is connected: what is made is made by hand. */
async function refunded(amountMinor: number, items: readonly RefundItem[] | null = null) {
  const { sessionId, paymentId } = await opened(stage, 'hoodie-m');
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  const { id: orderId } = await orderOf(stage.db, paymentId);
  const part = { orderId, paymentId, amountMinor, reason: 'owner', ...(items && { items }) };
  const refundId = await change(stage.world, system, (c) => requestRefund(c, part));
  await sendRefund(stage.world, refundId ?? '');
  expect((await orderOf(stage.db, paymentId)).state).toBe('refunded');
}

async function printed() {
  const { order_id: orderId } = await stage.db.query
    .selectFrom('print_orders')
    .select('order_id')
    .executeTakeFirstOrThrow();
  await orderPrint(stage.world, { orderId });
  return stage.db.query.selectFrom('print_orders').select('state').executeTakeFirstOrThrow();
}

const unpaid = () => localDifferences(stage.db.query, 'print-order-unpaid', { now: stage.world.clock.now() });

test('an order of which a part was refunded is made, and is no difference', async () => {
  await refunded(4_900);
  expect(await printed()).toEqual({ state: 'by-hand' });
  expect(await unpaid()).toEqual([]);
});

test('an order whose printed item was refunded is not made, and is a difference where it goes on', async () => {
  await refunded(10_000, [{ position: 0, quantity: 1, amountMinor: 10_000, isRestocked: false }]);
  expect(await printed()).toEqual({ state: 'cancelled' });
  await stage.db.query.updateTable('print_orders').set({ state: 'placed' }).execute();
  expect(await unpaid()).toHaveLength(1);
});
