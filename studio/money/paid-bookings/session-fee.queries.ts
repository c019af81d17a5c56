import type { Queries } from '#platform/db/database.ts';
import { openInvoiceOf } from '#studio/money/orders/invoices/invoices.queries.ts';
import { type SessionFee, sessionFee } from './session-fee.ts';

export type FeeOfBooking = { charged: number } | { charged: null; fee: SessionFee };

/** The invoice of the fee that was charged, or the fee that can be; null: none. */
export async function feeOfBooking(q: Queries, bookingId: string): Promise<FeeOfBooking | null> {
  const booking = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.covered_by as coveredBy', 'bookings.prices', 'bookings.no_show_at as noShowAt'])
    .select([
      'bookings.late_fee_percent as lateFeePercent',
      'bookings.no_show_fee_percent as noShowFeePercent',
    ])
    .select(['bookings.notice_hours as noticeHours', 'bookings.fee_invoice as charged'])
    .select('bookings.cancelled_by_person_at as cancelledByPersonAt')
    .select(['claims.state', 'claims.slot_start as start'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  if (!booking) return null;
  if (booking.charged !== null) return { charged: booking.charged };
  const isInvoiced = (await openInvoiceOf(q, { bookingId })) !== null;
  const fee = sessionFee({ ...booking, isInvoiced });
  return fee && { charged: null, fee };
}
