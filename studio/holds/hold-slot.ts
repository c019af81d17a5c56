import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { type BookingInput, bookingInput, refusedInput } from '#studio/booking/booking-input.ts';
import { type BookingSummary, bookingSummary } from '#studio/booking/bookings.queries.ts';
import { insertBooking, refreshHeldBooking } from '#studio/booking/bookings.store.ts';
import { type BookingRefusal, refuse } from '#studio/booking/refusals.ts';
import { holdGraceSeconds } from '#studio/calendar/claim.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { type Slot, sessionMinutes, slotAt } from '#studio/calendar/slot.ts';
import type { Who } from '#studio/shared/who.ts';
import { lockHoldCounters } from './hold-counters.store.ts';
import { type HoldTerms, holdTerms } from './hold-terms.queries.ts';
import { holderOf } from './holder.ts';
import { limitReached, unpaidHolds } from './unpaid-holds.queries.ts';

export type HoldOutcome =
  | { ok: true; booking: BookingSummary; holderToken: string }
  | ({ ok: false } & BookingRefusal);

/**
 * Holds an hour during payment (wire call 2). The server alone decides length, expiry and course.
 * Idempotent per browser; of concurrent requests the exclusion constraint picks one winner.
 */
export async function holdSlot(world: World, who: Who, input: unknown): Promise<HoldOutcome> {
  const parsed = bookingInput.safeParse(input);
  if (!parsed.success) return refusedInput(who.language, parsed.error, input);
  const now = world.clock.now();
  const terms = await holdTerms(world.db.query, world.settings, 'session');
  const slot = slotAt(parsed.data.slotStart, {
    now,
    rules: terms.opening,
    options: { durationMinutes: sessionMinutes },
  });
  if (!slot) return refuse(who.language, 'not-offered');

  const taken = await world.limits.take('holdsPerAddress', who.address);
  if (!taken.ok) {
    return { ...refuse(who.language, 'too-often'), retryAfterSeconds: taken.retryAfterSeconds };
  }
  const held = await world.db.transaction((tx) =>
    hold(world, tx, { who, input: parsed.data, slot, terms, now }),
  );
  if (!held.isNew) await world.limits.giveBack('holdsPerAddress', who.address);
  return held.outcome;
}

interface Wanted {
  input: BookingInput;
  slot: Slot;
  terms: HoldTerms;
  now: Temporal.Instant;
}

async function hold(
  world: World,
  tx: Tx,
  { who, input, slot, terms, now }: Wanted & { who: Who },
): Promise<{ outcome: HoldOutcome; isNew: boolean }> {
  const { rules, limits } = terms;
  const holder = holderOf(world, who, input.email);
  await lockHoldCounters(tx, holder);
  const holds = await unpaidHolds(tx, holder, { kind: 'session', start: slot.start, now });
  const tooMany = limitReached(holds, limits);
  if (holds.ownBookingId) {
    const isMoved = holds.ownEmail?.toLowerCase() !== holder.email.toLowerCase();
    if (isMoved && tooMany === 'too-many-for-email') {
      return { outcome: refuse(who.language, tooMany), isNew: false };
    }
    await refreshHeldBooking(tx, holds.ownBookingId, input);
    const booking = await bookingSummary(tx, holds.ownBookingId);
    return { outcome: { ok: true, booking, holderToken: holder.holderToken }, isNew: false };
  }
  if (tooMany) return { outcome: refuse(who.language, tooMany), isNew: false };

  const expiresAt = now.add({ seconds: rules.holdSeconds }).round('millisecond');
  const claim = {
    kind: 'session' as const,
    state: 'held' as const,
    expiresAt,
    insteadOf: holds.endedOwnClaimId,
  };
  const claimId = await claimSlot(world, tx, { hour: slot, claim, rules, now });
  if (!claimId) return { outcome: refuse(who.language, 'taken'), isNew: false };
  const { holderHash, addressHash, holderToken } = holder;
  const { language } = who;
  const id = await insertBooking(tx, { ...input, claimId, language, holderHash, addressHash });
  await world.jobs.send(tx, {
    name: 'expire-claim',
    data: { claimId },
    at: expiresAt.add({ seconds: holdGraceSeconds + 1 }),
  });
  // From what was written: no second read.
  const { name, email, courseId, courseName } = input;
  const hour = { start: slot.start, end: slot.end, expiresAt };
  const booking = { id, name, email, courseId, courseName, ...hour, isPaid: false };
  return { outcome: { ok: true, booking, holderToken }, isNew: true };
}
