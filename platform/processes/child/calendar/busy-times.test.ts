import fc from 'fast-check';
import { expect, test } from 'vitest';
import { busyTimesOf } from './busy-times.ts';
import { NotACalendar } from './components.ts';
import { unfold } from './decode-calendar.ts';

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
const times = (text: string, from = '2027-03-01', to = '2027-04-15') =>
  busyTimesOf(unfold(text), {
    from: Temporal.Instant.from(`${from}T00:00:00Z`),
    to: Temporal.Instant.from(`${to}T00:00:00Z`),
    timeZone: 'Europe/Copenhagen',
    ownHost: 'studio.example',
    ownAddresses: [],
  })
    .times.map(({ start, end }) => `${start} ${end}`)
    .toSorted();

test('a weekly event keeps its local time when the clocks change, without its excluded and cancelled days', () => {
  const text = calendar(
    event(
      'UID:a',
      'DTSTART;TZID=Europe/Copenhagen:20270308T090000',
      'DTEND;TZID=Europe/Copenhagen:20270308T100000',
      'RRULE:FREQ=WEEKLY;COUNT=6',
      'EXDATE;TZID=Europe/Copenhagen:20270315T090000',
    ),
    event(
      'UID:a',
      'RECURRENCE-ID;TZID=Europe/Copenhagen:20270322T090000',
      'DTSTART;TZID=Europe/Copenhagen:20270323T140000',
      'DTEND;TZID=Europe/Copenhagen:20270323T153000',
    ),
    event(
      'UID:a',
      'RECURRENCE-ID;TZID=Europe/Copenhagen:20270405T090000',
      'DTSTART;TZID=Europe/Copenhagen:20270405T090000',
      'STATUS:CANCELLED',
    ),
  );
  expect(times(text)).toEqual([
    '2027-03-08T08:00:00Z 2027-03-08T09:00:00Z',
    '2027-03-23T13:00:00Z 2027-03-23T14:30:00Z',
    '2027-03-29T07:00:00Z 2027-03-29T08:00:00Z',
    '2027-04-12T07:00:00Z 2027-04-12T08:00:00Z',
  ]);
});

test('an all-day event is busy from midnight to midnight in the studio, also on the day of 23 hours', () => {
  const text = calendar(event('UID:b', 'DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329'));
  expect(times(text)).toEqual(['2027-03-26T23:00:00Z 2027-03-28T22:00:00Z']);
});

test('zones by Windows name, by their own description, in UTC and without a zone', () => {
  const described = [
    'BEGIN:VTIMEZONE',
    'TZID:Mine',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0500',
    'TZOFFSETTO:+0500',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  const text = calendar(
    described,
    event('UID:c', 'DTSTART;TZID=Romance Standard Time:20270310T120000', 'DURATION:PT1H'),
    event('UID:d', 'DTSTART;TZID=Mine:20270311T120000', 'DTEND;TZID=Mine:20270311T130000'),
    event('UID:e', 'DTSTART:20270312T120000Z', 'DTEND:20270312T130000Z'),
    event('UID:f', 'DTSTART:20270313T120000', 'DTEND:20270313T130000'),
  );
  expect(times(text).map((line) => line.slice(0, 20))).toEqual([
    '2027-03-10T11:00:00Z',
    '2027-03-11T07:00:00Z',
    '2027-03-12T12:00:00Z',
    '2027-03-13T11:00:00Z',
  ]);
});

test('free, cancelled and own events are not busy', () => {
  const at = ['DTSTART:20270312T120000Z', 'DTEND:20270312T130000Z'];
  const text = calendar(
    event('UID:g', 'TRANSP:TRANSPARENT', ...at),
    event('UID:h', 'STATUS:CANCELLED', ...at),
    event('UID:i@studio.example', ...at),
  );
  expect(times(text)).toEqual([]);
});

test('events without a UID are busy', () => {
  const at = (hour: number) => [`DTSTART:20270312T${hour}0000Z`, `DTEND:20270312T${hour}3000Z`];
  expect(times(calendar(event(...at(12)), event(...at(14))))).toEqual([
    '2027-03-12T12:00:00Z 2027-03-12T12:30:00Z',
    '2027-03-12T14:00:00Z 2027-03-12T14:30:00Z',
  ]);
});

test.each(['FREQ=SECONDLY', 'FREQ=DAILY;INTERVAL=0', 'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2'])(
  'a rule without end is read up to a limit of occurrences: %s',
  (rule) => {
    const text = calendar(
      event('UID:j', 'DTSTART:20200101T120000Z', 'DTEND:20200101T120001Z', `RRULE:${rule}`),
    );
    try {
      expect(times(text)).toEqual([]);
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
    }
  },
);

test('a daily or weekly event begins near the window, with the same occurrences as from its start', () => {
  const weekday = fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']);
  const made = fc.record({
    freq: fc.constantFrom('DAILY', 'WEEKLY'),
    interval: fc.integer({ min: 1, max: 5 }),
    days: weekday,
    start: fc.integer({ min: 0, max: 300 }),
    weekStart: fc.constantFrom('', ';WKST=SU'),
  });
  fc.assert(
    fc.property(made, ({ freq, interval, days, start, weekStart }) => {
      const day = Temporal.PlainDate.from('2026-04-01').add({ days: start }).toString().replaceAll('-', '');
      const byDay = days.length > 0 ? `;BYDAY=${days}` : '';
      const text = (more: readonly string[]) =>
        calendar(
          event(
            'UID:l',
            `DTSTART;TZID=Europe/Copenhagen:${day}T233000`,
            'DURATION:PT2H',
            `RRULE:FREQ=${freq};INTERVAL=${interval}${byDay}${weekStart}`,
            ...more,
          ),
        );
      const whole = times(text(['RDATE;TZID=Europe/Copenhagen:20200101T000000']));
      expect(times(text([]))).toEqual(whole);
    }),
    { numRuns: 60 },
  );
});

test('an occurrence before the window that was moved into it is busy', () => {
  const text = calendar(
    event(
      'UID:m',
      'DTSTART:20200106T090000Z',
      'DTEND:20200106T100000Z',
      'RRULE:FREQ=WEEKLY',
      'EXDATE:20270301T090000Z,20270308T090000Z,20270315T090000Z,20270322T090000Z,20270329T090000Z',
    ),
    event('UID:m', 'RECURRENCE-ID:20270104T090000Z', 'DTSTART:20270302T090000Z', 'DTEND:20270302T100000Z'),
  );
  expect(times(text, '2027-03-01', '2027-04-01')).toEqual(['2027-03-02T09:00:00Z 2027-03-02T10:00:00Z']);
});

test.each(['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'])(
  '%j is no calendar',
  (text) => {
    expect(() => times(text)).toThrow(NotACalendar);
  },
);
