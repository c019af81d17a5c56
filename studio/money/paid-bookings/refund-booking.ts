import { cancelInvoiceOf } from '#studio/money/orders/invoices/cancel-invoice.ts';
import { openInvoiceOf } from '#studio/money/orders/invoices/invoices.queries.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { refundPayments } from '#studio/money/refunds/refund-payments.ts';
import { isPurchaseRefunded, refundablePayments } from '#studio/money/refunds/refunds.queries.ts';
import { returnToBalance } from '#studio/offers/entitlements/entitlements.store.ts';
import type { Change, Write } from '#studio/shared/change.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';

/** The caller has locked the booking. */
export async function refundBooking(
  c: Change,
  {
    booking,
    allBack,
    actor,
  }: {
    booking: {
      id: string;
      order_id: string | null;
      entitlement_id: string | null;
      covered_by: string | null;
    };
    allBack: boolean;
    actor: string;
  },
): Promise<MoneyOutcome> {
  if (booking.covered_by === 'entitlement' && booking.entitlement_id) {
    return returnCredit(c, { booking: { id: booking.id, entitlementId: booking.entitlement_id }, allBack });
  }
  const order = booking.order_id ? await lockOrder(c.tx, booking.order_id) : undefined;
  const payments = order ? await refundablePayments(c.tx, order.id) : [];
  const [first] = payments;
  if (!order || !first) return endUnpaid(c, { bookingId: booking.id, allBack, actor });
  const { currency } = first;
  const leftMinor = sum(payments.map((payment) => payment.leftMinor));
  const manual = first.provider === 'manual' ? { isManual: true } : {};
  if (leftMinor <= 0) {
    const takenMinor = sum(payments.map((payment) => payment.capturedMinor));
    return { kind: 'refunded', amount: { amountMinor: takenMinor, currency }, ...manual };
  }
  if (!allBack) return { kind: 'kept', amount: { amountMinor: leftMinor, currency } };
  const refunded = await refundPayments(c, { orderId: order.id, reason: 'cancelled' });
  if (refunded?.amountMinor !== leftMinor) throw new Error('paid money could not be owed back');
  const { giftCardMinor } = refunded;
  const toGiftCard = giftCardMinor > 0 ? { toGiftCard: { amountMinor: giftCardMinor, currency } } : {};
  return { kind: 'refunded', amount: { amountMinor: leftMinor, currency }, ...toGiftCard, ...manual };
}

/** A session that is to be paid in person or by its invoice. */
async function endUnpaid(
  c: Change,
  { bookingId, allBack, actor }: { bookingId: string; allBack: boolean; actor: string },
): Promise<MoneyOutcome> {
  if (!allBack) {
    const due = await openInvoiceOf(c.tx, { bookingId });
    return due ? { kind: 'invoice-due', number: due.number } : { kind: 'nothing-paid' };
  }
  const ended = await cancelInvoiceOf(c, { bookingId, actor });
  return ended ? { kind: 'invoice-cancelled', ...ended } : { kind: 'nothing-paid' };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** A credit whose purchase was refunded in full meanwhile is not returned. */
async function returnCredit(
  c: Write,
  { booking, allBack }: { booking: { id: string; entitlementId: string }; allBack: boolean },
): Promise<MoneyOutcome> {
  if (!allBack) return { kind: 'credit-kept' };
  const { entitlementId } = booking;
  if (await isPurchaseRefunded(c.tx, entitlementId)) return { kind: 'nothing-paid' };
  await returnToBalance(c, { entitlementId, amount: 1, bookingId: booking.id });
  return { kind: 'credit-returned' };
}
