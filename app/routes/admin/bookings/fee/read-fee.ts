import type { World } from '#platform/world.ts';
import type { OwnersBooking } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { keptForSession } from '#studio/money/paid-bookings/missed-session.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';

/** The rule for a session that was missed or cancelled, and what was kept. Null: the rule says nothing about it. */
export async function readFee(world: World, booking: OwnersBooking, language: Language) {
  const isMissed = booking.noShowAt !== null;
  if ((!isMissed && booking.state !== 'cancelled') || booking.kind !== 'session') return null;
  const kept = await keptForSession(world.db.query, booking.id);
  const isDue = isMissed && booking.coveredBy === 'at-session';
  if (!kept && !isDue) return null;
  return {
    hours: booking.noticeHours,
    isDue,
    kept:
      kept?.kind === 'paid'
        ? {
            kind: kept.kind,
            leftMinor: kept.leftMinor,
            currency: kept.currency,
            amount: formats[language].money({ amountMinor: kept.leftMinor, currency: kept.currency }),
          }
        : kept,
  };
}

export type FeeView = NonNullable<Awaited<ReturnType<typeof readFee>>>;
