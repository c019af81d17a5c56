import { expect, test } from 'vitest';
import { calendarCases, requestOf, shownTimes } from '#tests/support/calendars/calendar-cases.ts';
import { testRadicale } from '#tests/support/calendars/radicale.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { calendarParser } from '../calendar/read-calendar.ts';
import { calDav } from './caldav.ts';

/** Refused by Radicale, or stored as something else; `calendar-cases.test.ts` has them as another server sends them. */
const notStored = ['c06', 'c14', 'c20', 'c27', 'c31', 'c39', 'c40', 'c43', 'c46'];
const stored = calendarCases.filter(({ id }) => !notStored.includes(id));

const radicale = testRadicale();

/** One object for each UID (RFC 4791, 4.1), with the time zones. */
function objectsOf(text: string): Map<string, string> {
  const [head = '', ...events] = text.split(/(?=BEGIN:VEVENT)/);
  const byUid = Map.groupBy(events, (event) => /^UID:(.*?)\r?$/m.exec(event)?.[1] ?? '');
  const end = 'END:VCALENDAR\r\n';
  return new Map(
    Array.from(byUid, ([uid, own]) => [
      uid.replace(/@.*/, ''),
      `${head}${own.join('').replaceAll(/END:VCALENDAR\s*$/gm, '')}${end}`,
    ]),
  );
}

test.each(stored)('Radicale: calendar $id is read right: $about', async (one) => {
  const url = await radicale.createCalendar(one.id);
  for (const [name, text] of objectsOf(one.bytes.toString('utf8')))
    await radicale.put(`${url}${name}.ics`, text);
  const parse = calendarParser(processes, { lane: 'owner', timeoutMs: 20_000 });
  const client = calDav(radicale.http, radicale.account, { timeoutMs: 20_000, parse });
  const { fromMs, toMs, ...request } = requestOf(one);
  const { times } = await client.busyTimes(url, {
    ...request,
    from: Temporal.Instant.fromEpochMilliseconds(fromMs),
    to: Temporal.Instant.fromEpochMilliseconds(toMs),
  });
  const found = times.map(({ start, end }) => ({
    startMs: start.epochMilliseconds,
    endMs: end.epochMilliseconds,
  }));
  expect(shownTimes(one, found)).toEqual(one.times);
});
