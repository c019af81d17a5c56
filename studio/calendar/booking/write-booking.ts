import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { BookingRules } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { writeLedger } from '#studio/offers/entitlements/entitlements.store.ts';
import { publish } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import type { BookingInput } from './booking-input.ts';
import { insertBooking, markConfirmed } from './bookings.store.ts';
import { scheduleReminder } from './schedule-reminder.ts';

export type Cover = { by: 'owner' | 'at-session' } | { by: 'entitlement'; entitlementId: string };

/** Claim, booking, ledger entry, reminder and emails in the caller's transaction. Null: taken. */
export async function writeBooking(
  world: World,
  tx: Tx,
  {
    booking,
    rules,
    now,
  }: {
    booking: {
      input: BookingInput;
      hour: { start: Temporal.Instant; end: Temporal.Instant };
      cover: Cover;
      language: Language;
      /** Null: the coach. */
      instructorId: number | null;
      isByOwner?: true;
    };
    rules: BookingRules;
    now: Temporal.Instant;
  },
): Promise<string | null> {
  const { input, hour, cover, language, instructorId, isByOwner = false } = booking;
  const claimId = await claimSlot(world, tx, {
    hour,
    claim: { kind: 'session', state: 'booked' },
    instructorId,
    rules,
    now,
  });
  if (!claimId) return null;
  const entitlementId = cover.by === 'entitlement' ? cover.entitlementId : null;
  const bookingId = await insertBooking(tx, {
    ...input,
    claimId,
    language,
    holderHash: null,
    networks: [],
    entitlementId,
  });
  if (entitlementId) await writeLedger(tx, { entitlementId, delta: -1, reason: 'spent', bookingId }, now);
  await markConfirmed(tx, { bookingId, coveredBy: cover.by, now });
  await scheduleReminder(world, tx, { bookingId, start: hour.start, now });
  await publish(world, tx, { type: 'booking.confirmed', bookingId, isByOwner });
  return bookingId;
}
