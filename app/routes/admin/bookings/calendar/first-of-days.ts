import type { TimeTaken } from '#studio/owner-calendar/bookings-for-owner.queries.ts';
import { startOfDay } from '#studio/shared/studio-time.ts';
import { mostInMonth } from './calendar-address.ts';

/**
 * The first claims of each day, and how many more each day has: a month of thousands is then described quickly. `taken`
 * is in order; what spans several days is kept.
 */
export function firstOfDays(
  taken: readonly TimeTaken[],
  days: readonly Temporal.PlainDate[],
): { first: TimeTaken[]; more: ReadonlyMap<string, number> } {
  const ends = days.map((day) => startOfDay(day.add({ days: 1 })).epochMilliseconds);
  const kept = days.map(() => 0);
  const more = new Map<string, number>();
  let at = 0;
  const first = taken.filter(({ start, end }) => {
    while (at < days.length - 1 && start.epochMilliseconds >= (ends[at] ?? 0)) at += 1;
    if (end.epochMilliseconds > (ends[at] ?? 0)) return true;
    kept[at] = (kept[at] ?? 0) + 1;
    if ((kept[at] ?? 0) <= mostInMonth) return true;
    const day = String(days[at]);
    more.set(day, (more.get(day) ?? 0) + 1);
    return false;
  });
  return { first, more };
}
