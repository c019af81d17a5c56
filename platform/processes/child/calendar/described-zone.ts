import { type Zone, zoneOfId } from './calendar-values.ts';
import { type Component, propertyOf } from './components.ts';
import { expandRule, UnreadableRule } from './repetitions.ts';

interface Onset {
  wall: Temporal.PlainDateTime;
  fromMs: number;
  toMs: number;
}

export interface YearRange {
  from: number;
  to: number;
}

const beginning = Temporal.PlainDateTime.from('1970-01-01T00:00');
const utc = zoneOfId('UTC');

/** As a VTIMEZONE describes it for some years (RFC 5545, 3.6.5). Null: it describes nothing. */
export function describedZone(timezone: Component, years: YearRange): Zone | null {
  const onsets = timezone.children.flatMap((one) => onsetsOf(one, years));
  const sorted = onsets.toSorted((one, other) => Temporal.PlainDateTime.compare(one.wall, other.wall));
  const [first] = sorted;
  if (!first) return null;
  const before = (isLater: (onset: Onset) => boolean) => sorted.findLast((onset) => !isLater(onset));
  return {
    id: null,
    ...conversions(
      (wall) => {
        const last = before((onset) => Temporal.PlainDateTime.compare(onset.wall, wall) > 0);
        if (!last) return first.fromMs;
        const skippedUntil = last.wall.add({ milliseconds: Math.max(0, last.toMs - last.fromMs) });
        return Temporal.PlainDateTime.compare(wall, skippedUntil) < 0 ? last.fromMs : last.toMs;
      },
      (at) => {
        const last = before((onset) => msOf(onset.wall) - onset.fromMs > at.epochMilliseconds);
        return last ? last.toMs : first.fromMs;
      },
    ),
  };
}

function conversions(
  offsetOfWall: (wall: Temporal.PlainDateTime) => number,
  offsetAt: (at: Temporal.Instant) => number,
): Pick<Zone, 'toInstant' | 'toWall'> {
  return {
    toInstant: (wall) => Temporal.Instant.fromEpochMilliseconds(msOf(wall) - offsetOfWall(wall)),
    toWall: (at) =>
      at
        .add({ milliseconds: offsetAt(at) })
        .toZonedDateTimeISO('UTC')
        .toPlainDateTime(),
  };
}

const msOf = (wall: Temporal.PlainDateTime) => wall.toZonedDateTime('UTC').epochMilliseconds;

function onsetsOf(observance: Component, years: YearRange): Onset[] {
  if (observance.name !== 'STANDARD' && observance.name !== 'DAYLIGHT') return [];
  const fromMs = offsetOf(propertyOf(observance, 'TZOFFSETFROM') ?? propertyOf(observance, 'TZOFFSETTO'));
  const toMs = offsetOf(propertyOf(observance, 'TZOFFSETTO'));
  if (fromMs === null || toMs === null) return [];
  const start = wallIn(propertyOf(observance, 'DTSTART') ?? '') ?? beginning;
  const rule = propertyOf(observance, 'RRULE');
  const dates = observance.lines
    .filter(({ name }) => name === 'RDATE')
    .flatMap(({ value }) => value.split(','));
  const walls = [start, ...dates.flatMap((date) => wallIn(date) ?? []), ...repeated(rule, start, years)];
  return walls.map((wall) => ({ wall, fromMs, toMs }));
}

function repeated(rule: string | null, start: Temporal.PlainDateTime, years: YearRange) {
  if (rule === null) return [];
  const day = { month: 1, day: 1 };
  const context = {
    start,
    zone: utc,
    from: Temporal.PlainDateTime.from({ year: years.from, ...day }),
    to: Temporal.PlainDateTime.from({ year: years.to + 1, ...day }),
    untilOf: wallIn,
  };
  try {
    return expandRule(rule, context).map(({ wall }) => wall);
  } catch (error) {
    if (error instanceof UnreadableRule) return [];
    throw error;
  }
}

/** UNTIL is in UTC, a few hours away: no change of the clock is so near to another one. */
function wallIn(value: string): Temporal.PlainDateTime | null {
  const [, year, month, day, hour = 0, minute = 0] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d))?/i.exec(value.trim()) ?? [];
  if (year === undefined) return null;
  const [at = 0, of = 0] = [Number(hour), Number(minute)];
  const fields = { year: Number(year), month: Number(month), day: Number(day), hour: at, minute: of };
  return Temporal.PlainDateTime.from(fields);
}

function offsetOf(text: string | null): number | null {
  const [, sign, hours, minutes, seconds = 0] =
    /^([+-])?(\d\d):?(\d\d):?(\d\d)?$/.exec(text?.trim() ?? '') ?? [];
  if (hours === undefined) return null;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total * (sign === '-' ? -1000 : 1000);
}
