import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { busyTimesOf } from './busy-times.ts';
import { decodeCalendar } from './decode-calendar.ts';

const folder = 'tests/outside/calendars';

interface Case {
  id: string;
  about: string;
  expect: string[] | string;
  from: string;
  to: string;
  contains?: boolean;
}

const cases = JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')) as Case[];

const instant = (text: string) => Temporal.Instant.from(text.replace(/Z$/, ':00Z')).epochMilliseconds;

function read({ id, from, to }: Case) {
  return busyTimesOf(decodeCalendar(readFileSync(`${folder}/${id}.ics`)), {
    from: Temporal.Instant.from(`${from}T00:00:00Z`),
    to: Temporal.Instant.from(`${to}T00:00:00Z`),
    timeZone: 'Europe/Copenhagen',
    ownHost: 'studio.example',
    ownAddresses: ['owner@studio.test'],
  });
}

test('every case has its file', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ics'));
  expect(cases.map(({ id }) => `${id}.ics`).toSorted()).toEqual(files.toSorted());
});

test.each(cases)('calendar $id is read right: $about', (one) => {
  if (typeof one.expect === 'string') return expect(() => read(one)).toThrow(/^(?:no-calendar|incomplete)$/);
  const times = read(one).times.map(
    ({ start, end }) => `${start.epochMilliseconds} ${end.epochMilliseconds}`,
  );
  const expected = one.expect.map((span) => span.split('/').map(instant).join(' '));
  expect(one.contains ? expected.filter((span) => !times.includes(span)) : times.toSorted()).toEqual(
    one.contains ? [] : expected.toSorted(),
  );
});
