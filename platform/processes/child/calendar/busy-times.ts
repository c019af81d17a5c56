import ICAL from 'ical.js';
import type { BusyRequest, BusyTime } from '#platform/calendar/busy-time.ts';
import { zoneOf } from './calendar-zone.ts';
import { firstOccurrence } from './first-occurrence.ts';

export class NotACalendar extends Error {}

/** Repetitions of one event, and of all: feeds may repeat every second for ever. */
const mostOfEvent = 10_000;
const mostOfAll = 30_000;

/** When the events of an iCalendar text (RFC 5545) are busy. Cancelled and transparent events are not. */
export function busyTimesOf(text: string, request: BusyRequest): BusyTime[] {
  const left = { count: mostOfAll };
  return eventsIn(text).flatMap((event) =>
    uidOf(event.component).endsWith(`@${request.ownHost}`) ? [] : timesOf(event, request, left),
  );
}

const uidOf = (one: ICAL.Component) => String(one.getFirstPropertyValue('uid') ?? '');

function eventsIn(text: string): ICAL.Event[] {
  const components = parsed(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const exceptions = components.filter((one) => one.hasProperty('recurrence-id'));
  const masters = components.filter((one) => !one.hasProperty('recurrence-id') && one.hasProperty('dtstart'));
  const known = new Set(masters.map(uidOf));
  const byUid = Map.groupBy(
    exceptions.filter((one) => one.hasProperty('dtstart')),
    uidOf,
  );
  const alone = exceptions.filter((one) => !known.has(uidOf(one)) && one.hasProperty('dtstart'));
  return [
    ...masters.map((master) => {
      const own = byUid.get(uidOf(master)) ?? [];
      return new ICAL.Event(master, { exceptions: own, strictExceptions: true });
    }),
    ...alone.map((one) => new ICAL.Event(one)),
  ];
}

function parsed(text: string): ICAL.Component[] {
  try {
    const read = ICAL.parse(text) as unknown[];
    const calendars = Array.isArray(read[0]) ? (read as unknown[][]) : [read];
    const found = calendars.map((one) => new ICAL.Component(one as never));
    if (found.some(({ name }) => name !== 'vcalendar')) throw new NotACalendar('not a calendar');
    return found;
  } catch (error) {
    throw error instanceof NotACalendar ? error : new NotACalendar('not a calendar', { cause: error });
  }
}

function timesOf(event: ICAL.Event, request: BusyRequest, left: { count: number }): BusyTime[] {
  if (!event.isRecurring()) return within(timeOf(event, event.startDate, request), request);
  const times: BusyTime[] = [];
  const iterator = event.iterator(firstOccurrence(event, request.from.epochMilliseconds));
  for (let count = 0; count < mostOfEvent && left.count > 0; count += 1) {
    left.count -= 1;
    const next = iterator.next();
    if (!next) break;
    const { item, startDate } = event.getOccurrenceDetails(next);
    times.push(...within(timeOf(item, startDate, request), request));
    const begins = instantOf(next, { property: event.component.getFirstProperty('dtstart'), request });
    if (Temporal.Instant.compare(begins, request.to) > 0) break;
  }
  return times;
}

/** The time of one event, the first if it is repeated, busy or not. Null: there is none, or it is cancelled. */
export function eventTimeOf(
  text: string,
  { uid, timeZone }: { uid: string; timeZone: string },
): BusyTime | null {
  const event = eventsIn(text).find((one) => one.uid === uid);
  return event && !isCancelled(event) ? spanOf(event, event.startDate, { timeZone }) : null;
}

function isCancelled({ component }: ICAL.Event): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
}

/** Null: not busy. */
function timeOf(event: ICAL.Event, startDate: ICAL.Time, request: BusyRequest): BusyTime | null {
  const transparency = String(event.component.getFirstPropertyValue('transp') ?? '').toUpperCase();
  if (isCancelled(event) || transparency === 'TRANSPARENT') return null;
  return spanOf(event, startDate, request);
}

function spanOf(event: ICAL.Event, startDate: ICAL.Time, request: Pick<BusyRequest, 'timeZone'>): BusyTime {
  const { component } = event;
  const property = component.getFirstProperty('dtstart');
  const start = instantOf(startDate, { property, request });
  if (startDate.isDate) {
    const days = Math.max(1, Math.round(event.duration.toSeconds() / 86_400));
    const end = startDate.clone();
    end.day += days;
    return { start, end: instantOf(end, { property, request }) };
  }
  const ends = component.getFirstProperty('dtend');
  const length = ends
    ? instantOf(event.startDate, { property, request }).until(
        instantOf(ends.getFirstValue() as ICAL.Time, { property: ends, request }),
      )
    : Temporal.Duration.from({ seconds: event.duration.toSeconds() });
  return { start, end: start.add(length) };
}

/** The wall clock of the time in the zone that its property names; ical.js itself would use the process's zone. */
function instantOf(
  time: ICAL.Time,
  { property, request }: { property: ICAL.Property | null; request: Pick<BusyRequest, 'timeZone'> },
): Temporal.Instant {
  const at = time.clone();
  // Normalises a day beyond the end of its month.
  at.adjust(0, 0, 0, 0);
  const wall = Temporal.PlainDateTime.from({
    year: at.year,
    month: at.month,
    day: at.day,
    hour: at.hour,
    minute: at.minute,
    second: Math.min(59, at.second),
  });
  if (at.isDate) return wall.toPlainDate().toZonedDateTime(request.timeZone).toInstant();
  if (at.zone === ICAL.Timezone.utcTimezone) return wall.toZonedDateTime('UTC').toInstant();
  const named = property?.getParameter('tzid');
  const zone = typeof named === 'string' ? zoneOf(named) : request.timeZone;
  if (zone) return wall.toZonedDateTime(zone).toInstant();
  // Only the calendar itself describes this zone.
  const isDescribed = at.zone && at.zone !== ICAL.Timezone.localTimezone;
  if (isDescribed) return Temporal.Instant.fromEpochMilliseconds(at.toUnixTime() * 1000);
  return wall.toZonedDateTime(request.timeZone).toInstant();
}

function within(time: BusyTime | null, { from, to }: BusyRequest): BusyTime[] {
  if (!time || Temporal.Instant.compare(time.start, time.end) >= 0) return [];
  const isInside =
    Temporal.Instant.compare(time.start, to) < 0 && Temporal.Instant.compare(from, time.end) < 0;
  return isInside ? [time] : [];
}
