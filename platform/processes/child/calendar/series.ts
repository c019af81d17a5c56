import { instantOf, later, lengthOf, type Moment, momentOf } from './calendar-values.ts';
import { type EndOf, type Entry, endOf, isCancelled, momentIn, momentsIn } from './entry.ts';
import { expandRule, type Repetition, UnreadableRule } from './repetitions.ts';

export interface Window {
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/** One time of a series. `end`: of a PERIOD, or of an event that changes all that follow. */
export interface Occurrence {
  start: Moment;
  at: Temporal.Instant;
  end: Temporal.Instant | null;
}

/** An event with the same UID that replaces one of the series (RECURRENCE-ID). */
export interface Override {
  entry: Entry;
  replaces: Moment | null;
  isFuture: boolean;
}

export interface Series {
  occurrences: Occurrence[];
  /** False: some of its repetitions are not understood, and left out. */
  isWhole: boolean;
}

const dayMs = 86_400_000;
const zonesMs = 2 * dayMs;

export const isRepeated = ({ component: { lines } }: Entry) =>
  lines.some(({ name }) => name === 'RRULE' || name === 'RDATE');

export function overrideOf(entry: Entry): Override {
  const line = entry.component.lines.find(({ name }) => name === 'RECURRENCE-ID');
  const isFuture = line?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE';
  return { entry, replaces: momentIn(entry, 'RECURRENCE-ID'), isFuture };
}

/** Without what is excluded and what overrides replace. It begins near the window, however long ago the series began. */
export function seriesOf(
  entry: Entry & { start: Moment },
  { window, end, overrides }: { window: Window; end: EndOf; overrides: readonly Override[] },
): Series {
  const { start } = entry;
  const first: Occurrence = { start, at: instantOf(start), end: null };
  if (!isRepeated(entry)) return { occurrences: [...excluding(entry, overrides)([first])], isWhole: true };
  const longest = end(start).epochMilliseconds - first.at.epochMilliseconds;
  const shift = Math.max(0, ...overrides.map((override) => Math.abs(shiftOf(override))));
  const wide = {
    from: window.from.subtract({ milliseconds: longest + shift + zonesMs }),
    to: window.to.add({ milliseconds: shift + zonesMs }),
  };
  const repeated = repetitionsOf(entry, 'RRULE', wide);
  const dates = datesOf(entry);
  const all = [...(repeated ?? [first]), ...dates.occurrences];
  if (!entry.component.lines.some(({ name }) => name === 'RRULE')) all.push(first);
  const exclude = excluding(entry, overrides);
  const unique = new Map(exclude(all).map((one) => [one.at.epochMilliseconds, one]));
  const occurrences = [...unique.values()].flatMap((one) => followed(one, overrides, end));
  return { occurrences, isWhole: repeated !== null && dates.isWhole };
}

function repetitionsOf(
  { component, start, zones }: Entry & { start: Moment },
  name: 'RRULE' | 'EXRULE',
  { from, to }: Window,
): Occurrence[] | null {
  const { wall, zone, isDate } = start;
  const context = {
    start: wall,
    zone,
    from: zone.toWall(from),
    to: zone.toWall(to),
    untilOf: (value: string) => untilOf(momentOf(value, { params: new Map() }, zones), start),
  };
  try {
    const rules = component.lines.filter((line) => line.name === name);
    return rules
      .flatMap(({ value }) => expandRule(value, context))
      .map((one: Repetition) => ({ start: { ...start, wall: one.wall, isDate }, at: one.at, end: null }));
  } catch (error) {
    if (error instanceof UnreadableRule) return null;
    throw error;
  }
}

/** A date is the whole day; an instant is what the clock of the series shows then. */
function untilOf(until: Moment | null, start: Moment): Temporal.PlainDateTime | null {
  if (!until) return null;
  if (until.isDate) return until.wall.add({ days: 1 }).subtract({ seconds: 1 });
  if (!until.isAbsolute) return until.wall;
  const wall = start.zone.toWall(instantOf(until));
  // Some write the last day of an all-day series as a midnight in UTC.
  return start.isDate && Temporal.PlainDateTime.compare(wall, until.wall) < 0 ? until.wall : wall;
}

function datesOf(entry: Entry & { start: Moment }): { occurrences: Occurrence[]; isWhole: boolean } {
  const values = entry.component.lines
    .filter(({ name }) => name === 'RDATE')
    .flatMap((line) => line.value.split(',').map((value) => ({ line, value })));
  const occurrences = values.flatMap(({ line, value }): Occurrence[] => {
    const [from = '', to] = value.split('/');
    const date = momentOf(from, line, entry.zones);
    if (!date) return [];
    const start = asInSeries(date, entry.start);
    const end = to === undefined ? null : periodEnd(start, to, (text) => momentOf(text, line, entry.zones));
    return [{ start, at: instantOf(start), end }];
  });
  return { occurrences, isWhole: occurrences.length === values.length };
}

/** A day in a series with times has the time of the series; a time in one of whole days is that day. */
function asInSeries(moment: Moment, start: Moment): Moment {
  if (moment.isDate === start.isDate) return moment;
  const time = start.wall.toPlainTime();
  return { ...start, wall: dayOf(moment, start).toPlainDateTime(time) };
}

export function periodEnd(
  start: Moment,
  text: string,
  parse: (text: string) => Moment | null,
): Temporal.Instant | null {
  const length = lengthOf(text);
  if (length) return later(start, length);
  const end = parse(text);
  return end && instantOf(end);
}

/** Compared as instants where both are known, else by the clock of the series, or by its day. */
function excluding(entry: Entry & { start: Moment }, overrides: readonly Override[]) {
  const replaced = overrides.flatMap(({ replaces, entry: one }) =>
    replaces && (one.start || isCancelled(one)) ? [replaces] : [],
  );
  const keys = new Set([...momentsIn(entry, 'EXDATE'), ...replaced].map((one) => keyOf(one, entry.start)));
  return (occurrences: readonly Occurrence[]) => {
    const isAsIs = keys.size === 0 && !entry.component.lines.some(({ name }) => name === 'EXRULE');
    if (isAsIs || occurrences.length === 0) return occurrences;
    const times = occurrences.map(({ at }) => at.epochMilliseconds);
    const [from, to] = [Math.min(...times), Math.max(...times)].map(Temporal.Instant.fromEpochMilliseconds);
    const rules = from && to ? repetitionsOf(entry, 'EXRULE', { from, to }) : [];
    const ruled = new Set(rules?.map(({ at }) => at.epochMilliseconds));
    return occurrences.filter(
      ({ start: { wall }, at }) =>
        !ruled.has(at.epochMilliseconds) &&
        ![`d${wall.toPlainDate()}`, `w${wall}`, `i${at.epochMilliseconds}`].some((key) => keys.has(key)),
    );
  };
}

function keyOf(moment: Moment, start: Moment): string {
  const { wall, isDate, isAbsolute } = moment;
  if (start.isDate || isDate) return `d${dayOf(moment, start)}`;
  return isAbsolute ? `i${instantOf(moment).epochMilliseconds}` : `w${wall}`;
}

/** Some write the midnight of the studio in UTC. */
function dayOf(moment: Moment, start: Moment): Temporal.PlainDate {
  const isUtc = !moment.isDate && moment.isAbsolute && moment.zone.id === 'UTC';
  return (isUtc ? start.zone.toWall(instantOf(moment)) : moment.wall).toPlainDate();
}

function shiftOf({ entry: { start }, replaces, isFuture }: Override): number {
  if (!isFuture || !start || !replaces) return 0;
  return instantOf(start).epochMilliseconds - instantOf(replaces).epochMilliseconds;
}

/** What an event with RANGE=THISANDFUTURE makes of those that follow it. */
function followed(occurrence: Occurrence, overrides: readonly Override[], end: EndOf): Occurrence[] {
  const before = overrides.filter(
    ({ isFuture, replaces }) =>
      isFuture && replaces && Temporal.Instant.compare(instantOf(replaces), occurrence.at) < 0,
  );
  const last = before.toSorted((one, other) => ridMs(one) - ridMs(other)).at(-1);
  if (!last?.replaces) return [occurrence];
  if (isCancelled(last.entry)) return [];
  const { start } = last.entry;
  if (!start) return [occurrence];
  const { zone } = start;
  const moved = zone.toWall(instantOf(last.replaces)).until(start.wall);
  const wall = zone.toWall(occurrence.at).add(moved);
  const shifted = { ...start, wall };
  const ends = endOf(last.entry, start, end) ?? end;
  return [{ start: shifted, at: zone.toInstant(wall), end: ends(shifted) }];
}

const ridMs = ({ replaces }: Override) => (replaces ? instantOf(replaces).epochMilliseconds : 0);
