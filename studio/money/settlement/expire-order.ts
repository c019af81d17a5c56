import type { World } from '#platform/world.ts';
import { lockOrder, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { movePaymentTo } from '#studio/money/payments/payments.store.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { moveUnitsTo, releaseUnits } from '#studio/offers/inventory/units.store.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { closeSession } from './close-session.ts';

/** Closes a session at the provider first. @throws PaymentUnavailable: the units stay reserved, the job retries */
export async function expireOrder(world: World, orderId: string): Promise<void> {
  const paymentId = await change(world, system, async (c) => {
    const order = await lockOrder(c.tx, orderId);
    if (order?.state !== 'open') return null;
    const [payment] = await paymentsOfOrder(c.tx, orderId);
    if (!payment || Temporal.Instant.compare(payment.session_expires_at, c.now) > 0) return null;
    if (
      payment.state === 'creating' &&
      (await movePaymentTo(c, { paymentId: payment.id, to: 'abandoned' }))
    ) {
      await moveOrderTo(c.tx, { orderId, to: 'lapsed', set: { settled_at: c.now } });
      await releaseUnits(c, orderId);
      return null;
    }
    await moveUnitsTo(c, { orderId, to: 'expiring' });
    return payment.id;
  });
  if (paymentId) await withProviderOutageTask(world, paymentId, () => closeSession(world, paymentId));
}
