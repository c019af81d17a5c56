import type { Tx } from '#platform/db/database.ts';
import type { PaymentRow } from '#studio/money/payments/payments.store.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { planWords } from '#studio/offers/plans/plan.messages.ts';
import { splitPrice } from '#studio/offers/plans/plan.ts';
import { chargesOfPlan, planToSell } from '#studio/offers/plans/plans.queries.ts';
import { insertPlan } from '#studio/offers/plans/plans.store.ts';
import type { Write } from '#studio/shared/change.ts';
import type { ReceiptPart } from './issue-receipt.ts';

export async function planOrder(
  c: Write,
  order: { id: string; total_minor: number },
  lines: ReadonlyArray<{ offerId: string }>,
): Promise<void> {
  const [line, ...others] = lines;
  if (!line || others.length > 0) return;
  const entry = await findOffer(c.tx, line.offerId);
  const count = entry?.instalments ?? 1;
  if (count > 1) await insertPlan(c, { orderId: order.id, totalMinor: order.total_minor, count });
}

export async function firstChargeOf(tx: Tx, orderId: string) {
  const order = await planToSell(tx, orderId);
  if (!order) return null;
  const words = planWords[order.language];
  const { monthlyMinor, amounts } = splitPrice(order.total_minor, order.count);
  const firstMinor = amounts[0] ?? order.total_minor;
  const monthly = {
    name: words.monthly(order.description, order.count),
    quantity: 1,
    unitAmountMinor: monthlyMinor,
  };
  const rest = { name: words.rounding, quantity: 1, unitAmountMinor: firstMinor - monthlyMinor };
  return { count: order.count, firstMinor, lines: rest.unitAmountMinor > 0 ? [monthly, rest] : [monthly] };
}

export async function receiptPart(
  tx: Tx,
  orderId: string,
  payment: Pick<PaymentRow, 'id' | 'amount_minor' | 'instalment'>,
): Promise<ReceiptPart | null> {
  const count = await chargesOfPlan(tx, orderId);
  if (count === null) return null;
  return {
    paymentId: payment.id,
    amountMinor: payment.amount_minor,
    number: payment.instalment ?? 1,
    count,
  };
}
