import type { World } from '#platform/world.ts';
import { bookedOutsideHours } from '#studio/calendar/owner-calendar/outside-hours.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { May } from '#studio/shared/who.ts';
import { describeConflicts } from '../../../calendar/bookings/describe-conflict.ts';

/** What stays booked although the studio is closed, with the pages that reschedule or cancel it. */
export async function readOutsideHours(world: World, who: May<'settings'>, only: 'closed days' | 'all') {
  const { language } = who;
  const all = await bookedOutsideHours(world.db.query, who, world.clock.now());
  const shown = all.filter(({ isOnClosedDay }) => only === 'all' || isOnClosedDay);
  const closedDays = [
    ...new Set(shown.flatMap((one) => (one.isOnClosedDay && one.bookingId ? [one.day.toString()] : []))),
  ];
  return {
    bookings: await describeConflicts(
      world,
      shown.map((one) => ({ ...one, who: one.name })),
      language,
    ),
    days: closedDays.slice(0, 5).map((day) => ({
      href: `/admin/bookings/cancel-day?day=${day}`,
      day: formats[language].day(day),
    })),
  };
}

export type OutsideHoursView = Awaited<ReturnType<typeof readOutsideHours>>;
