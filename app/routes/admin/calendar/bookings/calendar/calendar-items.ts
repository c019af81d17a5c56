import type { GridItem } from '#app/ui/time-grid.tsx';
import type { World } from '#platform/world.ts';
import { blockNote } from '#studio/calendar/block-note.messages.ts';
import type { CalendarBusy } from '#studio/calendar/external-calendars/external-calendars.queries.ts';
import type { TimeTaken } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { type BookingsWords, bookingsMessages } from '../bookings.messages.ts';

export const calendarsPage = '/admin/settings/calendars';
export const wholeDay = 24 * 60;

/** The part of claimed time that is on one day. */
export interface DayItem extends GridItem {
  claimed: { from: number; to: number };
  isNow: boolean;
}

export interface ItemWords {
  titles: ReadonlyMap<string, string>;
  language: Language;
  now: Temporal.Instant;
  elsewhere?: readonly CalendarBusy[];
}

export async function titlesOf(
  world: Pick<World, 'db'>,
  taken: readonly TimeTaken[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(taken.flatMap(({ offerId }) => offerId ?? []))];
  return offerTitles(world.db.query, ids, language);
}

export async function itemsOfDay(
  world: World,
  taken: readonly TimeTaken[],
  { day, language, now }: { day: Temporal.PlainDate; language: Language; now: Temporal.Instant },
): Promise<DayItem[]> {
  const words = { titles: await titlesOf(world, taken, language), language, now };
  return itemsByDay(taken, words).get(day.toString()) ?? [];
}

/** By ISO date. Each claim is converted to the studio's time once. */
export function itemsByDay(taken: readonly TimeTaken[], words: ItemWords): Map<string, DayItem[]> {
  const byDay = new Map<string, DayItem[]>();
  for (const one of taken) {
    const shown = describeClaim(one, words);
    for (const { date, ...span } of partsByDay(one)) {
      const items = byDay.get(date) ?? [];
      items.push({
        key: `${one.claimId}-${date}`,
        ...span,
        time: timeOf(span.fromMinute, span.toMinute, words.language),
        ...shown,
      });
      byDay.set(date, items);
    }
  }
  return byDay;
}

interface DayPart {
  date: string;
  fromMinute: number;
  toMinute: number;
  claimed: { from: number; to: number };
}

function partsByDay(one: TimeTaken): DayPart[] {
  const start = one.start.toZonedDateTimeISO(studioTimeZone);
  const end = one.end.toZonedDateTimeISO(studioTimeZone);
  const first = start.toPlainDate();
  const days = first.until(end.toPlainDate()).days;
  const before = one.claimedStart.until(one.start).total('minutes');
  const after = one.end.until(one.claimedEnd).total('minutes');
  const [from, to] = [minuteOf(start), days * wholeDay + minuteOf(end)];
  const parts: DayPart[] = [];
  for (let day = 0; day * wholeDay < to; day += 1) {
    const within = (minute: number) => Math.min(wholeDay, Math.max(0, minute - day * wholeDay));
    parts.push({
      date: first.add({ days: day }).toString(),
      fromMinute: within(from),
      toMinute: within(to),
      claimed: { from: within(from - before), to: within(to + after) },
    });
  }
  return parts;
}

type Described = Pick<
  DayItem,
  'title' | 'variant' | 'detail' | 'more' | 'state' | 'mark' | 'href' | 'isPast' | 'isNow' | 'canMove'
>;

function describeClaim(one: TimeTaken, { titles, language, now, elsewhere = [] }: ItemWords): Described {
  const words = bookingsMessages[language];
  const isPast = Temporal.Instant.compare(one.end, now) <= 0;
  const common = { isPast, isNow: !isPast && Temporal.Instant.compare(one.start, now) <= 0 };
  if (one.kind === 'block') {
    const title = blockNote(one.note, language) || words.kinds.block;
    return {
      ...common,
      title,
      variant: 'blocked',
      state: words.states.blocked,
      href: `/admin/bookings/blocks/${one.claimId}`,
    };
  }
  if (one.kind === 'busy') {
    return {
      ...common,
      title: words.kinds.busy,
      variant: 'busy',
      ...calendarsOf(one, elsewhere),
      state: words.states.busy,
      href: calendarsPage,
    };
  }
  if (one.kind === 'date') {
    const title = (one.offerId && titles.get(one.offerId)) || words.kinds.date;
    const detail = one.capacity === null ? {} : { detail: words.seats(Number(one.seatsInUse), one.capacity) };
    const href = one.dateId ? { href: attendanceHref(one.dateId, one.start) } : {};
    return { ...common, title, variant: 'group', state: words.states.date, ...detail, ...href };
  }
  const canMove = one.state === 'booked' && Temporal.Instant.compare(one.start, now) > 0;
  return { ...common, ...describeBooking(one, words), ...(canMove ? { canMove } : {}) };
}

function calendarsOf({ start, end }: TimeTaken, elsewhere: readonly CalendarBusy[]): { detail?: string } {
  const during = elsewhere.filter(
    (one) => Temporal.Instant.compare(one.start, end) < 0 && Temporal.Instant.compare(start, one.end) < 0,
  );
  const detail = [...new Set(during.map(({ calendar }) => calendar))].join(', ');
  return detail ? { detail } : {};
}

/** Who has a place on that day, and who came. */
function attendanceHref(dateId: string, start: Temporal.Instant): string {
  return `/admin/dates/${dateId}/attendance?day=${studioDay(start)}`;
}

function describeBooking(one: TimeTaken, words: BookingsWords): Omit<Described, 'isPast' | 'isNow'> {
  const isWaiting = one.state === 'held' || one.state === 'expiring';
  const isUnpaid = one.coveredBy === 'at-session';
  const attended = one.noShowAt
    ? words.variants['no-show']
    : one.completedAt
      ? words.variants.completed
      : null;
  const more = isWaiting
    ? words.variants[one.state as 'held' | 'expiring']
    : isUnpaid && !attended
      ? words.variants['at-session']
      : null;
  const detail = [
    one.kind === 'consultation' ? words.kinds.consultation : null,
    one.place ? words.where[one.place] : null,
    attended,
  ]
    .filter(Boolean)
    .join(', ');
  const hasMark = one.kind === 'session' && !isWaiting;
  return {
    title: one.name || words.kinds[one.kind],
    variant: isWaiting ? 'waits' : 'full',
    state: isWaiting ? words.states.held : isUnpaid ? words.states.unpaid : words.states.booked,
    ...(hasMark ? { mark: isUnpaid ? ('hollow' as const) : ('full' as const) } : {}),
    ...(detail ? { detail } : {}),
    ...(more ? { more } : {}),
    ...(one.bookingId ? { href: `/admin/bookings/${one.bookingId}` } : {}),
  };
}

function minuteOf(at: Temporal.ZonedDateTime): number {
  return at.hour * 60 + at.minute;
}

/** '10:00–11:00', or the whole day. */
export function timeOf(from: number, to: number, language: Language): string {
  if (from === 0 && to === wholeDay) return bookingsMessages[language].allDay;
  return `${clockOf(from, language)}–${clockOf(to, language)}`;
}

export function clockOf(minute: number, language: Language): string {
  if (minute === wholeDay) return language === 'da' ? '24.00' : '24:00';
  return formats[language].time(new Temporal.PlainTime(Math.floor(minute / 60), minute % 60));
}
