import { describe, expect, test } from 'vitest';
import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { calendar, easternTime, event } from '#tests/support/calendars/calendar-texts.ts';
import { readShown } from '#tests/support/calendars/read-shown.ts';
import { zoneOf } from './calendar-zone.ts';

/* Kinds reported of comparable products: cal.diy #14664, #19929 and #1101, collective/icalendar #114, #168, #399 and
   #700, ical.js #197 and #1015, khal #236, Nextcloud #46984, sabre/dav #1216, tec-ical-importer #18, yuvomi #818. */

const at = (value: string, ...more: string[]) => event('UID:a', `DTSTART${value}`, 'DURATION:PT1H', ...more);
const noonTime = '2026-12-16T12:00/2026-12-16T13:00';
const weekly = (...more: string[]) =>
  event(
    'UID:a',
    'SUMMARY:Choir',
    'DTSTART;TZID=Europe/Copenhagen:20261207T100000',
    'DTEND;TZID=Europe/Copenhagen:20261207T110000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    ...more,
  );
const [first, second, third] = ['07', '14', '21'].map((day) => `2026-12-${day}T09:00/2026-12-${day}T10:00`);
const allDay = (...more: string[]) =>
  event('UID:a', 'DTSTART;VALUE=DATE:20261207', 'RRULE:FREQ=WEEKLY;COUNT=3', ...more);
const [day1, day2, day3] = ['07', '14', '21'].map((day) => {
  const before = String(Number(day) - 1).padStart(2, '0');
  return `2026-12-${before}T23:00/2026-12-${day}T23:00`;
});

type Row = [about: string, text: string | Uint8Array, times: Array<string | undefined>, leftOut?: string[]];
const table = (rows: Row[]) =>
  test.each(rows)('%s', (_, text, times, leftOut = []) => {
    expect(readShown(text)).toEqual({ times, leftOut });
  });

describe('a time zone is found by', () => {
  const inZone = (tzid: string, ...parts: string[][]) =>
    calendar(...parts, at(`;TZID=${tzid}:20261216T120000`));
  const [paris, newYork] = ['2026-12-16T11:00/2026-12-16T12:00', '2026-12-16T17:00/2026-12-16T18:00'];
  table([
    ['a Windows name with a number', inZone('W. Europe Standard Time 2'), [paris]],
    ['a Windows name in lower case', inZone('romance standard time'), [paris]],
    ['the Windows name of summer', inZone('Eastern Daylight Time'), [newYork]],
    ['a Windows name with a prefix', inZone('"tzone://Microsoft/Romance Standard Time"'), [paris]],
    ['a display name by its cities', inZone('"(UTC+01:00) Brussels, Copenhagen, Madrid, Paris"'), [paris]],
    ['an unquoted display name', inZone('(UTC+01:00) Sarajevo, Skopje, Warsaw, Zagreb'), [paris]],
    ['the display name of a Windows zone', inZone('"(GMT-05:00) Eastern Time (US & Canada)"'), [newYork]],
    [
      'the prefix of Evolution',
      inZone('/freeassociation.sourceforge.net/Tzfile/America/New_York'),
      [newYork],
    ],
    ['the prefix of Citadel', inZone('/citadel.org/20210210_1/Europe/Copenhagen'), [paris]],
    ['an offset', inZone('UTC+01:00'), [paris]],
    ['the offset of a time', calendar(at(':20261216T120000+0100')), [paris]],
    [
      'a name of three parts',
      inZone('/x/America/Argentina/Buenos_Aires'),
      ['2026-12-16T15:00/2026-12-16T16:00'],
    ],
    [
      'its own description',
      inZone('tzone://Microsoft/Custom', easternTime('tzone://Microsoft/Custom')),
      [newYork],
    ],
    ['the description of an abbreviation', inZone('ET', easternTime('ET')), [newYork]],
    [
      'the location of a description',
      inZone('Mine', ['BEGIN:VTIMEZONE', 'TZID:Mine', 'X-LIC-LOCATION:America/New_York', 'END:VTIMEZONE']),
      [newYork],
    ],
    [
      'X-WR-TIMEZONE as a Windows name',
      calendar(['X-WR-TIMEZONE:Eastern Standard Time'], at(':20261216T120000')),
      [newYork],
    ],
    ['TZID as a property of the event', calendar(at(':20261216T120000', 'TZID:America/New_York')), [newYork]],
    [
      'Z, whatever X-WR-TIMEZONE says',
      calendar(['X-WR-TIMEZONE:America/New_York'], at(':20261216T120000Z')),
      [noonTime],
    ],
  ]);

  test('a description in summer, in the hour that the clock skips, and in the one that it repeats', () => {
    const starts = ['20270701T120000', '20270314T023000', '20271107T013000'];
    const text = calendar(easternTime('Mine'), ...starts.map((start) => at(`;TZID=Mine:${start}`)));
    expect(readShown(text, '2027-01-01', '2027-12-31').times).toEqual([
      '2027-03-14T07:30/2027-03-14T08:30',
      '2027-07-01T16:00/2027-07-01T17:00',
      '2027-11-07T05:30/2027-11-07T06:30',
    ]);
  });

  test('every Windows name, also with a number', () => {
    const missing = WINDOWS_TO_IANA_MAP.filter(
      ({ windowsName }) => zoneOf(windowsName) === null || zoneOf(`${windowsName} 1`) !== zoneOf(windowsName),
    );
    expect(WINDOWS_TO_IANA_MAP.length).toBeGreaterThan(130);
    expect(missing.map(({ windowsName }) => windowsName)).toEqual([]);
  });

  test.each([
    'Customized Time Zone',
    'Somewhere/Else',
    '(UTC+01:00) Rom',
    'Foo Standard Time',
    '+25:00',
    '///',
    '',
  ])(
    'a name that nothing describes, %j, is reported and blocks the hour as read in the studio’s zone',
    (tzid) => {
      expect(readShown(inZone(`"${tzid}"`))).toEqual({
        times: [paris],
        leftOut: tzid === '' ? [] : [`zone 2026-12-16T11:00 ${tzid}`],
      });
    },
  );
});

describe('an event that replaces one of a series', () => {
  const moved = (recurrence: string, ...more: string[]) =>
    event(
      'UID:a',
      `RECURRENCE-ID${recurrence}`,
      'DTSTART:20261215T140000Z',
      'DTEND:20261215T150000Z',
      ...more,
    );
  const there = '2026-12-15T14:00/2026-12-15T15:00';
  table([
    [
      'in another zone',
      calendar(weekly(), moved(';TZID=America/New_York:20261214T040000')),
      [first, there, third],
    ],
    ['in the clock of the series', calendar(weekly(), moved(':20261214T100000')), [first, there, third]],
    ['by its day', calendar(weekly(), moved(';VALUE=DATE:20261214')), [first, there, third]],
    [
      'in a calendar of its own',
      calendar(weekly()) + calendar(moved(':20261214T090000Z')),
      [first, there, third],
    ],
    ['before the series in the text', calendar(moved(':20261214T090000Z'), weekly()), [first, there, third]],
    [
      'cancelled, without a time',
      calendar(weekly(), event('UID:a', 'RECURRENCE-ID:20261214T090000Z', 'STATUS:CANCELLED')),
      [first, third],
    ],
    ['shown as free', calendar(weekly(), moved(':20261214T090000Z', 'TRANSP:TRANSPARENT')), [first, third]],
    [
      'in two versions',
      calendar(
        weekly(),
        moved(':20261214T090000Z', 'SEQUENCE:2', 'TRANSP:TRANSPARENT'),
        moved(':20261214T090000Z', 'SEQUENCE:1'),
      ),
      [first, third],
    ],
    ['of an all-day series, in UTC', calendar(allDay(), moved(':20261213T230000Z')), [day1, there, day3]],
    [
      'by what is no time: both are busy',
      calendar(weekly(), moved(':tomorrow')),
      [first, second, there, third],
    ],
    [
      'without an end, as long as the series',
      calendar(weekly(), event('UID:a', 'RECURRENCE-ID:20261214T090000Z', 'DTSTART:20261215T140000Z')),
      [first, there, third],
    ],
    [
      'with all that follow',
      calendar(weekly(), moved(';RANGE=THISANDFUTURE:20261214T090000Z')),
      [first, there, '2026-12-22T14:00/2026-12-22T15:00'],
    ],
    [
      'without a start: the one of the series stays busy, and it is named',
      calendar(weekly(), event('UID:a', 'SUMMARY:Lost', 'RECURRENCE-ID:20261214T090000Z', 'DTSTART:soon')),
      [first, second, third],
      ['entry ? Lost'],
    ],
  ]);
});

describe('UNTIL', () => {
  const until = (value: string, start = ';TZID=Europe/Copenhagen:20261207T100000') =>
    calendar(event('UID:a', `DTSTART${start}`, 'DURATION:PT1H', `RRULE:FREQ=WEEKLY;UNTIL=${value}`));
  table([
    ['with hyphens and colons', until('2026-12-14T09:00:00Z'), [first, second]],
    ['a second before the last start', until('20261214T085959Z'), [first]],
    [
      'a day, of a late start',
      until('20261214', ';TZID=Europe/Copenhagen:20261207T233000'),
      ['2026-12-07T22:30/2026-12-07T23:30', '2026-12-14T22:30/2026-12-14T23:30'],
    ],
    ['a local time, of a start in UTC', until('20261214T090000', ':20261207T090000Z'), [first, second]],
    ['in UTC, of a floating start', until('20261214T090000Z', ':20261207T100000'), [first, second]],
    ['before the start: the start is not repeated', until('20261201'), []],
  ]);
  test.each(['20261214T000000Z', '20261213T230000Z', '20261214'])('of an all-day series, as %s', (value) => {
    const text = calendar(event('UID:a', 'DTSTART;VALUE=DATE:20261207', `RRULE:FREQ=WEEKLY;UNTIL=${value}`));
    expect(readShown(text).times).toEqual([day1, day2]);
  });
});

describe('EXDATE', () => {
  table([
    ['several in one line', calendar(weekly('EXDATE:20261207T090000Z,20261221T090000Z')), [second]],
    ['a day of a series with times', calendar(weekly('EXDATE;VALUE=DATE:20261214')), [first, third]],
    [
      'in another zone',
      calendar(weekly('EXDATE;TZID=Eastern Standard Time:20261214T040000')),
      [first, third],
    ],
    ['in the clock of the series', calendar(weekly('EXDATE:20261214T100000')), [first, third]],
    ['of another hour', calendar(weekly('EXDATE:20261214T100000Z')), [first, second, third]],
    ['of an all-day series, in UTC', calendar(allDay('EXDATE:20261213T230000Z')), [day1, day3]],
    [
      'of a month that does not exist',
      calendar(weekly('EXDATE:20261329T100000Z,20261214T090000Z')),
      [first, third],
    ],
    ['of an event that is not repeated', calendar(at(':20261207T090000Z', 'EXDATE:20261207T090000Z')), []],
    ['as a rule (RFC 2445)', calendar(weekly('EXRULE:FREQ=WEEKLY;INTERVAL=2')), [second]],
  ]);
});

describe('RDATE', () => {
  const start = ['UID:a', 'DTSTART:20261207T090000Z', 'DTEND:20261207T100000Z'];
  const rdate = (...lines: string[]) => calendar(event(...start, ...lines));
  table([
    ['alone, several in one line', rdate('RDATE:20261214T090000Z,20261221T090000Z'), [first, second, third]],
    ['in another zone', rdate('RDATE;TZID=America/New_York:20261214T040000'), [first, second]],
    [
      'as a period with an end',
      rdate('RDATE;VALUE=PERIOD:20261214T090000Z/20261214T120000Z'),
      [first, '2026-12-14T09:00/2026-12-14T12:00'],
    ],
    [
      'as a period with a length',
      rdate('RDATE;VALUE=PERIOD:20261214T090000Z/PT30M'),
      [first, '2026-12-14T09:00/2026-12-14T09:30'],
    ],
    [
      'beside a rule, and once more what it repeats',
      rdate('RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE:20261214T090000Z,20261221T090000Z'),
      [first, second, third],
    ],
    [
      'without the start, which is excluded',
      rdate('RDATE:20261214T090000Z', 'EXDATE:20261207T090000Z'),
      [second],
    ],
    [
      'of all-day events',
      calendar(event('UID:a', 'DTSTART;VALUE=DATE:20261207', 'RDATE;VALUE=DATE:20261214')),
      [day1, day2],
    ],
    [
      'of which one is no date: it is named',
      rdate('SUMMARY:Fair', 'RDATE:20261214T090000Z,some day'),
      [first, second],
      ['entry 2026-12-07T09:00 Fair'],
    ],
  ]);
});

test('days are of the clock and hours exact, also of repeated events', () => {
  const text = calendar(
    event('UID:a', 'DTSTART;TZID=Europe/Copenhagen:20270327T180000', 'DURATION:P1W'),
    event(
      'UID:b',
      'DTSTART;TZID=Europe/Copenhagen:20270326T200000',
      'DURATION:P1DT2H',
      'RRULE:FREQ=DAILY;COUNT=2',
    ),
    event('UID:c', 'DTSTART;TZID=Europe/Copenhagen:20270328T023000', 'DURATION:PT30M'),
  );
  expect(readShown(text, '2027-03-20', '2027-04-30').times).toEqual([
    '2027-03-26T19:00/2027-03-27T21:00',
    '2027-03-27T17:00/2027-04-03T16:00',
    '2027-03-27T19:00/2027-03-28T20:00',
    '2027-03-28T01:30/2027-03-28T02:00',
  ]);
});

test('an hour that the clock repeats is busy both times for what is hourly, once for what is daily', () => {
  const start = 'DTSTART;TZID=Europe/Copenhagen:20271030T023000';
  const hourly = calendar(event('UID:a', start, 'DURATION:PT1H', 'RRULE:FREQ=HOURLY'));
  const [from, to] = ['2027-10-30', '2027-11-01'];
  expect(
    readShown(hourly, from, to)
      .times.filter((one) => one.startsWith('2027-10-31T0'))
      .slice(0, 3),
  ).toEqual([
    '2027-10-31T00:30/2027-10-31T01:30',
    '2027-10-31T01:30/2027-10-31T02:30',
    '2027-10-31T02:30/2027-10-31T03:30',
  ]);
  const daily = calendar(event('UID:a', start, 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=2'));
  expect(readShown(daily, from, to).times).toEqual([
    '2027-10-30T00:30/2027-10-30T01:00',
    '2027-10-31T00:30/2027-10-31T01:00',
  ]);
});
