import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { isSessionId } from '#studio/offers/catalogue/offer.ts';
import { writeLedger } from '#studio/offers/entitlements/entitlements.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { May } from '#studio/shared/who.ts';
import { lockUsable } from './book-directly.ts';
import { coverByCredit, lockBooking } from './bookings.store.ts';
import { sessionCreditsOfEmail } from './session-credits.queries.ts';

export type SpendOutcome = { ok: true } | { ok: false; refusal: 'not-found' | 'not-possible' | 'no-credit' };

/** Covers an unpaid or free hour with a credit of the same person. One transaction; idempotent. */
export async function spendCreditOn(
  world: World,
  _who: May<'calendar'>,
  input: { bookingId: string },
): Promise<SpendOutcome> {
  if (!z.guid().safeParse(input.bookingId).success) {
    return { ok: false, refusal: 'not-found' };
  }
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<SpendOutcome> => {
    const locked = await lockBooking(tx, input.bookingId);
    if (!locked) return { ok: false, refusal: 'not-found' };
    const { booking, claim } = locked;
    if (booking.covered_by === 'entitlement') return { ok: true };
    const isOpen = booking.covered_by === 'at-session' || booking.covered_by === 'owner';
    const isUsual = isSessionId(booking.course_id);
    if (claim.state !== 'booked' || claim.kind !== 'session' || !isOpen || !isUsual) {
      return { ok: false, refusal: 'not-possible' };
    }
    const credits = await sessionCreditsOfEmail(tx, booking.email);
    const entitlementId = await lockUsable(tx, credits, now);
    if (!entitlementId) return { ok: false, refusal: 'no-credit' };
    await coverByCredit(tx, booking.id, entitlementId);
    const spent = { entitlementId, delta: -1, reason: 'spent', bookingId: booking.id } as const;
    await writeLedger(tx, spent, now);
    await audit(tx, { at: now, actor: 'owner', action: 'credit.spent', subject: `booking:${booking.id}` });
    return { ok: true };
  });
}
