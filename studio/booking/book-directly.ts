import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { lockEntitlement, writeLedger } from '../checkout/entitlements.store.ts';
import { announceBooked } from '../messages/announce-booking.ts';
import { type BookingInput, bookingInput, refusedInput } from './booking-input.ts';
import { type BookingRules, bookingRules } from './booking-rules.ts';
import { insertBooking, markConfirmed } from './bookings.store.ts';
import { claimHour } from './claim-hour.ts';
import { creditsByToken, sessionCredits } from './credit-by-token.ts';
import { openingRules } from './opening.queries.ts';
import { type BookingRefusal, refuse } from './refusals.ts';
import { scheduleReminder } from './schedule-reminder.ts';
import { type Slot, slotAt } from './slot.ts';
import { type WireBooking, wireBooking } from './wire-booking.ts';

export type DirectOutcome = { ok: true; booking: WireBooking } | ({ ok: false } & BookingRefusal);

type Cover = { by: 'owner' | 'at-lesson' } | { by: 'entitlement'; entitlementId: string };

/**
 * Books an hour that needs no payment now (wire call 1). The server decides who may: the owner; whoever holds a
 * session credit (its secret, `entitlementToken`, or the signed-in person who owns it); anyone where the owner allows
 * 'pay at the lesson'. A stranger is refused. Claim, booking and ledger entry are one transaction.
 */
export async function bookDirectly(
  world: World,
  who: Who,
  input: unknown,
  entitlementToken: string | null,
): Promise<DirectOutcome> {
  const parsed = bookingInput.safeParse(input);
  if (!parsed.success) return refusedInput(who.language, parsed.error);
  const now = world.clock.now();
  const rules = await bookingRules(world.db.query, world.settings);
  const mayBook =
    who.role === 'owner' || entitlementToken !== null || who.userId !== null || rules.payAtLesson;
  if (!mayBook) return refuse(who.language, 'not-allowed');
  const slot = slotAt(parsed.data.slotStart, now, await openingRules(world.db.query, 'session'));
  if (!slot) return refuse(who.language, 'not-offered');
  return world.db.transaction(async (tx) => {
    const cover = await coverFor(tx, who, entitlementToken, rules, now);
    if (cover === 'no-credit' || cover === 'not-allowed') return refuse(who.language, cover);
    return book(world, tx, who, parsed.data, slot, rules, cover, now);
  });
}

async function book(
  world: World,
  tx: Tx,
  who: Who,
  input: BookingInput,
  slot: Slot,
  rules: BookingRules,
  cover: Cover,
  now: Temporal.Instant,
): Promise<DirectOutcome> {
  const claimId = await claimHour(world, tx, slot, { kind: 'session', state: 'booked' }, rules, now);
  if (!claimId) return refuse(who.language, 'taken');
  const entitlementId = cover.by === 'entitlement' ? cover.entitlementId : null;
  const bookingId = await insertBooking(tx, {
    ...input,
    claimId,
    language: who.language,
    holderHash: null,
    addressHash: null,
    entitlementId,
  });
  if (entitlementId) await writeLedger(tx, { entitlementId, delta: -1, reason: 'spent', bookingId }, now);
  await markConfirmed(tx, bookingId, cover.by, now);
  await scheduleReminder(world, tx, bookingId, slot.start, now);
  await announceBooked(world, tx, bookingId);
  return { ok: true, booking: await wireBooking(tx, bookingId) };
}

async function coverFor(
  tx: Tx,
  who: Who,
  token: string | null,
  rules: BookingRules,
  now: Temporal.Instant,
): Promise<Cover | 'no-credit' | 'not-allowed'> {
  if (who.role === 'owner' && token === null) return { by: 'owner' };
  const ids = token !== null ? await creditsByToken(tx, token, now) : await creditsOf(tx, who);
  for (const id of ids) {
    const credit = await lockEntitlement(tx, id);
    const isValid = !credit?.valid_until || Temporal.Instant.compare(credit.valid_until, now) > 0;
    if (credit && credit.balance > 0 && isValid) return { by: 'entitlement', entitlementId: id };
  }
  if (token !== null) return 'no-credit';
  return rules.payAtLesson ? { by: 'at-lesson' } : 'not-allowed';
}

async function creditsOf(tx: Tx, who: Who): Promise<string[]> {
  if (!who.userId) return [];
  const credits = await sessionCredits(tx).where('entitlements.user_id', '=', who.userId).execute();
  return credits.map(({ id }) => id);
}
