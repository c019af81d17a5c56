import { composed } from '#platform/composed-text.ts';
import {
  instantOf,
  later,
  lengthOf,
  type Moment,
  momentOf,
  type ZonesOfCalendar,
} from './calendar-values.ts';
import { type Component, propertyOf } from './components.ts';
import { type Line, plainText } from './content-lines.ts';
import type { CalendarZones } from './zones.ts';

export interface Entry {
  component: Component;
  uid: string;
  title: string;
  /** Null: missing, or not a time. */
  start: Moment | null;
  zones: ZonesOfCalendar;
  unknownZones: ReadonlySet<string>;
}

const mostTitle = 80;
const dayMs = 86_400_000;

export function entryOf(component: Component, calendar: CalendarZones): Entry {
  const unknownZones = new Set<string>();
  const zones = calendar.of(component, unknownZones);
  return {
    component,
    uid: propertyOf(component, 'UID') ?? '',
    title: [...composed(plainText(propertyOf(component, 'SUMMARY') ?? ''))].slice(0, mostTitle).join(''),
    start: momentIn({ component, zones }, 'DTSTART'),
    zones,
    unknownZones,
  };
}

export function momentIn(
  { component, zones }: Pick<Entry, 'component' | 'zones'>,
  name: string,
): Moment | null {
  const line = component.lines.find((one) => one.name === name);
  return line ? momentOf(line.value, line, zones) : null;
}

export function momentsIn({ component, zones }: Entry, name: string): Moment[] {
  const lines = component.lines.filter((line) => line.name === name);
  return lines.flatMap((line) =>
    line.value.split(',').flatMap((value) => momentOf(value, line, zones) ?? []),
  );
}

export type EndOf = (start: Moment) => Temporal.Instant;

/** Null: it ends before it begins, or at what is not a time. `inherited`: of an entry that says nothing. */
export function endOf(entry: Entry, start: Moment, inherited: EndOf | null = null): EndOf | null {
  const end = entry.component.lines.find(({ name }) => name === 'DTEND');
  const duration = propertyOf(entry.component, 'DURATION');
  const byEnd = end ? endAt(end, start, entry.zones) : null;
  if (byEnd) return byEnd;
  if (duration !== null) return endAfter(duration, start);
  if (end) return null;
  return inherited ?? ((at) => later(at, { days: start.isDate ? 1 : 0, ms: 0 }));
}

function endAt(line: Line, start: Moment, zones: ZonesOfCalendar): EndOf | null {
  const end = momentOf(line.value, line, zones);
  if (!end) return null;
  if (start.isDate && end.isDate) {
    const days = start.wall.until(end.wall, { largestUnit: 'days' }).days;
    return days < 0 ? null : (at) => later(at, { days: Math.max(1, days), ms: 0 });
  }
  // An end without a zone beside a start with one is on the same clock.
  const at = (end.isAbsolute ? end.zone : start.zone).toInstant(end.wall);
  const ms = at.epochMilliseconds - instantOf(start).epochMilliseconds;
  return ms < 0 ? null : (from) => instantOf(from).add({ milliseconds: ms });
}

function endAfter(duration: string, start: Moment): EndOf | null {
  const length = lengthOf(duration);
  if (!length || length.days < 0 || length.ms < 0) return null;
  const days = start.isDate ? Math.max(1, length.days + Math.round(length.ms / dayMs)) : length.days;
  return (at) => later(at, { days, ms: start.isDate ? 0 : length.ms });
}

/** Outlook's own status decides over TRANSP, except for the one of those who work elsewhere. */
const outlookStatuses = new Set(['FREE', 'TENTATIVE', 'BUSY', 'OOF']);

/** Cancelled, shown as free, or declined by one of the addresses. */
export function isFree({ component }: Pick<Entry, 'component'>, ownAddresses: ReadonlySet<string>): boolean {
  const upper = (name: string) => propertyOf(component, name)?.toUpperCase().replace(/;+$/, '') ?? '';
  if (isCancelled({ component })) return true;
  const outlook = upper('X-MICROSOFT-CDO-BUSYSTATUS');
  const isTransparent = outlookStatuses.has(outlook) ? outlook === 'FREE' : upper('TRANSP') === 'TRANSPARENT';
  return isTransparent || isDeclined(component, ownAddresses);
}

export const isCancelled = ({ component }: Pick<Entry, 'component'>) =>
  /^CANCELL?ED;*$/i.test(propertyOf(component, 'STATUS') ?? '');

function isDeclined({ lines }: Component, ownAddresses: ReadonlySet<string>): boolean {
  const own = lines.filter(
    ({ name, value, params }) =>
      name === 'ATTENDEE' &&
      [value, params.get('EMAIL') ?? ''].some((one) => ownAddresses.has(addressOf(one))),
  );
  return own.length > 0 && own.every(({ params }) => params.get('PARTSTAT')?.toUpperCase() === 'DECLINED');
}

export const addressOf = (text: string) =>
  text
    .trim()
    .replace(/^mailto:\s*/i, '')
    .toLowerCase();
