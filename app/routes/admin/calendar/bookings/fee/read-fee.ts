import type { World } from '#platform/world.ts';
import type { OwnersBooking } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { keptForSession } from '#studio/money/paid-bookings/missed-session.queries.ts';
import { feeOfBooking } from '#studio/money/paid-bookings/session-fee.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';

/** The rule for a session that was missed or cancelled, what was kept, and the fee. Null: the rule says nothing about it. */
export async function readFee(world: World, booking: OwnersBooking, language: Language) {
  const isMissed = booking.noShowAt !== null;
  if ((!isMissed && booking.state !== 'cancelled') || booking.kind !== 'session') return null;
  const q = world.db.query;
  const kept = await keptForSession(q, booking.id);
  const found = await feeOfBooking(q, booking.id);
  const isUnpaid = isMissed && booking.coveredBy === 'at-session' && found === null;
  if (!kept && !isUnpaid && !found) return null;
  const { money } = formats[language];
  return {
    hours: booking.noticeHours,
    isUnpaid,
    charged: found?.charged ?? null,
    fee: found?.charged === null ? { kind: found.fee.kind, amount: money(found.fee.amount) } : null,
    kept:
      kept?.kind === 'paid'
        ? {
            kind: kept.kind,
            leftMinor: kept.leftMinor,
            currency: kept.currency,
            amount: money({ amountMinor: kept.leftMinor, currency: kept.currency }),
          }
        : kept,
  };
}

export type FeeView = NonNullable<Awaited<ReturnType<typeof readFee>>>;
