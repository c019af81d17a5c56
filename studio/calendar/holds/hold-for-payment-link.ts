import type { BookingRules } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import type { Change } from '#studio/shared/change.ts';

/** Below the provider's maximum checkout lifetime of 24 hours. */
export const paymentLinkHours = 23;

/** Holds an hour for payment by link, at most 23 hours and not beyond its start. Null: taken. */
export async function holdForPaymentLink(
  c: Change,
  {
    hour,
    instructorId,
    rules,
  }: {
    hour: { start: Temporal.Instant; end: Temporal.Instant };
    instructorId: number | null;
    rules: BookingRules;
  },
): Promise<string | null> {
  const latest = c.now.add({ hours: paymentLinkHours });
  const until = Temporal.Instant.compare(latest, hour.start) < 0 ? latest : hour.start;
  const expiresAt = until.round('millisecond');
  const claim = { kind: 'session', state: 'held', expiresAt, insteadOf: null } as const;
  return claimSlot(c, { hour, claim, instructorId, rules });
}
