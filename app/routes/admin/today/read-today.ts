import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { sampleTextsLeft } from '#studio/content/sample-texts.queries.ts';
import { timeTaken } from '#studio/owner-calendar/bookings-for-owner.queries.ts';
import { formatDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { endOfDay, startOfDay } from '#studio/shared/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import type { Who } from '#studio/shared/who.ts';
import { entriesOfDay } from '../bookings/read-week.ts';
import { readNextSession } from './read-next-session.ts';

export async function readToday(world: World, who: Who, language: Language) {
  const now = world.clock.now();
  const at = now.toZonedDateTimeISO(studioTimeZone);
  const today = at.toPlainDate();
  const range = { from: startOfDay(today), to: endOfDay(today) };
  const taken = await timeTaken(world.db.query, { who, range, now });
  const entries = await entriesOfDay(world, taken, { day: today, language, now });
  const next = await readNextSession(world, { ...who, language });
  const shownAbove = next?.isToday ? next.href : null;
  return {
    studioName: (await studioIdentity(world)).studioName,
    samplesLeft: await sampleTextsLeft(world),
    date: formatDate(today, language),
    nowMinute: at.hour * 60 + at.minute,
    entries,
    next,
    later: entries.filter(({ isPast, href }) => !isPast && (shownAbove === null || href !== shownAbove)),
  };
}

export type TodayView = Awaited<ReturnType<typeof readToday>>;
