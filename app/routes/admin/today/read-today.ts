import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { timeTaken } from '#studio/owner-calendar/bookings-for-owner.queries.ts';
import { formatDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { endOfDay, startOfDay } from '#studio/shared/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import type { Who } from '#studio/shared/who.ts';
import { entriesOfDay } from '../bookings/read-week.ts';

export async function readToday(world: World, who: Who, language: Language) {
  const now = world.clock.now();
  const q = world.db.query;
  const today = now.toZonedDateTimeISO(studioTimeZone).toPlainDate();
  const tomorrow = today.add({ days: 1 });
  const range = { from: startOfDay(today), to: endOfDay(tomorrow) };
  const taken = await timeTaken(q, { who, range, now });
  const identity = await studioIdentity(world);
  const dayOf = async (day: Temporal.PlainDate) => ({
    date: day.toString(),
    label: formatDate(day, language),
    entries: await entriesOfDay(world, taken, { day, language, now }),
  });
  return {
    studioName: identity.studioName,
    date: formatDate(today, language),
    days: [await dayOf(today), await dayOf(tomorrow)],
  };
}

export type TodayView = Awaited<ReturnType<typeof readToday>>;
