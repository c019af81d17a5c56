import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { refundablePayments } from '#studio/money/refunds/refunds.queries.ts';
import type { Currency } from '#studio/shared/money.ts';

/** What was paid for a session that was missed or cancelled, and is still with the studio. */
export type KeptForSession =
  | { kind: 'paid'; orderId: string; leftMinor: number; currency: Currency }
  | { kind: 'credit' };

/** Null: not missed and not cancelled, another time is to be chosen, nothing was paid, or all of it was returned. */
export async function keptForSession(q: Queries, bookingId: string): Promise<KeptForSession | null> {
  const booking = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .leftJoin('orders', 'orders.id', 'bookings.order_id')
    .select(['bookings.covered_by', 'bookings.order_id', 'orders.state as orderState'])
    .select(
      sql<number>`(select coalesce(sum(delta), 0)::int from ledger_entries
        where ledger_entries.booking_id = bookings.id)`.as('creditDelta'),
    )
    .where('bookings.id', '=', bookingId)
    .where('bookings.new_time_offered_at', 'is', null)
    .where((is) => is.or([is('claims.state', '=', 'cancelled'), is('no_show_at', 'is not', null)]))
    .executeTakeFirst();
  if (booking?.covered_by === 'entitlement') return booking.creditDelta < 0 ? { kind: 'credit' } : null;
  const { order_id: orderId } = booking ?? {};
  if (!orderId || booking?.orderState === 'refund-due') return null;
  const payments = await refundablePayments(q, orderId);
  const leftMinor = payments.reduce((sum, payment) => sum + payment.leftMinor, 0);
  const [first] = payments;
  return first && leftMinor > 0 ? { kind: 'paid', orderId, leftMinor, currency: first.currency } : null;
}
