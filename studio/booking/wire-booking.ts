import type { Queries } from '#platform/db/database.ts';

/** A booking as the original backend showed it: snake case, ISO instants in UTC, and only what the visitor gave. */
export interface WireBooking {
  id: string;
  name: string;
  email: string;
  course_id: string;
  course_name: string;
  slot_start: string;
  slot_end: string;
  payment_status: 'pending' | 'paid';
  expires_at: string | null;
}

/** `payment_status` is 'paid' if and only if the order is paid, or an entitlement or the owner covers the hour. */
export async function wireBooking(q: Queries, bookingId: string): Promise<WireBooking> {
  const row = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .leftJoin('orders', 'orders.id', 'bookings.order_id')
    .select([
      'bookings.id',
      'bookings.name',
      'bookings.email',
      'bookings.course_id',
      'bookings.course_name',
      'bookings.covered_by',
      'claims.slot_start',
      'claims.slot_end',
      'claims.expires_at',
      'claims.state',
      'orders.state as order_state',
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const isPaid = row.order_state === 'paid' || (row.covered_by !== null && row.covered_by !== 'order');
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    course_id: row.course_id,
    course_name: row.course_name,
    slot_start: row.slot_start.toString(),
    slot_end: row.slot_end.toString(),
    payment_status: isPaid ? 'paid' : 'pending',
    expires_at:
      row.state === 'held' || row.state === 'expiring' ? (row.expires_at?.toString() ?? null) : null,
  };
}

/** The same of an hour held just now, from what was written: no second read. */
export function heldWireBooking(
  id: string,
  input: { name: string; email: string; courseId: string; courseName: string },
  slot: { start: Temporal.Instant; end: Temporal.Instant },
  expiresAt: Temporal.Instant,
): WireBooking {
  return {
    id,
    name: input.name,
    email: input.email,
    course_id: input.courseId,
    course_name: input.courseName,
    slot_start: slot.start.toString(),
    slot_end: slot.end.toString(),
    payment_status: 'pending',
    expires_at: expiresAt.toString(),
  };
}
