import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { cancelInvoiceOf } from '#studio/money/orders/invoices/cancel-invoice.ts';
import { openInvoiceOf } from '#studio/money/orders/invoices/invoices.queries.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { refundPayments } from '#studio/money/refunds/refund-payments.ts';
import { isPurchaseRefunded, refundablePayments } from '#studio/money/refunds/refunds.queries.ts';
import { returnToBalance } from '#studio/offers/entitlements/entitlements.store.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';

/** The caller has locked the booking. */
export async function refundBooking(
  world: World,
  tx: Tx,
  {
    booking,
    allBack,
    actor,
    now,
  }: {
    booking: {
      id: string;
      order_id: string | null;
      entitlement_id: string | null;
      covered_by: string | null;
    };
    allBack: boolean;
    actor: string;
    now: Temporal.Instant;
  },
): Promise<MoneyOutcome> {
  if (booking.covered_by === 'entitlement' && booking.entitlement_id) {
    return returnCredit(tx, {
      booking: { id: booking.id, entitlementId: booking.entitlement_id },
      allBack,
      now,
    });
  }
  const order = booking.order_id ? await lockOrder(tx, booking.order_id) : undefined;
  const payments = order ? await refundablePayments(tx, order.id) : [];
  const [first] = payments;
  if (!order || !first) return endUnpaid(tx, { bookingId: booking.id, allBack, actor, now });
  const { currency } = first;
  const leftMinor = sum(payments.map((payment) => payment.leftMinor));
  const manual = first.provider === 'manual' ? { isManual: true } : {};
  if (leftMinor <= 0) {
    const takenMinor = sum(payments.map((payment) => payment.capturedMinor));
    return { kind: 'refunded', amount: { amountMinor: takenMinor, currency }, ...manual };
  }
  if (!allBack) return { kind: 'kept', amount: { amountMinor: leftMinor, currency } };
  const refunded = await refundPayments(world, tx, { orderId: order.id, reason: 'cancelled', now });
  if (refunded?.amountMinor !== leftMinor) throw new Error('paid money could not be owed back');
  const { giftCardMinor } = refunded;
  const toGiftCard = giftCardMinor > 0 ? { toGiftCard: { amountMinor: giftCardMinor, currency } } : {};
  return { kind: 'refunded', amount: { amountMinor: leftMinor, currency }, ...toGiftCard, ...manual };
}

/** A session that is to be paid in person or by its invoice. */
async function endUnpaid(
  tx: Tx,
  {
    bookingId,
    allBack,
    actor,
    now,
  }: { bookingId: string; allBack: boolean; actor: string; now: Temporal.Instant },
): Promise<MoneyOutcome> {
  if (!allBack) {
    const due = await openInvoiceOf(tx, { bookingId });
    return due ? { kind: 'invoice-due', number: due.number } : { kind: 'nothing-paid' };
  }
  const ended = await cancelInvoiceOf(tx, { bookingId, actor }, now);
  return ended ? { kind: 'invoice-cancelled', ...ended } : { kind: 'nothing-paid' };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** A credit whose purchase was refunded in full meanwhile is not returned. */
async function returnCredit(
  tx: Tx,
  {
    booking,
    allBack,
    now,
  }: { booking: { id: string; entitlementId: string }; allBack: boolean; now: Temporal.Instant },
): Promise<MoneyOutcome> {
  if (!allBack) return { kind: 'credit-kept' };
  const { entitlementId } = booking;
  if (await isPurchaseRefunded(tx, entitlementId)) return { kind: 'nothing-paid' };
  await returnToBalance(tx, { entitlementId, amount: 1, bookingId: booking.id }, now);
  return { kind: 'credit-returned' };
}
