import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CalDavAnswer } from '#platform/caldav/caldav-tasks.ts';
import {
  type CalendarCase,
  calendarCases,
  casesFolder,
  requestOf,
  shownTimes,
} from '#tests/support/calendars/calendar-cases.ts';
import { readCalDavBusyTimes } from './caldav.ts';
import { readBusyTimes } from './tasks.ts';

test('every case has its file', () => {
  const files = readdirSync(casesFolder).filter((name) => name.endsWith('.ics'));
  expect(calendarCases.map(({ id }) => `${id}.ics`).toSorted()).toEqual(files.toSorted());
  expect(files.length).toBeGreaterThan(30);
});

test.each(calendarCases)('calendar $id is read right: $about', (one) => {
  const found = readBusyTimes({ bytes: one.bytes, request: requestOf(one) });
  if ('none' in found) return expect([one.times, found.none]).toEqual([null, expect.any(String)]);
  expect(shownTimes(one, found.times)).toEqual(one.times);
});

const calendarUrl = 'https://calendar.example/private/';

function answerOf({ bytes }: CalendarCase): CalDavAnswer {
  const data = bytes.toString('utf8').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const xml = `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
    <d:response><d:href>/private/one.ics</d:href><d:propstat><d:status>HTTP/1.1 200 OK</d:status>
    <d:prop><d:getetag>"1"</d:getetag><c:calendar-data>${data}</c:calendar-data></d:prop></d:propstat>
    </d:response></d:multistatus>`;
  const headers: Array<[string, string]> = [['content-type', 'application/xml']];
  return { kind: 'response', status: 207, headers, body: Buffer.from(xml) };
}

test.each(calendarCases)('CalDAV: calendar $id is read right: $about', async (one) => {
  const input = { calendarUrl, request: requestOf(one) };
  const asked = await readCalDavBusyTimes({ ...input, answers: [] });
  if (asked.kind !== 'requests') throw new Error(asked.kind);
  const answers = asked.requests.map((request) => [request, answerOf(one)] as const);
  const read = await readCalDavBusyTimes({ ...input, answers });
  if (read.kind !== 'result') throw new Error(read.kind);
  const { times, leftOut } = read.result;
  // An object that is none hides no other: it is named.
  if (one.times === null) return expect([times, leftOut]).toMatchObject([[], [{ reason: 'entry' }]]);
  expect(shownTimes(one, times)).toEqual(one.times);
});

test.each([
  ['a web page', 200, '<!doctype html><title>Sign in</title>'],
  ['nothing', 200, ''],
  ['a fault', 500, ''],
])('CalDAV: an answer that is %s is a failure, never a calendar without events', async (_, status, body) => {
  const [one] = calendarCases;
  if (!one) throw new Error('no case');
  const input = { calendarUrl, request: requestOf(one) };
  const asked = await readCalDavBusyTimes({ ...input, answers: [] });
  if (asked.kind !== 'requests') throw new Error(asked.kind);
  const answer = { kind: 'response', status, headers: [], body: Buffer.from(body) } as const;
  const answers = asked.requests.map((request) => [request, answer] as const);
  expect(await readCalDavBusyTimes({ ...input, answers })).toEqual({ kind: 'failed', refused: null });
});
