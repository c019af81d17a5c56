import type { BookingSummary } from '#studio/calendar/booking/bookings.queries.ts';

/** A row of PostgREST's `bookings`: snake case, ISO instants in UTC. */
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

export function toWireBooking(booking: BookingSummary): WireBooking {
  return {
    id: booking.id,
    name: booking.name,
    email: booking.email,
    course_id: booking.courseId,
    course_name: booking.courseName,
    slot_start: booking.start.toString(),
    slot_end: booking.end.toString(),
    payment_status: booking.isPaid ? 'paid' : 'pending',
    expires_at: booking.expiresAt?.toString() ?? null,
  };
}
