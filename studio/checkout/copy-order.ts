import type { Tx } from '#platform/db/database.ts';
import {
  insertOrder,
  lockOrder,
  movePaymentToOrder,
  type OrderRow,
  orderLines,
  type PaymentRow,
} from './orders.store.ts';
import { insertPlan } from './plans.store.ts';

/**
 * Lapsed and voided orders are final. Money that arrives on one all the same belongs to a new order with the same
 * lines and terms, which names the old one; the payment moves over.
 */
export async function copyOrderForLateMoney(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  now: Temporal.Instant,
): Promise<OrderRow> {
  const lines = await orderLines(tx, order.id);
  const copy = await insertOrder(
    tx,
    {
      currency: order.currency,
      capture: order.capture,
      name: order.name,
      email: order.email,
      language: order.language,
      termsVersion: order.terms_version,
      consents: order.consents,
      returnPath: order.return_path,
      replacesOrderId: order.id,
      bookingId: order.booking_id,
      cartId: order.cart_id,
      shipsTo: order.ships_to,
      lines: lines.map((line) => ({
        entryId: line.entry_id,
        description: line.description,
        quantity: line.quantity,
        unitMinor: line.unit_minor,
        vatClass: line.vat_class,
        vatRatePermille: line.vat_rate_permille,
        vatMinor: line.vat_minor,
        withdrawalRegime: line.withdrawal_regime,
      })),
    },
    now,
  );
  const plan = await tx
    .selectFrom('plans')
    .select('count')
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (plan) await insertPlan(tx, { orderId: copy.id, totalMinor: order.total_minor, count: plan.count }, now);
  await movePaymentToOrder(tx, payment.id, copy.id);
  const renewed = await lockOrder(tx, copy.id);
  if (!renewed) throw new Error('an order just written is not there');
  return renewed;
}
