import type { Line } from './content-lines.ts';

export interface Zone {
  /** Null: described by the calendar. */
  id: string | null;
  toInstant(wall: Temporal.PlainDateTime): Temporal.Instant;
  toWall(at: Temporal.Instant): Temporal.PlainDateTime;
}

/** A DATE or DATE-TIME (RFC 5545, 3.3.4 and 3.3.5). */
export interface Moment {
  wall: Temporal.PlainDateTime;
  isDate: boolean;
  zone: Zone;
  /** It names its zone or is in UTC, so it is the same instant in any series. */
  isAbsolute: boolean;
}

export interface ZonesOfCalendar {
  /** Of the TZID of a line; null: the line has none. */
  of(line: Pick<Line, 'params'>): Zone | null;
  floating: Zone;
  studio: Zone;
}

const moment =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?[ ]?(Z|[+-]\d\d:?\d\d)?)?$/i;
const mostDays = 100_000;
const dayMs = 86_400_000;

export function momentOf(value: string, line: Pick<Line, 'params'>, zones: ZonesOfCalendar): Moment | null {
  const found = moment.exec(value.trim().replace(/;+$/, ''));
  if (!found) return null;
  const [, year, month, day, hour, minute, second, offset] = found;
  const isMidnight = hour === undefined || Number(`${hour}${minute}${second ?? ''}`) === 0;
  const isDate = hour === undefined || (isMidnight && line.params.get('VALUE')?.toUpperCase() === 'DATE');
  const wall = wallOf([year, month, day, hour, minute, second].map((text) => Number(text ?? 0)));
  if (!wall) return null;
  if (isDate) return { wall, isDate, zone: zones.studio, isAbsolute: false };
  const named = offset ? zoneAtOffset(offset) : zones.of(line);
  return { wall, isDate, zone: named ?? zones.floating, isAbsolute: named !== null };
}

function wallOf([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[]) {
  const isNextDay = hour === 24 && minute === 0 && second === 0;
  const at = { year, month, day, hour: isNextDay ? 0 : hour, minute, second: Math.min(second, 59) };
  try {
    const wall = Temporal.PlainDateTime.from(at, { overflow: 'reject' });
    return isNextDay ? wall.add({ days: 1 }) : wall;
  } catch {
    return null;
  }
}

export const instantOf = ({ wall, zone }: Moment): Temporal.Instant => zone.toInstant(wall);

/** Days are of the clock, the rest is exact (RFC 5545, 3.3.6). */
export interface Length {
  days: number;
  ms: number;
}

export function lengthOf(value: string): Length | null {
  const found =
    /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?;*$/i.exec(value.trim()) ?? [];
  const [whole, sign, weeks, days, hours, minutes, seconds] = found;
  if (whole === undefined || !/\d/.test(whole)) return null;
  const of = (text: string | undefined) => Number(text ?? 0) * (sign === '-' ? -1 : 1);
  const ms = of(hours) * 3_600_000 + of(minutes) * 60_000 + of(seconds) * 1_000;
  const limit = (count: number, most: number) => Math.max(-most, Math.min(most, count));
  return { days: limit(of(weeks) * 7 + of(days), mostDays), ms: limit(ms, mostDays * dayMs) };
}

export function later({ wall, zone }: Moment, { days, ms }: Length): Temporal.Instant {
  return zone.toInstant(wall.add({ days })).add({ milliseconds: ms });
}

export function zoneOfId(id: string): Zone {
  return {
    id,
    // A time that a clock skips has the offset before the change, one that it repeats is the first (3.3.5).
    toInstant: (wall) => wall.toZonedDateTime(id, { disambiguation: 'compatible' }).toInstant(),
    toWall: (at) => at.toZonedDateTimeISO(id).toPlainDateTime(),
  };
}

const zoneAtOffset = (offset: string) =>
  zoneOfId(/^z$/i.test(offset) ? 'UTC' : `${offset.slice(0, 3)}:${offset.slice(-2)}`);
