import type { World } from '#platform/world.ts';
import { lockOrder, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { movePaymentTo } from '#studio/money/payments/payments.store.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { moveUnitsTo, releaseUnits } from '#studio/offers/inventory/units.store.ts';
import { closeSession } from './close-session.ts';

/** Closes a session at the provider first. @throws PaymentUnavailable: the units stay reserved, the job retries */
export async function expireOrder(world: World, orderId: string): Promise<void> {
  const now = world.clock.now();
  const paymentId = await world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'open') return null;
    const [payment] = await paymentsOfOrder(tx, orderId);
    if (!payment || Temporal.Instant.compare(payment.session_expires_at, now) > 0) return null;
    if (
      payment.state === 'creating' &&
      (await movePaymentTo(tx, { paymentId: payment.id, to: 'abandoned' }, now))
    ) {
      await moveOrderTo(tx, { orderId, to: 'lapsed', set: { settled_at: now } });
      await releaseUnits(tx, orderId, now);
      return null;
    }
    await moveUnitsTo(tx, { orderId, to: 'expiring' }, now);
    return payment.id;
  });
  if (paymentId) await withProviderOutageTask(world, paymentId, () => closeSession(world, paymentId));
}
