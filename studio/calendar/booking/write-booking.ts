import type { BookingRules } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { writeLedger } from '#studio/offers/entitlements/entitlements.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import type { BookingInput } from './booking-input.ts';
import { insertBooking, markConfirmed } from './bookings.store.ts';
import { scheduleReminder } from './schedule-reminder.ts';

export type Cover = { by: 'owner' | 'at-session' } | { by: 'entitlement'; entitlementId: string };

/** Claim, booking, ledger entry, reminder and emails in the caller's transaction. Null: taken. */
export async function writeBooking(
  c: Change,
  {
    booking,
    rules,
  }: {
    booking: {
      input: BookingInput;
      hour: { start: Temporal.Instant; end: Temporal.Instant };
      cover: Cover;
      language: Language;
      /** Null: the coach. */
      instructorId: number | null;
      isByOwner?: true;
      /** Of weekly bookings, which one email confirms; null: this one alone. */
      seriesId?: string | null;
    };
    rules: BookingRules;
  },
): Promise<string | null> {
  const { input, hour, cover, language, instructorId, isByOwner = false, seriesId = null } = booking;
  const claimId = await claimSlot(c, {
    hour,
    claim: { kind: 'session', state: 'booked', seriesId },
    instructorId,
    rules,
  });
  if (!claimId) return null;
  const entitlementId = cover.by === 'entitlement' ? cover.entitlementId : null;
  const bookingId = await insertBooking(c.tx, {
    ...input,
    claimId,
    language,
    holderHash: null,
    networks: [],
    entitlementId,
  });
  if (entitlementId) await writeLedger(c, { entitlementId, delta: -1, reason: 'spent', bookingId });
  await markConfirmed(c, bookingId, cover.by);
  await scheduleReminder(c, bookingId, hour.start);
  await publish(c, { type: 'booking.confirmed', bookingId, isByOwner, isOfSeries: seriesId !== null });
  return bookingId;
}
