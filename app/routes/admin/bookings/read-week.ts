import type { WeekDay, WeekEntry } from '#app/ui/calendar-week.tsx';
import type { World } from '#platform/world.ts';
import { dayHeading } from '#studio/calendar/slot-name.ts';
import { offerTitles } from '#studio/catalogue/offer-title.queries.ts';
import { type TimeTaken, timeTaken } from '#studio/owner-calendar/bookings-for-owner.queries.ts';
import { formatClock } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { dayText, endOfDay, startOfDay } from '#studio/shared/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import type { Who } from '#studio/shared/who.ts';
import { bookingsMessages } from './bookings.messages.ts';

/** Hours always shown; earlier or later entries extend them, to sixteen at most. */
const usual = { from: 8, to: 20 };
const mostHours = 16;

/** Today when absent. */
export function requestedDay(requested: string | null, today: Temporal.PlainDate): Temporal.PlainDate {
  const read = dayText.safeParse(requested ?? '');
  return read.success ? read.data : today;
}

/** Wide: the week of `first` from Monday; narrow: `first` and the six days after it. */
export async function readWeek(world: World, who: Who, first: Temporal.PlainDate) {
  const { language } = who;
  const now = world.clock.now();
  const today = now.toZonedDateTimeISO(studioTimeZone);
  const before = first.dayOfWeek - 1;
  const monday = first.subtract({ days: before });
  const days = Array.from({ length: 7 + before }, (_, offset) => monday.add({ days: offset }));
  const range = { from: startOfDay(monday), to: endOfDay(first.add({ days: 6 })) };
  const taken = await timeTaken(world.db.query, { who, range, now });
  const titles = await titlesOf(world, taken, language);
  const shown = days.map((day, place): WeekDay => {
    const isOver = Temporal.PlainDate.compare(day, today.toPlainDate()) < 0;
    return {
      date: day.toString(),
      heading: dayHeading(day, language),
      shortHeading: shortHeading(day, language),
      isToday: day.equals(today.toPlainDate()),
      ...(place < before ? { only: 'wide' } : place > 6 ? { only: 'narrow' } : {}),
      ...(isOver ? {} : { addHref: `/admin/bookings/new?day=${day}` }),
      entries: taken.flatMap((one) => entryOn(day, one, { titles, language, now })),
    };
  });
  const entries = shown.slice(0, 7).flatMap((day) => day.entries);
  const fromHour = Math.min(usual.from, ...entries.map(({ fromMinute }) => Math.floor(fromMinute / 60)));
  const toHour = Math.max(usual.to, ...entries.map(({ toMinute }) => Math.ceil(toMinute / 60)));
  const sheet = sheetOf(fromHour, toHour);
  return {
    number: monday.weekOfYear ?? 0,
    from: dayHeading(monday, language),
    to: dayHeading(monday.add({ days: 6 }), language),
    first: dayHeading(first, language),
    last: dayHeading(first.add({ days: 6 }), language),
    before: first.subtract({ weeks: 1 }).toString(),
    after: first.add({ weeks: 1 }).toString(),
    beginsToday: first.equals(today.toPlainDate()),
    ...sheet,
    hours: Array.from({ length: sheet.toHour - sheet.fromHour }, (_, place) =>
      formatClock(new Temporal.PlainTime((sheet.fromHour + place) % 24), language),
    ),
    nowMinute: today.hour * 60 + today.minute,
    days: shown,
  };
}

export type ReadWeek = Awaited<ReturnType<typeof readWeek>>;

/** In order, with the current one marked. */
export async function entriesOfDay(
  world: World,
  taken: readonly TimeTaken[],
  { day, language, now }: { day: Temporal.PlainDate; language: Language; now: Temporal.Instant },
): Promise<Array<WeekEntry & { isNow: boolean }>> {
  const titles = await titlesOf(world, taken, language);
  return taken.flatMap((one) =>
    entryOn(day, one, { titles, language, now }).map((entry) => ({
      ...entry,
      isNow: Temporal.Instant.compare(one.start, now) <= 0 && Temporal.Instant.compare(now, one.end) < 0,
    })),
  );
}

/**
 * Whole-day blocks would extend the sheet to 24 hours: the usual hours win, and the calendar clips the rest.
 */
function sheetOf(fromHour: number, toHour: number): { fromHour: number; toHour: number } {
  if (toHour - fromHour <= mostHours) return { fromHour, toHour };
  const from = Math.max(fromHour, usual.from - 2);
  return { fromHour: from, toHour: Math.min(24, from + mostHours) };
}

async function titlesOf(
  world: World,
  taken: readonly TimeTaken[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(taken.flatMap(({ offerId }) => offerId ?? []))];
  return offerTitles(world.db.query, ids, language);
}

interface Shown {
  titles: ReadonlyMap<string, string>;
  language: Language;
  now: Temporal.Instant;
}

/** The part of an interval that is on this day; null: none. */
function entryOn(day: Temporal.PlainDate, one: TimeTaken, { titles, language, now }: Shown): WeekEntry[] {
  const fromMinute = minuteOn(day, one.start);
  const toMinute = minuteOn(day, one.end);
  if (fromMinute >= 24 * 60 || toMinute <= 0) return [];
  const from = Math.max(0, fromMinute);
  const to = Math.min(24 * 60, toMinute);
  return [
    {
      key: `${one.claimId}-${day}`,
      fromMinute: from,
      toMinute: to,
      time: timeOf(from, to, language),
      isPast: Temporal.Instant.compare(one.end, now) <= 0,
      ...wordsOf(one, titles, language),
    },
  ];
}

function wordsOf(
  one: TimeTaken,
  titles: ReadonlyMap<string, string>,
  language: Language,
): Pick<WeekEntry, 'title' | 'variant'> & { detail?: string; href?: string } {
  const words = bookingsMessages[language];
  if (one.kind === 'block') {
    const title = one.note || words.kinds.block;
    return { title, variant: 'blocked', href: `/admin/bookings/blocks/${one.claimId}` };
  }
  if (one.kind === 'date') {
    const title = (one.offerId && titles.get(one.offerId)) || words.kinds.date;
    return { title, variant: 'full', ...(one.dateId ? { href: `/admin/dates/${one.dateId}` } : {}) };
  }
  const isWaiting = one.state === 'held' || one.state === 'expiring';
  const note = isWaiting
    ? words.variants[one.state as 'held' | 'expiring']
    : one.noShowAt
      ? words.variants['no-show']
      : one.completedAt
        ? words.variants.completed
        : one.coveredBy === 'at-session'
          ? words.variants['at-session']
          : null;
  const detail = [
    one.kind === 'consultation' ? words.kinds.consultation : null,
    one.place === 'online' ? words.places.online : null,
    note,
  ]
    .filter(Boolean)
    .join(', ');
  return {
    title: one.name || words.kinds[one.kind],
    variant: isWaiting ? 'waits' : 'full',
    ...(detail ? { detail } : {}),
    ...(one.bookingId ? { href: `/admin/bookings/${one.bookingId}` } : {}),
  };
}

function minuteOn(day: Temporal.PlainDate, instant: Temporal.Instant): number {
  const at = instant.toZonedDateTimeISO(studioTimeZone);
  return day.until(at.toPlainDate()).days * 24 * 60 + at.hour * 60 + at.minute;
}

/** '10:00–11:00', or the whole day. */
function timeOf(from: number, to: number, language: Language): string {
  if (from === 0 && to === 24 * 60) return bookingsMessages[language].allDay;
  return `${clockOf(from, language)}–${clockOf(to, language)}`;
}

function clockOf(minute: number, language: Language): string {
  if (minute === 24 * 60) return language === 'da' ? '24.00' : '24:00';
  return formatClock(new Temporal.PlainTime(Math.floor(minute / 60), minute % 60), language);
}

function shortHeading(day: Temporal.PlainDate, language: Language): string {
  const weekday = day.toLocaleString(language === 'da' ? 'da-DK' : 'en-GB', { weekday: 'short' });
  return `${weekday.replace('.', '')} ${day.day}${language === 'da' ? '.' : ''}`;
}
