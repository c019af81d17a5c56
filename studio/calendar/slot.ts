import { sessionMinutes } from '#studio/offers/catalogue/offer.ts';
import { type OfferHours, studioHours } from '#studio/offers/catalogue/offer-hours.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';

export const consultationMinutes = 30;

export type SlotKind = 'session' | 'consultation';

export const slotMinutes: Readonly<Record<SlotKind, number>> = {
  session: sessionMinutes,
  consultation: consultationMinutes,
};
/** Today and the next six days. */
export const daysAhead = 7;

/** Weekday 1 is Monday; local times in the studio's zone, both inclusive. */
export interface OpeningRule {
  weekday: number;
  first_start: string;
  last_start: string;
  every_minutes: number;
}

export interface Slot {
  start: Temporal.Instant;
  end: Temporal.Instant;
  day: Temporal.PlainDate;
}

/** Days that differ from the weekly rules: closed from first to last, or with extra starts on one day. */
export type OpeningException = { first_day: string; last_day: string } & (
  | { kind: 'closed' }
  | { kind: 'open'; first_start: string; last_start: string; every_minutes: number }
);

export interface GridOptions {
  days?: number;
  durationMinutes?: number;
  /** A slot begins more than this after the request. */
  noticeMinutes?: number;
  exceptions?: readonly OpeningException[];
  /** Days on which the owner takes no more sessions. */
  fullDays?: readonly string[];
  /** The starts and the interval of an offer, within the studio's. */
  offer?: Pick<OfferHours, 'starts' | 'everyMinutes'>;
  timeZone?: string;
}

/** Specified default: every full hour from 09:00 to 17:00, all days. */
export const defaultOpeningRules: readonly OpeningRule[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  first_start: '09:00',
  last_start: '17:00',
  every_minutes: 60,
}));

/** Future slots. Daylight saving: skipped starts are omitted, repeated ones exist once (the earlier). */
export function slotsFrom(
  now: Temporal.Instant,
  rules: readonly OpeningRule[],
  options: GridOptions = {},
): Slot[] {
  const timeZone = options.timeZone ?? studioTimeZone;
  const durationMinutes = options.durationMinutes ?? sessionMinutes;
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const earliest = now.add({ minutes: options.noticeMinutes ?? 0 });
  const slots: Slot[] = [];
  for (let offset = 0; offset < (options.days ?? daysAhead); offset += 1) {
    const day = today.add({ days: offset });
    for (const time of startsOn(day, rules, options)) {
      const start = existingInstant(day, time, timeZone);
      if (!start || Temporal.Instant.compare(start, earliest) <= 0) continue;
      slots.push({ start, end: start.add({ minutes: durationMinutes }), day });
    }
  }
  return slots.sort((a, b) => Temporal.Instant.compare(a.start, b.start));
}

export function slotAt(
  start: Temporal.Instant,
  {
    now,
    rules,
    options = {},
  }: { now: Temporal.Instant; rules: readonly OpeningRule[]; options?: GridOptions },
): Slot | null {
  const timeZone = options.timeZone ?? studioTimeZone;
  const earliest = now.add({ minutes: options.noticeMinutes ?? 0 });
  if (Temporal.Instant.compare(start, earliest) <= 0) return null;
  const day = start.toZonedDateTimeISO(timeZone).toPlainDate();
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const last = today.add({ days: (options.days ?? daysAhead) - 1 });
  if (Temporal.PlainDate.compare(day, last) > 0) return null;
  const durationMinutes = options.durationMinutes ?? sessionMinutes;
  const isOnGrid = startsOn(day, rules, options).some((time) =>
    existingInstant(day, time, timeZone)?.equals(start),
  );
  if (!isOnGrid) return null;
  return { start, end: start.add({ minutes: durationMinutes }), day };
}

/** Extra starts apply on closed days too: together they give a day other hours. */
function startsOn(
  day: Temporal.PlainDate,
  rules: readonly OpeningRule[],
  { durationMinutes = sessionMinutes, exceptions = [], fullDays = [], offer = studioHours }: GridOptions,
): Temporal.PlainTime[] {
  if (fullDays.includes(day.toString())) return [];
  const ofDay = exceptions.filter((one) => isOn(day, one));
  const isClosed = ofDay.some(({ kind }) => kind === 'closed');
  const weekly = isClosed ? [] : rules.filter(({ weekday }) => weekday === day.dayOfWeek);
  const extra = ofDay.flatMap((one) => (one.kind === 'open' ? [one] : []));
  const times = [...weekly, ...extra].flatMap((rule) =>
    offeredStarts(rule, { weekday: day.dayOfWeek, durationMinutes, offer }),
  );
  if (extra.length === 0 && offer.starts.length === 0) return times;
  return [...new Map(times.map((time) => [time.toString(), time])).values()];
}

interface StudioStarts {
  first_start: string;
  last_start: string;
  every_minutes: number;
}

/**
 * The starts of an offer within a range of the studio's starts: those of its own ranges, at its own interval. A longer
 * session ends no later than the usual one that starts last.
 */
export function offeredStarts(
  studio: StudioStarts,
  {
    weekday,
    durationMinutes,
    offer,
  }: { weekday: number; durationMinutes: number; offer: Pick<OfferHours, 'starts' | 'everyMinutes'> },
): Temporal.PlainTime[] {
  const within = {
    first: minutesOf(studio.first_start),
    last: minutesOf(studio.last_start) - Math.max(0, durationMinutes - sessionMinutes),
  };
  const ranges =
    offer.starts.length === 0
      ? [within]
      : offer.starts
          .filter((own) => own.weekday === weekday)
          .map(({ first_start, last_start }) => ({
            first: Math.max(within.first, minutesOf(first_start)),
            last: Math.min(within.last, minutesOf(last_start)),
          }));
  const every = offer.everyMinutes ?? studio.every_minutes;
  return ranges.flatMap(({ first, last }) => {
    const times: Temporal.PlainTime[] = [];
    for (let minute = first; minute <= last; minute += every) {
      times.push(new Temporal.PlainTime(Math.floor(minute / 60), minute % 60));
    }
    return times;
  });
}

function minutesOf(time: string): number {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return hour * 60 + minute;
}

export function isOn(
  day: Temporal.PlainDate,
  { first_day, last_day }: Pick<OpeningException, 'first_day' | 'last_day'>,
): boolean {
  const text = day.toString();
  return first_day <= text && text <= last_day;
}

function existingInstant(
  day: Temporal.PlainDate,
  time: Temporal.PlainTime,
  timeZone: string,
): Temporal.Instant | null {
  const zoned = day.toZonedDateTime({ timeZone, plainTime: time });
  return zoned.toPlainTime().equals(time) ? zoned.toInstant() : null;
}
