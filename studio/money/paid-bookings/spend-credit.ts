import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { lockUsable } from '#studio/calendar/booking/book-directly.ts';
import { coverByCredit, lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { sessionCreditsOfEmail } from '#studio/calendar/booking/session-credits.queries.ts';
import { openInvoiceOf } from '#studio/money/orders/invoices/invoices.queries.ts';
import { isSessionId } from '#studio/offers/catalogue/offer.ts';
import { writeLedger } from '#studio/offers/entitlements/entitlements.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';

export type SpendOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-found' | 'not-possible' | 'invoiced' | 'no-credit' };

/** Covers an unpaid or free hour, that is on no invoice, with a credit of the same person. One transaction; idempotent. */
export async function spendCreditOn(
  world: World,
  who: May<'calendar'>,
  input: { bookingId: string },
): Promise<SpendOutcome> {
  if (!z.guid().safeParse(input.bookingId).success) {
    return { ok: false, refusal: 'not-found' };
  }
  return change(world, who, async (c): Promise<SpendOutcome> => {
    const locked = await lockBooking(c.tx, input.bookingId);
    if (!locked) return { ok: false, refusal: 'not-found' };
    const { booking, claim } = locked;
    if (booking.covered_by === 'entitlement') return { ok: true };
    const isOpen = booking.covered_by === 'at-session' || booking.covered_by === 'owner';
    const isUsual = isSessionId(booking.course_id);
    if (claim.state !== 'booked' || claim.kind !== 'session' || !isOpen || !isUsual) {
      return { ok: false, refusal: 'not-possible' };
    }
    if (await openInvoiceOf(c.tx, { bookingId: booking.id })) return { ok: false, refusal: 'invoiced' };
    const credits = await sessionCreditsOfEmail(c.tx, booking.email);
    const entitlementId = await lockUsable(c, credits);
    if (!entitlementId) return { ok: false, refusal: 'no-credit' };
    await coverByCredit(c.tx, booking.id, entitlementId);
    const spent = { entitlementId, delta: -1, reason: 'spent', bookingId: booking.id } as const;
    await writeLedger(c, spent);
    await audit(c, { action: 'credit.spent', subject: `booking:${booking.id}` });
    return { ok: true };
  });
}
