import type { Currency } from '#platform/db/schema/columns.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { shareOver } from './refund-calculation.ts';
import { refundablePayments } from './refunds.queries.ts';
import { requestRefund } from './request-refund.ts';
import { lockUnspentOfSoldGiftCard } from './revoke-grants.ts';

/** Amounts in minor units; zero: nothing was left. */
export interface RefundedParts {
  amountMinor: number;
  /** The part of `amountMinor` that is back on a gift card. */
  giftCardMinor: number;
  currency: Currency;
  isManual: boolean;
}

/** Refunds everything left or at most `mostMinor`: the original card first, then the gift card. Null: never paid. */
export async function refundPayments(
  c: Change,
  {
    orderId,
    mostMinor = Number.POSITIVE_INFINITY,
    reason,
  }: { orderId: string; mostMinor?: number; reason: string },
): Promise<RefundedParts | null> {
  await lockOrder(c.tx, orderId);
  const payments = await refundablePayments(c.tx, orderId);
  const [first] = payments;
  if (!first) return null;
  const unspentMinor = (await lockUnspentOfSoldGiftCard(c.tx, orderId)) ?? Number.POSITIVE_INFINITY;
  const done = { amountMinor: 0, giftCardMinor: 0 };
  for (const { payment, partMinor } of shareOver(payments, Math.min(mostMinor, unspentMinor))) {
    const refund = { orderId, paymentId: payment.id, amountMinor: partMinor, reason };
    const refunded = await requestRefund(c, refund);
    if (!refunded) continue;
    done.amountMinor += partMinor;
    if (payment.provider === 'gift-card') done.giftCardMinor += partMinor;
  }
  return { ...done, currency: first.currency, isManual: first.provider === 'manual' };
}
