import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { bookingInput, refusedInput } from './booking-input.ts';
import { insertBooking, refreshHeldBooking } from './bookings.store.ts';
import { holdGraceSeconds } from './claim.ts';
import { claimHour } from './claim-hour.ts';
import { holdTerms } from './hold-terms.queries.ts';
import { holderOf } from './holder.ts';
import { type BookingRefusal, refuse } from './refusals.ts';
import { sessionMinutes, slotAt } from './slot.ts';
import { limitReached, lockHoldCounters, unpaidHolds } from './unpaid-holds.ts';
import { heldWireBooking, type WireBooking, wireBooking } from './wire-booking.ts';

export type HoldOutcome =
  | { ok: true; booking: WireBooking; holderToken: string }
  | ({ ok: false } & BookingRefusal);

/**
 * Holds an hour of the coach's time while somebody pays (wire call 2). One transaction: overlapping overdue holds are
 * moved on, then the claim is inserted; the constraint picks exactly one winner. The browser that already holds this
 * hour gets its own hold back. The server alone decides status, length, expiry and course; instants are UTC.
 */
export async function holdSlot(world: World, who: Who, input: unknown): Promise<HoldOutcome> {
  const parsed = bookingInput.safeParse(input);
  if (!parsed.success) return refusedInput(who.language, parsed.error, input);
  const now = world.clock.now();
  const { rules, limits, opening } = await holdTerms(world.db.query, world.settings, 'session');
  const slot = slotAt(parsed.data.slotStart, now, opening, { durationMinutes: sessionMinutes });
  if (!slot) return refuse(who.language, 'not-offered');

  return world.db.transaction(async (tx) => {
    const holder = holderOf(world, who, parsed.data.email);
    await lockHoldCounters(tx, holder);
    const holds = await unpaidHolds(tx, holder, 'session', slot.start, now);
    if (holds.ownBookingId) {
      // Put on another e-mail it is one more of that one's; of this address it is one as before.
      const isMoved = holds.ownEmail?.toLowerCase() !== holder.email.toLowerCase();
      if (isMoved && limitReached(holds, limits) === 'too-many-for-email') {
        return refuse(who.language, 'too-many-for-email');
      }
      await refreshHeldBooking(tx, holds.ownBookingId, parsed.data);
      const booking = await wireBooking(tx, holds.ownBookingId);
      return { ok: true, booking, holderToken: holder.holderToken };
    }
    const tooMany = limitReached(holds, limits);
    if (tooMany) return refuse(who.language, tooMany);

    const expiresAt = now.add({ seconds: rules.holdSeconds }).round('millisecond');
    const claim = {
      kind: 'session' as const,
      state: 'held' as const,
      expiresAt,
      insteadOf: holds.endedOwnClaimId,
    };
    const claimId = await claimHour(world, tx, slot, claim, rules, now);
    if (!claimId) return refuse(who.language, 'taken');
    const { holderHash, addressHash } = holder;
    const { language } = who;
    const id = await insertBooking(tx, { ...parsed.data, claimId, language, holderHash, addressHash });
    await world.jobs.send(tx, 'expire-claim', { claimId }, expiresAt.add({ seconds: holdGraceSeconds + 1 }));
    const booking = heldWireBooking(id, parsed.data, slot, expiresAt);
    return { ok: true, booking, holderToken: holder.holderToken };
  });
}
