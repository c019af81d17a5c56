import type { World } from '#platform/world.ts';
import { externalCalendars } from '#studio/calendar/external-calendars/external-calendars.queries.ts';
import { timeTaken } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { freedHours } from '#studio/money/paid-bookings/cancellations.queries.ts';
import { isSetUpEnded } from '#studio/office/own-studio/own-studio.queries.ts';
import { sampleTextsLeft } from '#studio/shared/content/sample-texts.queries.ts';
import { undeliveredToUnconfirmed } from '#studio/shared/email/undelivered.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { endOfDay, startOfDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import { itemsOfDay } from '../../calendar/bookings/calendar/calendar-items.ts';
import { calendarStates } from '../settings/calendars/calendar-states.messages.ts';
import { describeLeftOut } from '../settings/calendars/left-out.ts';
import { readSetUp } from '../settings/read-set-up.ts';
import { readNextSession } from './read-next-session.ts';

export async function readToday(world: World, who: May<'today'>, language: Language) {
  const now = world.clock.now();
  const at = now.toZonedDateTimeISO(studioTimeZone);
  const today = at.toPlainDate();
  const range = { from: startOfDay(today), to: endOfDay(today) };
  const taken = await timeTaken(world.db.query, { who, range, now });
  const entries = await itemsOfDay(world, taken, { day: today, language, now });
  const next = await readNextSession(world, { ...who, language });
  const shownAbove = next?.isToday ? next.href : null;
  return {
    samplesLeft: await sampleTextsLeft(world),
    undelivered: await undeliveredToUnconfirmed(world.db.query, now),
    setUp: await setUpLeft(world, language),
    date: formats[language].day(today),
    failingCalendars: await failingCalendars(world, language),
    nowMinute: at.hour * 60 + at.minute,
    entries,
    next,
    freed: (await freedHours(world.db.query, who, now)).map(({ bookingId, name, start, end }) => ({
      key: bookingId,
      href: `/admin/bookings/${bookingId}`,
      day: formats[language].day(start),
      time: `${formats[language].time(start)}–${formats[language].time(end)}`,
      name,
    })),
    later: entries.filter(({ isPast, href }) => !isPast && (shownAbove === null || href !== shownAbove)),
  };
}

/** The printer is needed by few studios: it is only listed in the settings. */
async function setUpLeft(world: World, language: Language) {
  if (await isSetUpEnded(world.db.query)) return [];
  const { steps } = await readSetUp(world, language);
  return steps.filter(({ key }) => key !== 'printer');
}

export type FailingCalendar = { id: string; name: string } & (
  | { leftOut: string }
  | { leftOut: null; isRead: boolean; reason: string; since: string | null }
);

/** Calendars that could not be read, wholly or in part, or written to: why, and since when. */
async function failingCalendars(world: World, language: Language): Promise<FailingCalendar[]> {
  const { failures } = calendarStates[language];
  const calendars = await externalCalendars(world.db.query);
  return calendars.flatMap<FailingCalendar>(({ id, name, succeededAt, failure, writeFailure, leftOut }) => {
    const reason = failure ?? writeFailure;
    const missing = describeLeftOut(leftOut, language);
    if (reason === null) return missing === null ? [] : [{ id, name, leftOut: missing }];
    const since = succeededAt && formats[language].short(succeededAt);
    return [{ id, name, leftOut: null, isRead: failure === null, reason: failures[reason], since }];
  });
}

export type TodayView = Awaited<ReturnType<typeof readToday>>;
