import { sessionMinutes } from '#studio/catalogue/offer.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';

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

export interface GridOptions {
  days?: number;
  durationMinutes?: number;
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
  const slots: Slot[] = [];
  for (let offset = 0; offset < (options.days ?? daysAhead); offset += 1) {
    const day = today.add({ days: offset });
    for (const time of startsOn(day, rules, durationMinutes)) {
      const start = existingInstant(day, time, timeZone);
      if (!start || Temporal.Instant.compare(start, now) <= 0) continue;
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
  if (Temporal.Instant.compare(start, now) <= 0) return null;
  const day = start.toZonedDateTimeISO(timeZone).toPlainDate();
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const last = today.add({ days: (options.days ?? daysAhead) - 1 });
  if (Temporal.PlainDate.compare(day, last) > 0) return null;
  const durationMinutes = options.durationMinutes ?? sessionMinutes;
  const isOnGrid = startsOn(day, rules, durationMinutes).some((time) =>
    existingInstant(day, time, timeZone)?.equals(start),
  );
  if (!isOnGrid) return null;
  return { start, end: start.add({ minutes: durationMinutes }), day };
}

function startsOn(
  day: Temporal.PlainDate,
  rules: readonly OpeningRule[],
  durationMinutes: number,
): Temporal.PlainTime[] {
  return rules
    .filter((rule) => rule.weekday === day.dayOfWeek)
    .flatMap((rule) => startsOf(rule, durationMinutes));
}

/** A longer session ends no later than the usual one that starts last. */
function startsOf(rule: OpeningRule, durationMinutes: number): Temporal.PlainTime[] {
  const last = minutesOf(rule.last_start) - Math.max(0, durationMinutes - sessionMinutes);
  const times: Temporal.PlainTime[] = [];
  for (let minute = minutesOf(rule.first_start); minute <= last; minute += rule.every_minutes) {
    times.push(new Temporal.PlainTime(Math.floor(minute / 60), minute % 60));
  }
  return times;
}

function minutesOf(time: string): number {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return hour * 60 + minute;
}

function existingInstant(
  day: Temporal.PlainDate,
  time: Temporal.PlainTime,
  timeZone: string,
): Temporal.Instant | null {
  const zoned = day.toZonedDateTime({ timeZone, plainTime: time });
  return zoned.toPlainTime().equals(time) ? zoned.toInstant() : null;
}
