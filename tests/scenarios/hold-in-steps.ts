import { leavesUnknown } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { type BookingInput, bookingInput, refusedInput } from '#studio/calendar/booking/booking-input.ts';
import { bookingSummary } from '#studio/calendar/booking/bookings.queries.ts';
import { insertBooking } from '#studio/calendar/booking/bookings.store.ts';
import { refuse } from '#studio/calendar/booking/refusals.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { lockHoldCounters } from '#studio/calendar/holds/hold-counters.store.ts';
import type { HoldOutcome } from '#studio/calendar/holds/hold-slot.ts';
import { type HoldTerms, holdTerms } from '#studio/calendar/holds/hold-terms.queries.ts';
import { holderOf } from '#studio/calendar/holds/holder.ts';
import { claimOfHolder, stateOfClaim } from '#studio/calendar/holds/holds.queries.ts';
import { limitReached, unpaidHolds } from '#studio/calendar/holds/unpaid-holds.queries.ts';
import { type Slot, slotAt } from '#studio/calendar/slot.ts';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import type { ReleaseOutcome } from '#studio/money/hold-expiry/release-hold.ts';
import { sessionMinutes } from '#studio/offers/catalogue/offer.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';

/*
 * Holding and releasing statement by statement, as it was before the database functions (decision 001): the model that
 * they must equal.
 */

export async function holdInSteps(world: World, who: Who, input: unknown): Promise<HoldOutcome> {
  const parsed = bookingInput.safeParse(input);
  if (!parsed.success) return refusedInput(who.language, parsed.error, input);
  const now = world.clock.now();
  const terms = await holdTerms(world.db.query, world.settings, { kind: 'session', courseId: null });
  const slot = slotAt(parsed.data.slotStart, { now, ...terms.opening(sessionMinutes) });
  if (!slot) return refuse(who.language, 'not-offered');
  const taken = await world.limits.take('holdsPerAddress', who.address);
  if (!taken.ok) return { ...refuse(who.language, 'too-often'), retryAfterSeconds: taken.retryAfterSeconds };
  const wanted = { who, input: parsed.data, slot, terms, now };
  const held = await change(world, who, (c) => hold(c, wanted));
  if (!held.isNew) await world.limits.giveBack('holdsPerAddress', who.address);
  return held.outcome;
}

async function hold(
  c: Change,
  wanted: { who: Who; input: BookingInput; slot: Slot; terms: HoldTerms; now: Temporal.Instant },
): Promise<{ outcome: HoldOutcome; isNew: boolean }> {
  const { who, input, slot, now } = wanted;
  const { rules, limits } = wanted.terms;
  const { holderToken, ...holder } = holderOf(c.world, who, input.email);
  const refused = (kind: Parameters<typeof refuse>[1]) => ({
    outcome: refuse(who.language, kind),
    isNew: false,
  });
  await lockHoldCounters(c.tx, holder);
  const holds = await unpaidHolds(c.tx, holder, { kind: 'session', start: slot.start, now, limits });
  const tooMany = limitReached(holds, limits);
  if (holds.ownBookingId) {
    const isMoved = holds.ownEmail?.toLowerCase() !== holder.email.toLowerCase();
    if (isMoved && tooMany === 'too-many-for-email') return refused(tooMany);
    await c.tx
      .updateTable('bookings')
      .set({ name: input.name, email: input.email, time_zone: input.timeZone, place: input.place })
      .where('id', '=', holds.ownBookingId)
      .execute();
    const booking = await bookingSummary(c.tx, holds.ownBookingId);
    return { outcome: { ok: true, booking, holderToken }, isNew: false };
  }
  if (tooMany) return refused(tooMany);
  const expiresAt = now.add({ seconds: rules.holdSeconds }).round('millisecond');
  const insteadOf = holds.endedOwnClaimId;
  const claim = { kind: 'session', state: 'held', expiresAt, insteadOf } as const;
  const claimId = await claimSlot({ ...c, now: now }, { hour: slot, claim, rules });
  if (!claimId) return refused('taken');
  const { holderHash, networks } = holder;
  const { language } = who;
  const id = await insertBooking(c.tx, { ...input, claimId, language, holderHash, networks });
  return { outcome: { ok: true, booking: await bookingSummary(c.tx, id), holderToken }, isNew: true };
}

export async function releaseInSteps(
  world: World,
  who: Who,
  { bookingId }: { bookingId: string },
): Promise<ReleaseOutcome> {
  if (!who.holderToken) return { ok: false, refusal: 'not-found' };
  const q = world.db.query;
  const claimId = await claimOfHolder(q, { bookingId, holderHash: hashToken(who.holderToken) });
  if (!claimId) return { ok: false, refusal: 'not-found' };
  try {
    await expireClaim(world, claimId, { now: true });
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
  }
  return { ok: true, hour: await stateOfClaim(q, claimId) };
}
