import { PaymentRefused } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { insertCorrection } from '#studio/money/orders/accounts/corrections.store.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { isConfirmedPayment, paymentToSettle } from '#studio/money/payments/payments.queries.ts';
import { lockPayment } from '#studio/money/payments/payments.store.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import type { RepairRefusal } from './difference-now.ts';

/** Applies the provider's answer; if it does not know the payment, records that the owner received it. Null: done. */
export async function confirmPayment(world: World, paymentId: string): Promise<RepairRefusal | null> {
  const requested = await paymentToSettle(world.db.query, paymentId);
  if (!requested) return 'gone';
  try {
    await settlePayment(world, paymentId);
    return null;
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
  }
  return change(world, system, async (c) => {
    await lockOrder(c.tx, requested.order_id);
    const payment = await lockPayment(c.tx, paymentId);
    if (payment?.state !== 'captured' || payment.order_id !== requested.order_id) return 'gone';
    if (await isConfirmedPayment(c.tx, paymentId)) return 'gone';
    await insertCorrection(c, { orderId: payment.order_id, paymentId });
    return null;
  });
}
