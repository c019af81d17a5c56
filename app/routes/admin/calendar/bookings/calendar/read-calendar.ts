import type { GridDay, GridItem } from '#app/ui/time-grid.tsx';
import type { World } from '#platform/world.ts';
import { calendarsBusyBetween } from '#studio/calendar/external-calendars/external-calendars.queries.ts';
import { type MinuteRange, openRangesOn } from '#studio/calendar/open-ranges.ts';
import { openingHours } from '#studio/calendar/opening.queries.ts';
import {
  type FirstTaken,
  firstTakenOfDays,
  type TimeTaken,
  timeTaken,
} from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { slotMinutes } from '#studio/calendar/slot.ts';
import { dayHeading, dayWithoutYear } from '#studio/calendar/slot-name.ts';
import { type StartInterval, startIntervalOf } from '#studio/calendar/start-interval.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { endOfDay, startOfDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import { bookingsMessages } from '../bookings.messages.ts';
import { calendarHref, mostInMonth } from './calendar-address.ts';
import { gapsOf } from './calendar-gaps.ts';
import { type DayItem, itemsByDay, titlesOf, wholeDay } from './calendar-items.ts';
import { besides, type CalendarRequest, mondayOf, shownDays } from './calendar-view.ts';

/** Hours always shown; earlier or later entries extend them, to sixteen at most. */
const usual = { from: 8, to: 20 };
const mostHours = 16;

type CalendarWorld = Pick<World, 'db' | 'clock'>;

export interface CalendarDay extends GridDay {
  count: number;
  isInMonth: boolean;
}

/** A view of `/admin/bookings`: its days with what is claimed, and in all but the month what is free or closed. */
export async function readCalendar(
  world: CalendarWorld,
  who: May<'calendar'> & { language: Language },
  request: CalendarRequest,
) {
  const { language } = who;
  const at = world.clock.now().toZonedDateTimeISO(studioTimeZone);
  const today = at.toPlainDate();
  const { view, day } = request;
  const found = await readDays(world, who, view === 'day' ? { view: 'week', day } : request);
  const shown = view === 'day' ? [day] : found.dates;
  const sheet = sheetOf(shown.flatMap((one) => spansOf(found.itemsOn(one), found.openOn(one))));
  const minuteNow = at.hour * 60 + at.minute;
  const context: DayContext = { found, request, sheet, today, minuteNow, language };
  return {
    view,
    day: day.toString(),
    isOver: Temporal.PlainDate.compare(day, today) < 0,
    title: titleOf(request, language),
    dayTitle: dayHeading(day, language),
    weekNumber: view === 'week' ? (mondayOf(day).weekOfYear ?? 0) : null,
    ...besides(request),
    showsToday: shown.some((one) => one.equals(today)),
    ...sheet,
    starts: found.starts,
    hours: Array.from({ length: sheet.toHour - sheet.fromHour }, (_, place) =>
      formats[language].time(new Temporal.PlainTime((sheet.fromHour + place) % 24)),
    ),
    now: { minute: minuteNow, text: formats[language].time(at) },
    days: shown.map((one) => dayOf(one, context)),
    strip: view === 'day' || view === 'week' ? found.dates.map((one) => stripDay(one, context)) : [],
  };
}

export type ReadCalendar = Awaited<ReturnType<typeof readCalendar>>;

interface FoundDays {
  dates: readonly Temporal.PlainDate[];
  itemsOn: (day: Temporal.PlainDate) => readonly DayItem[];
  /** Not in `itemsOn`. */
  moreOn: (day: Temporal.PlainDate) => number;
  openOn: (day: Temporal.PlainDate) => readonly MinuteRange[];
  starts: StartInterval;
}

async function readDays(
  world: CalendarWorld,
  who: May<'calendar'> & { language: Language },
  request: CalendarRequest,
): Promise<FoundDays> {
  const { language } = who;
  const now = world.clock.now();
  const { first, last } = shownDays(request);
  const range = { from: startOfDay(first), to: endOfDay(last) };
  const isMonth = request.view === 'month';
  const asked = { who, range, now };
  const taken = isMonth
    ? await firstTakenOfDays(world.db.query, asked, mostInMonth)
    : await timeTaken(world.db.query, asked);
  const dates = Array.from({ length: first.until(last).days + 1 }, (_, offset) =>
    first.add({ days: offset }),
  );
  const titles = await titlesOf(world, taken, language);
  const elsewhere = taken.some(({ kind }) => kind === 'busy')
    ? await calendarsBusyBetween(world.db.query, { start: range.from, end: range.to })
    : [];
  const byDay = itemsByDay(taken, { titles, language, now, elsewhere });
  const more = new Map(taken.flatMap(moreOfDay));
  const { rules, options } = await openingHours(world.db.query, 'session', {
    minutes: slotMinutes.session,
    courseId: null,
  });
  return {
    dates,
    itemsOn: (day) => byDay.get(day.toString()) ?? [],
    moreOn: (day) => more.get(day.toString()) ?? 0,
    openOn: (day) => openRangesOn(day, rules, options.exceptions),
    starts: startIntervalOf(rules),
  };
}

function moreOfDay(taken: TimeTaken | FirstTaken): Array<[string, number]> {
  return 'ofDay' in taken && taken.ofDay > mostInMonth ? [[taken.day, taken.ofDay - mostInMonth]] : [];
}

interface DayContext {
  found: FoundDays;
  request: CalendarRequest;
  sheet: { fromHour: number; toHour: number };
  today: Temporal.PlainDate;
  minuteNow: number;
  language: Language;
}

function dayOf(day: Temporal.PlainDate, context: DayContext): CalendarDay {
  const { found, request, today, language } = context;
  const items = found.itemsOn(day);
  const gaps = request.view === 'month' ? [] : gapsOn(day, context);
  return {
    date: day.toString(),
    heading: dayHeading(day, language),
    weekday: formats[language].weekday(day),
    number: String(day.day),
    isToday: day.equals(today),
    isChosen: day.equals(request.day),
    href: calendarHref('day', day),
    items: [...items.map(shownItem), ...gaps].sort((one, other) => one.fromMinute - other.fromMinute),
    count: items.length + found.moreOn(day),
    isInMonth: day.month === request.day.month,
  };
}

function gapsOn(
  day: Temporal.PlainDate,
  { found, sheet, today, minuteNow, language }: DayContext,
): GridItem[] {
  const difference = Temporal.PlainDate.compare(day, today);
  return gapsOf({
    date: day.toString(),
    sheet: { from: sheet.fromHour * 60, to: sheet.toHour * 60 },
    open: found.openOn(day),
    taken: found.itemsOn(day).map(({ claimed }) => claimed),
    overUntil: difference < 0 ? wholeDay : difference > 0 ? 0 : minuteNow,
    language,
  });
}

function shownItem({ claimed: _claimed, isNow: _isNow, ...item }: DayItem): GridItem {
  return item;
}

/** A day of the week above one day, with what is on it. */
function stripDay(day: Temporal.PlainDate, { found, request, today, language }: DayContext) {
  const count = found.itemsOn(day).length;
  return {
    href: calendarHref(request.view, day),
    heading: `${dayHeading(day, language)}, ${bookingsMessages[language].bookings(count)}`,
    weekday: formats[language].weekday(day),
    number: String(day.day),
    count,
    isToday: day.equals(today),
    isChosen: day.equals(request.day),
  };
}

function titleOf(request: CalendarRequest, language: Language): string {
  const { view, day } = request;
  if (view === 'month') return formats[language].month(day.toPlainYearMonth());
  if (view === 'day') return dayHeading(day, language);
  const { first, last } = shownDays(request);
  if (view === 'agenda') return bookingsMessages[language].agendaFrom(dayWithoutYear(first, language));
  return new Intl.DateTimeFormat(language === 'da' ? 'da-DK' : 'en-GB', {
    day: 'numeric',
    month: 'long',
  }).formatRange(first, last);
}

function spansOf(items: readonly DayItem[], open: readonly MinuteRange[]): MinuteRange[] {
  return [...items.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute })), ...open];
}

/** Whole-day blocks would extend the sheet to 24 hours: the usual hours win, and the grid clips the rest. */
function sheetOf(spans: readonly MinuteRange[]): { fromHour: number; toHour: number } {
  const fromHour = Math.min(usual.from, ...spans.map(({ from }) => Math.floor(from / 60)));
  const toHour = Math.max(usual.to, ...spans.map(({ to }) => Math.ceil(to / 60)));
  if (toHour - fromHour <= mostHours) return { fromHour, toHour };
  const from = Math.max(fromHour, usual.from - 2);
  return { fromHour: from, toHour: Math.min(24, from + mostHours) };
}
