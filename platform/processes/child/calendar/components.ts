import { keptNames, type Line, linesOf, nameOf, parseLine } from './content-lines.ts';

export interface Component {
  name: string;
  lines: Line[];
  children: Component[];
}

export class NotACalendar extends Error {
  readonly reason: 'no-calendar' | 'incomplete';
  constructor(reason: NotACalendar['reason']) {
    super(reason);
    this.reason = reason;
  }
}

export interface ParsedCalendars {
  calendars: Component[];
  /** Entries without a beginning: named, because they may be lost. */
  strays: Component[];
  isEnded: boolean;
}

/** Never inside one another. */
const entries = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'VTODO', 'VJOURNAL', 'VAVAILABILITY']);
const others = new Set(['VPOLL', 'VALARM', 'VLOCATION', 'VRESOURCE', 'PARTICIPANT', 'AVAILABLE']);
const ofEntries = new Set(['DTSTART', 'DTEND', 'RRULE', 'UID', 'SUMMARY']);
const ofSchedule = new Set(['DTSTART', 'DTEND', 'RRULE']);

/** @throws NotACalendar */
export function parseCalendars(text: string): ParsedCalendars {
  const reading = new Reading();
  for (const line of linesOf(text)) reading.add(line);
  return reading.end();
}

class Reading {
  readonly calendars: Component[] = [];
  readonly strays: Component[] = [];
  private open: Component[] = [];
  /** Lines of an entry whose beginning is missing. */
  private loose: Line[] = [];
  private isEnded = false;

  add(line: string): void {
    const name = nameOf(line);
    if (name !== 'BEGIN' && name !== 'END') this.keep(name, line);
    else if (name === 'BEGIN') this.begin(parseLine(line).value.toUpperCase());
    else this.close(parseLine(line).value.toUpperCase());
  }

  private keep(name: string, line: string): void {
    if (!keptNames.has(name)) return;
    const parsed = parseLine(line);
    if (this.open.length === 1 && ofEntries.has(name)) {
      this.loose.push(parsed);
      return;
    }
    // An alarm has no start, so it is never closed.
    if (this.open.at(-1)?.name === 'VALARM' && ofSchedule.has(name)) this.open.pop();
    const current = this.open.at(-1);
    // A second one belongs to an entry whose beginning was not recognised.
    if (current && entries.has(current.name) && (name === 'UID' || name === 'DTSTART')) {
      const known = propertyOf(current, name);
      const isOther = known === null ? current.name === 'VTIMEZONE' : known !== parsed.value;
      if (isOther) this.begin('VEVENT');
    }
    this.open.at(-1)?.lines.push(parsed);
  }

  private begin(name: string): void {
    const isEntry = entries.has(name);
    if (name === 'VCALENDAR') this.open = [];
    else if (isEntry) this.open.splice(1);
    if (name !== 'VCALENDAR' && this.calendars.length === 0) return;
    const component: Component = { name, lines: [], children: [] };
    if (name === 'VCALENDAR') this.calendars.push(component);
    else this.open.at(-1)?.children.push(component);
    if (isEntry) this.noteLoose(false);
    this.open.push(component);
  }

  private close(name: string): void {
    if (name === 'VCALENDAR') {
      this.open.splice(1);
      this.isEnded = true;
      this.noteLoose(false);
      return;
    }
    const at = this.open.findLastIndex((one) => one.name === name);
    if (at >= 0) this.open.splice(at);
    else if (entries.has(name)) {
      const unknown = this.open.splice(1).length > 0;
      this.noteLoose(name === 'VEVENT' && !unknown);
    }
  }

  /** A start belongs to an entry, also when neither its beginning nor its end can be recognised. */
  private noteLoose(isEntry: boolean): void {
    const hasStart = this.loose.some(({ name }) => name === 'DTSTART');
    if (isEntry || hasStart) this.strays.push({ name: 'VEVENT', lines: this.loose, children: [] });
    this.loose = [];
  }

  end(): ParsedCalendars {
    if (this.calendars.length === 0) throw new NotACalendar('no-calendar');
    if (this.open.length > 1) throw new NotACalendar('incomplete');
    this.noteLoose(false);
    this.strays.push(...this.calendars.flatMap(({ children }) => children.filter(isUnknownEntry)));
    return { calendars: this.calendars, strays: this.strays, isEnded: this.isEnded };
  }
}

function isUnknownEntry(component: Component): boolean {
  const { name } = component;
  const isKnown = entries.has(name) || others.has(name) || name.startsWith('X-');
  return !isKnown && propertyOf(component, 'DTSTART') !== null;
}

export const propertyOf = ({ lines }: Component, name: string): string | null =>
  lines.find((line) => line.name === name)?.value ?? null;
