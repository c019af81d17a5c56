import { describe, expect, test } from 'vitest';
import { calendar, easternTime, event } from '#tests/support/calendars/calendar-texts.ts';
import { readShown } from '#tests/support/calendars/read-shown.ts';

/* Kinds reported of comparable products: node-ical #67, Nextcloud #6459, u01jmg3/ics-parser #224, libical #903, sabre/vobject
   (zones of Exchange and Notes), ews-java-api #584, OutlookGoogleCalendarSync #1851. */

const noon = ['DTSTART:20261216T120000Z', 'DTEND:20261216T130000Z'];
const noonTime = '2026-12-16T12:00/2026-12-16T13:00';
const hour = (start: string, ...more: string[]) =>
  event('UID:a', 'SUMMARY:Choir', `DTSTART${start}`, 'DURATION:PT1H', ...more);
const copenhagen = ';TZID=Europe/Copenhagen:';
const [first, second] = ['07', '14'].map((day) => `2026-12-${day}T09:00/2026-12-${day}T10:00`);
const day = (of: number) => `2026-12-${of - 1}T23:00/2026-12-${of}T23:00`;

type Row = [about: string, text: string, times: Array<string | undefined>, leftOut?: string[]];
const table = (rows: Row[]) =>
  test.each(rows)('%s', (_, text, times, leftOut = []) => {
    expect(readShown(text)).toEqual({ times, leftOut });
  });

describe('a status of Outlook that says nothing about being busy leaves it to TRANSP:', () => {
  const status = (transp: string, outlook: string) =>
    calendar(event('UID:a', ...noon, `TRANSP:${transp}`, `X-MICROSOFT-CDO-BUSYSTATUS:${outlook}`));
  table([
    ['working elsewhere is free', status('TRANSPARENT', 'WORKINGELSEWHERE'), []],
    ['working elsewhere can be busy', status('OPAQUE', 'WORKINGELSEWHERE'), [noonTime]],
    ['an unknown status is free', status('TRANSPARENT', 'X-OTHER'), []],
    ['busy is busy', status('TRANSPARENT', 'BUSY'), [noonTime]],
  ]);
});

describe('free is', () => {
  table([
    ['cancelled, as Americans spell it', calendar(event('UID:a', ...noon, 'STATUS:CANCELED')), []],
    [
      'declined, with a space in the address',
      calendar(event('UID:a', ...noon, 'ATTENDEE;PARTSTAT=DECLINED:mailto: owner@studio.test')),
      [],
    ],
  ]);
});

describe('a time zone is found by', () => {
  const inZone = (tzid: string) => calendar(hour(`;TZID=${tzid}:20261216T120000`));
  const [paris, newYork] = ['2026-12-16T11:00/2026-12-16T12:00', '2026-12-16T17:00/2026-12-16T18:00'];
  table([
    ['a name of Notes', inZone('Romance'), [paris]],
    ['a name of Notes in America', inZone('Eastern'), [newYork]],
    [
      'cities between slashes, after an offset with a dot',
      inZone('"(GMT+01.00) Sarajevo/Warsaw/Zagreb"'),
      [paris],
    ],
    [
      'a city by its new name',
      inZone('"(UTC+05:30) Chennai, Kolkata, Mumbai"'),
      ['2026-12-16T06:30/2026-12-16T07:30'],
    ],
    [
      'a display name of Canada',
      inZone('"(UTC-04:00) Atlantic Time (Canada)"'),
      ['2026-12-16T16:00/2026-12-16T17:00'],
    ],
    [
      'a description in other letters',
      calendar(easternTime('My Zone'), hour(';TZID=my zone:20261216T120000')),
      [newYork],
    ],
    [
      'a description whose commas are escaped',
      calendar(easternTime('Here\\, there'), hour(';TZID="Here, there":20261216T120000')),
      [newYork],
    ],
    ['a name whose commas are escaped', inZone('(UTC+01:00) Brussels\\, Paris'), [paris]],
    ['a name with a space', inZone('America/New York'), [newYork]],
  ]);

  test('X-WR-TIMEZONE that nothing describes is reported where an event has no zone of its own', () => {
    const text = calendar(['X-WR-TIMEZONE:Mars/Olympus'], hour(':20261216T120000'));
    expect(readShown(text)).toEqual({ times: [paris], leftOut: ['zone 2026-12-16T11:00 Mars/Olympus'] });
    const others = calendar(['X-WR-TIMEZONE:Mars/Olympus'], hour(':20261216T120000Z'), [
      ...event('UID:b', 'DTSTART;VALUE=DATE:20261217'),
    ]);
    expect(readShown(others)).toEqual({ times: [day(17), noonTime].toSorted(), leftOut: [] });
  });
});

describe('RDATE of another kind than its series:', () => {
  const wholeDays = (...more: string[]) => calendar(event('UID:a', 'DTSTART;VALUE=DATE:20261207', ...more));
  table([
    [
      'a day has the time of the series',
      calendar(hour(`${copenhagen}20261207T100000`, 'RDATE;VALUE=DATE:20261214')),
      [first, second],
    ],
    [
      'a time in a series of days is its day',
      wholeDays('RDATE;TZID=Europe/Copenhagen:20261214T000000'),
      ['2026-12-06T23:00/2026-12-07T23:00', day(14)],
    ],
    ['also in UTC', wholeDays('RDATE:20261213T230000Z'), ['2026-12-06T23:00/2026-12-07T23:00', day(14)]],
  ]);
});

describe('a rule is read', () => {
  const rule = (text: string, start = '20261207T100000') => calendar(hour(copenhagen + start, text));
  table([
    ['with a parameter', rule('RRULE;X-BUSYMAC-REGENERATE=TRASH:FREQ=WEEKLY;COUNT=2'), [first, second]],
    ['with a comma at its end', rule('RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO,'), [first, second]],
    ['with a position that a week has not', rule('RRULE:FREQ=WEEKLY;BYDAY=1MO;COUNT=2'), [first, second]],
    ['with COUNT and UNTIL', rule('RRULE:FREQ=WEEKLY;COUNT=9;UNTIL=20261214T235959Z'), [first, second]],
    [
      'with a start outside it, which counts',
      rule('RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2', '20261208T100000'),
      ['2026-12-08T09:00/2026-12-08T10:00', second],
    ],
    [
      'by the start of the week',
      rule('RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3;BYDAY=TU,SU;WKST=SU', '20261201T100000'),
      ['01', '13', '15'].map((of) => `2026-12-${of}T09:00/2026-12-${of}T10:00`),
    ],
    [
      'of birthdays since 1604',
      calendar(event('UID:a', 'DTSTART;VALUE=DATE:16041215', 'RRULE:FREQ=YEARLY')),
      [day(15)],
    ],
  ]);

  test('on the weekday of its own zone', () => {
    const text = calendar(
      hour(';TZID=America/New_York:20261207T200000', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2'),
    );
    expect(readShown(text).times).toEqual(
      ['08', '15'].map((of) => `2026-12-${of}T01:00/2026-12-${of}T02:00`),
    );
  });
});

describe('whatever its lines', () => {
  const text = calendar(event('UID:a', ...noon), hour(`${copenhagen}20261207T100000`));
  table([
    ['all of them are indented', text.replaceAll(/^(?=.)/gm, '    '), [first, noonTime]],
    ['those inside are indented by tabs', text.replaceAll(/^(?!.*VCALENDAR|$)/gm, '\t'), [first, noonTime]],
    [
      'an alarm is never closed',
      calendar(['BEGIN:VEVENT', 'UID:a', 'BEGIN:VALARM', 'DURATION:PT5M', ...noon, 'END:VEVENT']),
      [noonTime],
    ],
  ]);
});

test('hundreds of rules that ended after so many repetitions are not counted', () => {
  const start = `DTSTART${copenhagen}19990104T100000`;
  const ended = Array.from({ length: 500 }, (_, at) =>
    event(`UID:${at}`, start, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=9000'),
  );
  const started = performance.now();
  expect(readShown(calendar(...ended, event('UID:a', ...noon)))).toEqual({ times: [noonTime], leftOut: [] });
  expect(performance.now() - started).toBeLessThan(20_000);
});

test.each([
  ['FREQ=DAILY;COUNT=15', '20261123T100000', '2026-12-07'],
  ['FREQ=DAILY;INTERVAL=7;COUNT=3', '20261123T100000', '2026-12-07'],
  ['FREQ=WEEKLY;COUNT=3', '20261123T100000', '2026-12-07'],
  ['FREQ=WEEKLY;BYDAY=MO;COUNT=3', '20261124T100000', '2026-12-07'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=3', '20261028T100000', '2026-11-23'],
])('the last repetition of %s is busy', (rule, start, last) => {
  const text = calendar(event('UID:a', `DTSTART${copenhagen}${start}`, 'DURATION:PT1H', `RRULE:${rule}`));
  expect(readShown(text, last, '2027-12-31').times).toEqual([`${last}T09:00/${last}T10:00`]);
});
