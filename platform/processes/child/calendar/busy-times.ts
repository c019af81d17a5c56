import type { BusyReading, BusyRequest, BusyTime, LeftOut } from '#platform/calendar/busy-time.ts';
import { instantOf, type Moment, momentOf } from './calendar-values.ts';
import { type Component, NotACalendar, parseCalendars, propertyOf } from './components.ts';
import { addressOf, type Entry, endOf, entryOf, isCancelled, isFree } from './entry.ts';
import { isRepeated, type Override, overrideOf, periodEnd, seriesOf } from './series.ts';
import { CalendarZones } from './zones.ts';

export type Reading = Pick<BusyReading, 'times' | 'leftOut'>;

const mostTimes = 50_000;
const dayMs = 86_400_000;

/**
 * When the entries of an iCalendar text (RFC 5545), unfolded, are busy, and what cannot be read. One that cannot be read
 * hides no other. @throws NotACalendar
 */
export function busyTimesOf(text: string, request: BusyRequest): Reading {
  const { calendars, strays, isEnded } = parseCalendars(text);
  const reading = new TimesReading(request);
  reading.addCalendars(calendars);
  for (const stray of strays) reading.addStray(stray);
  if (!isEnded) reading.leftOut.push({ reason: 'end', startMs: null, isDay: false, text: '' });
  return { times: reading.times, leftOut: reading.leftOut };
}

export function busyTimesOfAll(texts: readonly string[], request: BusyRequest): Reading {
  const readings = texts.map((text): Reading => {
    try {
      return busyTimesOf(text, request);
    } catch (error) {
      if (!(error instanceof NotACalendar)) throw error;
      return { times: [], leftOut: [{ reason: 'entry', startMs: null, isDay: false, text: '' }] };
    }
  });
  return {
    times: readings.flatMap(({ times }) => times),
    leftOut: readings.flatMap(({ leftOut }) => leftOut),
  };
}

class TimesReading {
  readonly times: BusyTime[] = [];
  readonly leftOut: LeftOut[] = [];
  private readonly request: BusyRequest;
  private readonly ownAddresses: ReadonlySet<string>;
  private readonly unknownZones = new Set<string>();

  constructor(request: BusyRequest) {
    this.request = request;
    this.ownAddresses = new Set(request.ownAddresses.map(addressOf));
  }

  private zonesOf(calendar: Component): CalendarZones {
    const { from, to, timeZone } = this.request;
    const yearOf = (at: Temporal.Instant) => at.toZonedDateTimeISO('UTC').year;
    return new CalendarZones(calendar, { timeZone, years: { from: yearOf(from) - 1, to: yearOf(to) + 1 } });
  }

  addCalendars(calendars: readonly Component[]): void {
    const entriesOf = (name: string) =>
      calendars.flatMap((calendar) => {
        const zones = this.zonesOf(calendar);
        return calendar.children.filter((one) => one.name === name).map((one) => entryOf(one, zones));
      });
    this.addEvents(entriesOf('VEVENT'));
    for (const entry of entriesOf('VFREEBUSY')) this.attempt(entry, () => this.addFreeBusy(entry));
  }

  private addEvents(entries: readonly Entry[]): void {
    const others = entries.filter(({ uid }) => !uid.endsWith(`@${this.request.ownHost}`));
    const isOverride = ({ component }: Entry) => propertyOf(component, 'RECURRENCE-ID') !== null;
    const masters = others.filter((one) => !isOverride(one));
    const overrides = Map.groupBy(others.filter(isOverride), ({ uid }) => uid);
    for (const entry of masters) {
      const own = entry.uid === '' ? [] : (overrides.get(entry.uid) ?? []);
      this.attempt(entry, () => this.addEntry(entry, latest(own.map(overrideOf))));
    }
    const byUid = new Map(masters.map((one) => [one.uid, one]));
    for (const [uid, own] of overrides)
      for (const { entry } of latest(own.map(overrideOf)))
        this.attempt(entry, () => this.addEntry(entry, [], byUid.get(uid)));
  }

  /** Times beyond what Temporal knows. */
  private attempt(entry: Entry, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.leaveOut(entry);
    }
  }

  private addEntry(entry: Entry, overrides: readonly Override[], master?: Entry): void {
    const isOverride = propertyOf(entry.component, 'RECURRENCE-ID') !== null;
    const isFreeItself = isFree(entry, this.ownAddresses);
    if (isFreeItself && !overrides.some(({ isFuture }) => isFuture)) return;
    const { start } = entry;
    const end = start && endOf(entry, start, master?.start ? endOf(master, master.start) : null);
    if (!start || !end) {
      this.leaveOut(entry);
      return;
    }
    const single = { occurrences: [{ start, at: instantOf(start), end: null }], isWhole: true };
    const series = isOverride
      ? single
      : seriesOf({ ...entry, start }, { window: this.request, end, overrides });
    if (!series.isWhole) this.leaveOut(entry);
    const times = series.occurrences
      .filter(({ end: changed }) => !isFreeItself || changed !== null)
      .map(({ start: begins, at, end: ends }) => ({
        start: at,
        end: ends ?? at.add(instantOf(begins).until(end(begins))),
      }))
      .filter((time) => this.isInside(time));
    this.add(times, entry);
  }

  private addFreeBusy(entry: Entry): void {
    const lines = entry.component.lines.filter(
      ({ name, params }) => name === 'FREEBUSY' && params.get('FBTYPE')?.toUpperCase() !== 'FREE',
    );
    for (const line of lines)
      for (const period of line.value.split(',')) {
        const [from = '', to = ''] = period.split('/');
        const parse = (text: string) => momentOf(text, line, entry.zones);
        const start = parse(from);
        const end = start && periodEnd(start, to, parse);
        if (!start || !end) this.leaveOut({ ...entry, start });
        else
          this.add(
            [{ start: instantOf(start), end }].filter((time) => this.isInside(time)),
            entry,
          );
      }
  }

  addStray(component: Component): void {
    const entry = entryOf(component, this.zonesOf({ name: 'VCALENDAR', lines: [], children: [] }));
    if (!isFree(entry, this.ownAddresses)) this.leaveOut(entry);
  }

  private add(times: readonly BusyTime[], entry: Entry): void {
    if (this.times.length + times.length > mostTimes) {
      this.leaveOut(entry);
      return;
    }
    this.times.push(...times);
    const [first] = times;
    if (!first) return;
    for (const tzid of entry.unknownZones) {
      if (this.unknownZones.has(tzid)) continue;
      this.unknownZones.add(tzid);
      const startMs = first.start.epochMilliseconds;
      this.leftOut.push({ reason: 'zone', startMs, isDay: false, text: tzid.slice(0, 80) });
    }
  }

  /** Not if it is known to be over, or after the window. */
  private leaveOut(entry: Entry): void {
    const { start, title: text } = entry;
    const at = start && instantOf(start);
    if (at && !isRepeated(entry) && !this.isNear(at)) return;
    this.leftOut.push({
      reason: 'entry',
      startMs: at?.epochMilliseconds ?? null,
      isDay: start?.isDate ?? false,
      text,
    });
  }

  private isNear(at: Temporal.Instant): boolean {
    const { from, to } = this.request;
    const ms = at.epochMilliseconds;
    return ms > from.epochMilliseconds - dayMs && ms < to.epochMilliseconds;
  }

  private isInside({ start, end }: BusyTime): boolean {
    const { from, to } = this.request;
    const [startMs, endMs] = [start.epochMilliseconds, end.epochMilliseconds];
    return startMs < endMs && startMs < to.epochMilliseconds && from.epochMilliseconds < endMs;
  }
}

/** The last version of each event that replaces one. */
function latest(overrides: readonly Override[]): Override[] {
  const sequence = ({ entry }: Override) => Number(propertyOf(entry.component, 'SEQUENCE') ?? 0) || 0;
  const keyed = Map.groupBy(overrides, ({ replaces }) => (replaces ? keyOf(replaces) : Symbol('unreadable')));
  return [...keyed.values()].flatMap((versions) => {
    const most = Math.max(...versions.map(sequence));
    return versions.filter((one) => sequence(one) === most);
  });
}

const keyOf = (moment: Moment) => `${moment.isDate} ${instantOf(moment).epochMilliseconds}`;

/** The time of one event, the first if it is repeated, busy or not. Null: there is none, or it is cancelled. */
export function eventTimeOf(
  text: string,
  { uid, timeZone }: { uid: string; timeZone: string },
): BusyTime | null {
  for (const calendar of parseCalendars(text).calendars) {
    const events = calendar.children.filter((one) => one.name === 'VEVENT' && propertyOf(one, 'UID') === uid);
    const found = events.find((one) => propertyOf(one, 'RECURRENCE-ID') === null) ?? events[0];
    if (!found) continue;
    const year = Number(propertyOf(found, 'DTSTART')?.slice(0, 4)) || 1970;
    const zones = new CalendarZones(calendar, { timeZone, years: { from: year - 1, to: year + 1 } });
    const entry = entryOf(found, zones);
    const end = entry.start && endOf(entry, entry.start);
    if (!entry.start || !end || isCancelled(entry)) return null;
    return { start: instantOf(entry.start), end: end(entry.start) };
  }
  return null;
}
