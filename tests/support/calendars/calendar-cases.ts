import { readFileSync } from 'node:fs';

/** Calendars as other products write them, with their right busy times (Copenhagen). */
export interface CalendarCase {
  id: string;
  about: string;
  bytes: Buffer;
  /** As text of start and end in milliseconds; null: it is no calendar, or cut off. */
  times: string[] | null;
  /** There may be others. */
  contains: boolean;
  fromMs: number;
  toMs: number;
}

interface StoredCase {
  id: string;
  about: string;
  expect: string[] | string;
  from: string;
  to: string;
  contains?: boolean;
}

export const casesFolder = 'tests/outside/calendars';
const stored = JSON.parse(readFileSync(`${casesFolder}/expected.json`, 'utf8')) as StoredCase[];
const msOf = (text: string) => Temporal.Instant.from(text.replace(/Z$/, ':00Z')).epochMilliseconds;

export const calendarCases = stored.map(
  ({ id, about, expect, from, to, contains = false }): CalendarCase => ({
    id,
    about,
    bytes: readFileSync(`${casesFolder}/${id}.ics`),
    times: Array.isArray(expect)
      ? expect.map((span) => span.split('/').map(msOf).join(' ')).toSorted()
      : null,
    contains,
    fromMs: Date.parse(from),
    toMs: Date.parse(to),
  }),
);

export const requestOf = ({ fromMs, toMs }: CalendarCase) => ({
  fromMs,
  toMs,
  timeZone: 'Europe/Copenhagen',
  ownHost: 'studio.example',
  ownAddresses: ['owner@studio.test'],
});

/** Those that are right, or all when the case has no others. */
export function shownTimes(
  { times, contains }: CalendarCase,
  found: ReadonlyArray<{ startMs: number; endMs: number }>,
): string[] {
  const shown = found.map(({ startMs, endMs }) => `${startMs} ${endMs}`).toSorted();
  return contains && times ? times.filter((time) => shown.includes(time)) : shown;
}
