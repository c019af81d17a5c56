import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import { openingRules } from '#studio/calendar/opening.queries.ts';
import { slotAt } from '#studio/calendar/slot.ts';
import { isOwnRow } from '#studio/people/own-rows.ts';
import type { Who } from '#studio/shared/who.ts';
import { lockUsable } from './book-directly.ts';
import { bookingInput, refusedInput } from './booking-input.ts';
import { sessionCredits } from './credit-by-token.ts';
import { type BookingRefusal, refuse } from './refusals.ts';
import { writeBooking } from './write-booking.ts';

export type CreditOutcome = { ok: true; bookingId: string } | ({ ok: false } & BookingRefusal);

/** Books an hour with the chosen credit of the signed-in person. One transaction; a repeat finds the hour booked. */
export async function bookWithCredit(
  world: World,
  who: Who,
  input: Record<string, unknown> & { entitlementId: string },
): Promise<CreditOutcome> {
  const parsed = bookingInput.safeParse({ ...input, email: who.email });
  if (!parsed.success) return refusedInput(who.language, parsed.error, input);
  const now = world.clock.now();
  const rules = await bookingRules(world.db.query, world.settings);
  const slot = slotAt(parsed.data.slotStart, now, await openingRules(world.db.query, 'session'));
  if (!slot) return refuse(who.language, 'not-offered');
  return world.db.transaction(async (tx): Promise<CreditOutcome> => {
    const credit = await ownCredit(tx, who, input.entitlementId);
    if (!credit) return refuse(who.language, 'no-credit');
    const entitlementId = await lockUsable(tx, [credit], now);
    const before = await bookedAlready(tx, credit, slot.start);
    if (before) return { ok: true, bookingId: before };
    if (!entitlementId) return refuse(who.language, 'no-credit');
    const cover = { by: 'entitlement', entitlementId } as const;
    const booking = { input: parsed.data, hour: slot, cover, language: who.language };
    const bookingId = await writeBooking(world, tx, booking, rules, now);
    return bookingId ? { ok: true, bookingId } : refuse(who.language, 'taken');
  });
}

async function ownCredit(tx: Tx, who: Who, entitlementId: string): Promise<string | null> {
  if (!z.guid().safeParse(entitlementId).success) return null;
  const row = await sessionCredits(tx)
    .where('entitlements.id', '=', entitlementId)
    .where((is) => isOwnRow(is, who, { email: 'entitlements.email', userId: 'entitlements.user_id' }))
    .executeTakeFirst();
  return row?.id ?? null;
}

async function bookedAlready(tx: Tx, entitlementId: string, start: Temporal.Instant): Promise<string | null> {
  const row = await tx
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('bookings.id')
    .where('bookings.entitlement_id', '=', entitlementId)
    .where('claims.state', '=', 'booked')
    .where('claims.slot_start', '=', start)
    .executeTakeFirst();
  return row?.id ?? null;
}
