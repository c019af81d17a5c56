import type { ClaimState } from '#platform/db/schema/booking.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/**
 * An exclusion constraint prevents overlapping active claims. expiring: overdue with an open payment session,
 * so the provider is asked first. released: never sold. cancelled: was sold.
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

/** Grace after `expires_at`, so that a click in the last second counts. */
export const holdGraceSeconds = 15;

/** A second later, so that a timer set for it never finds the hold just inside its grace. */
export function endOfGrace(expiresAt: Temporal.Instant): Temporal.Instant {
  return expiresAt.add({ seconds: holdGraceSeconds + 1 });
}

export function overdueBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ seconds: holdGraceSeconds });
}
