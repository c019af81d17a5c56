import type { World } from '#platform/world.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { paymentToSettle } from '#studio/money/payments/payments.queries.ts';
import { lockPayment } from '#studio/money/payments/payments.store.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { applySettlement } from './apply-settlement.ts';
import { coveredStatus } from './settle-covered.ts';

/** Captures or voids what a gift card reserved for a whole order: no provider takes part. Idempotent. */
export async function settleAuthorisedGiftCard(
  world: World,
  { paymentId, act, amountMinor }: { paymentId: string; act: 'capture' | 'void'; amountMinor: number },
): Promise<void> {
  const requested = await paymentToSettle(world.db.query, paymentId);
  if (!requested) return;
  await change(world, system, async (c) => {
    const order = await lockOrder(c.tx, requested.order_id);
    const payment = await lockPayment(c.tx, paymentId);
    if (!order || payment?.state !== 'authorised') return;
    const status =
      act === 'capture'
        ? coveredStatus(payment, 'succeeded', amountMinor)
        : coveredStatus(payment, 'canceled');
    await applySettlement(c, act === 'capture' ? 'pay' : 'void', { order, payment, status });
  });
}
