import type { ClaimState } from '#platform/db/schema/booking.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/**
 * A claim on the coach's time. Holds, bookings, consultations, date days and the owner's blocks are all claims,
 * and a database constraint makes two overlapping active ones impossible.
 *
 * held       somebody is paying; nobody else can take it
 * expiring   its time is up while a payment session exists: the provider is asked first
 * booked     sold, or covered by an entitlement
 * blocked    the owner's own time
 * released   never sold; free again
 * cancelled  was sold, then given back, moved or refunded
 */
export const claimLifecycle: Lifecycle<ClaimState> = {
  held: ['booked', 'expiring', 'released'],
  expiring: ['released', 'booked'],
  booked: ['cancelled'],
  blocked: ['released'],
  released: [],
  cancelled: [],
};

export const activeClaimStates: readonly ClaimState[] = ['held', 'expiring', 'booked', 'blocked'];

/** The visitor sees the hold end at `expires_at`; the server waits a little, so a click in the last second counts. */
export const holdGraceSeconds = 15;

/** Holds whose `expires_at` is at or before this instant are overdue, grace included. */
export function overdueBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ seconds: holdGraceSeconds });
}
