import type { Queries } from '#platform/db/database.ts';
import { isKept } from '#studio/offers/entitlements/kept-orders.queries.ts';
import type { Currency, Money } from '#studio/shared/money.ts';

/** What the visitor gave, with the hour and the state of its payment. */
export interface BookingSummary {
  id: string;
  name: string;
  email: string;
  courseId: string;
  courseName: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** The order is paid, or an entitlement or the owner covers the hour. */
  isPaid: boolean;
  /** Null unless held. */
  expiresAt: Temporal.Instant | null;
}

export async function bookingSummary(q: Queries, bookingId: string): Promise<BookingSummary> {
  const { state, isOrderPaid, coveredBy, expiresAt, ...booking } = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .leftJoin('orders', 'orders.id', 'bookings.order_id')
    .select([
      'bookings.id',
      'bookings.name',
      'bookings.email',
      'bookings.course_id as courseId',
      'bookings.course_name as courseName',
      'bookings.covered_by as coveredBy',
      'claims.slot_start as start',
      'claims.slot_end as end',
      'claims.expires_at as expiresAt',
      'claims.state',
    ])
    .select(isKept.as('isOrderPaid'))
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const isHeld = state === 'held' || state === 'expiring';
  return {
    ...booking,
    isPaid: isOrderPaid || (coveredBy !== null && coveredBy !== 'order'),
    expiresAt: isHeld ? expiresAt : null,
  };
}

/** In DKK, as stored with the booking; null: none. */
export async function priceWhenBooked(q: Queries, bookingId: string): Promise<Money | null> {
  const booking = await q
    .selectFrom('bookings')
    .select('prices')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return kronerOf(booking?.prices ?? {});
}

export function kronerOf({ DKK: amountMinor }: Partial<Record<Currency, number>>): Money | null {
  return amountMinor ? { amountMinor, currency: 'DKK' } : null;
}
