import type { Queries } from '#platform/db/database.ts';
import { openRangesOn } from '#studio/calendar/open-ranges.ts';
import { openingHours } from '#studio/calendar/opening.queries.ts';
import { isOn, type SlotKind, slotMinutes } from '#studio/calendar/slot.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import { type TimeTaken, timeTaken } from './bookings-for-owner.queries.ts';

export type OutsideHours = TimeTaken & { day: Temporal.PlainDate; isOnClosedDay: boolean };

/** Sessions, consultations and dates to come that begin on a closed day or outside the weekly hours of their kind. */
export async function bookedOutsideHours(
  q: Queries,
  who: May<'settings'>,
  now: Temporal.Instant,
): Promise<OutsideHours[]> {
  const range = { from: now, to: now.add({ hours: 24 * 366 }) };
  const taken = await timeTaken(q, { who, range, now });
  const hours = async (kind: SlotKind) =>
    openingHours(q, kind, { minutes: slotMinutes[kind], courseId: null });
  const opening = { session: await hours('session'), consultation: await hours('consultation') };
  return taken.flatMap((one) => {
    if (one.kind !== 'session' && one.kind !== 'consultation' && one.kind !== 'date') return [];
    const day = studioDay(one.start);
    const { rules, options } = opening[one.kind === 'consultation' ? 'consultation' : 'session'];
    const { hour, minute } = one.start.toZonedDateTimeISO(studioTimeZone);
    const isOpen = openRangesOn(day, rules, options.exceptions).some(
      ({ from, to }) => from <= hour * 60 + minute && hour * 60 + minute < to,
    );
    if (isOpen) return [];
    const isOnClosedDay = (options.exceptions ?? []).some(
      (each) => each.kind === 'closed' && isOn(day, each),
    );
    // Programmes have hours of their own: only a closed day concerns them.
    return one.kind === 'date' && !isOnClosedDay ? [] : [{ ...one, day, isOnClosedDay }];
  });
}
