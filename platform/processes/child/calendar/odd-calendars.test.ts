import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { calendar, event } from '#tests/support/calendars/calendar-texts.ts';
import { readShown } from '#tests/support/calendars/read-shown.ts';
import { BeyondLimit } from '../beyond-limit.ts';

/* Kinds reported of comparable products: cal.diy #14664, #19929 and #1101, collective/icalendar #114, #168, #399 and
   #700, ical.js #197 and #1015, khal #236, Nextcloud #46984, sabre/dav #1216, tec-ical-importer #18, yuvomi #818. */

const at = (value: string, ...more: string[]) => event('UID:a', `DTSTART${value}`, 'DURATION:PT1H', ...more);
const noon = ['DTSTART:20261216T120000Z', 'DTEND:20261216T130000Z'];
const noonTime = '2026-12-16T12:00/2026-12-16T13:00';
const [first, second] = ['07', '14'].map((day) => `2026-12-${day}T09:00/2026-12-${day}T10:00`);

type Row = [about: string, text: string | Uint8Array, times: Array<string | undefined>, leftOut?: string[]];
const table = (rows: Row[]) =>
  test.each(rows)('%s', (_, text, times, leftOut = []) => {
    expect(readShown(text)).toEqual({ times, leftOut });
  });

describe('free is', () => {
  const attendee = (params: string, address: string) => `ATTENDEE;${params}:${address}`;
  const invited = (...lines: string[]) =>
    calendar(event('UID:a', ...noon, 'ORGANIZER:mailto:chef@example.dk', ...lines));
  table([
    [
      'declined, the address in capitals',
      invited(attendee('PARTSTAT=DECLINED', 'MAILTO:OWNER@studio.test')),
      [],
    ],
    [
      'declined, the address as a parameter',
      invited(attendee('partstat=declined;EMAIL="thea@sang.example"', 'urn:uuid:1')),
      [],
    ],
    [
      'declined among others who accepted',
      invited(
        attendee('PARTSTAT=ACCEPTED', 'mailto:ole@example.dk'),
        attendee('PARTSTAT=DECLINED', 'mailto:owner@studio.test'),
      ),
      [],
    ],
    ['Microsoft’s FREE over OPAQUE', invited('TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:Free'), []],
    ['cancelled, in lower case', invited('status:cancelled'), []],
  ]);
});

describe('busy is', () => {
  const attendee = (status: string, address: string) => `ATTENDEE;PARTSTAT=${status}:mailto:${address}`;
  const invited = (...lines: string[]) =>
    calendar(event('UID:a', ...noon, 'ORGANIZER:mailto:chef@example.dk', ...lines));
  table([
    ['declined by others', invited(attendee('DECLINED', 'ole@example.dk')), [noonTime]],
    [
      'accepted by one of the addresses',
      invited(attendee('DECLINED', 'owner@studio.test'), attendee('ACCEPTED', 'thea@sang.example')),
      [noonTime],
    ],
    ['an invitation not answered yet', invited(attendee('NEEDS-ACTION', 'owner@studio.test')), [noonTime]],
    ['tentative', invited('STATUS:TENTATIVE', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'), [noonTime]],
    [
      'out of office, although transparent',
      invited('TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'),
      [noonTime],
    ],
    [
      'VFREEBUSY, but for its free times',
      calendar([
        'BEGIN:VFREEBUSY',
        'UID:a',
        'DTSTART:20261201T000000Z',
        'DTEND:20261231T000000Z',
        'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261207T090000Z/20261207T100000Z,20261214T090000Z/PT1H',
        'FREEBUSY:20261216T120000Z/20261216T130000Z',
        'FREEBUSY;FBTYPE=FREE:20261221T090000Z/PT1H',
        'END:VFREEBUSY',
      ]),
      [first, second, noonTime],
    ],
  ]);
});

describe('one odd entry hides no other and is named:', () => {
  const odd = (...lines: string[]) =>
    calendar(event('UID:x', 'SUMMARY:Concert\\, late', ...lines), event('UID:a', ...noon));
  const concert = 'entry 2026-12-15T13:00 Concert, late';
  const start = 'DTSTART:20261215T130000Z';
  const itself = '2026-12-15T13:00/2026-12-15T14:00';
  table([
    [
      'a start that is no time',
      odd('DTSTART:next Tuesday', 'DURATION:PT1H'),
      [noonTime],
      ['entry ? Concert, late'],
    ],
    [
      'a day that does not exist',
      odd('DTSTART:20270230T100000Z', 'DURATION:PT1H'),
      [noonTime],
      ['entry ? Concert, late'],
    ],
    ['no start', odd('DURATION:PT1H'), [noonTime], ['entry ? Concert, late']],
    ['an end before its start', odd(start, 'DTEND:20261215T120000Z'), [noonTime], [concert]],
    ['an end that is no time', odd(start, 'DTEND:late'), [noonTime], [concert]],
    ['a negative duration', odd(start, 'DURATION:-PT1H'), [noonTime], [concert]],
    [
      'an unknown weekday: its start is busy',
      odd(start, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=XX'),
      [itself, noonTime],
      [concert],
    ],
    [
      'an unknown part of a rule: its start is busy',
      odd(start, 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYEASTER=0'),
      [itself, noonTime],
      [concert],
    ],
    [
      'an interval of none: its start is busy',
      odd(start, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;INTERVAL=0'),
      [itself, noonTime],
      [concert],
    ],
    [
      'more repetitions than anyone has: its start is busy',
      odd(start, 'DURATION:PT1H', 'RRULE:FREQ=MINUTELY'),
      [itself, noonTime],
      [concert],
    ],
    [
      'a beginning that is missing',
      odd(start, 'DURATION:PT1H').replace('BEGIN:VEVENT\r\n', ''),
      [noonTime],
      [concert],
    ],
    [
      'a beginning of another name',
      odd(start, 'DURATION:PT1H').replace('BEGIN:VEVENT', 'BEGIN:VEVNT'),
      [noonTime],
      [concert],
    ],
    [
      'an all-day entry that ends before it begins',
      odd('DTSTART;VALUE=DATE:20261215', 'DTEND;VALUE=DATE:20261210'),
      [noonTime],
      ['entry day of 2026-12-14T23:00 Concert, late'],
    ],
    ['not one that is free', odd('DTSTART:soon', 'TRANSP:TRANSPARENT'), [noonTime]],
    ['not one that is over', odd('DTSTART:20261015T130000Z', 'DTEND:20261015T120000Z'), [noonTime]],
    [
      'a line that is none',
      odd(start, 'DURATION:PT1H').replace('UID:a', 'X\r\nUID:a\r\nX-RADIUS=49'),
      [itself, noonTime],
    ],
    ['an end that is missing', odd(start, 'DURATION:PT1H').replace('END:VEVENT\r\n', ''), [itself, noonTime]],
    [
      'an alarm inside it',
      odd(start, 'DURATION:PT1H', 'BEGIN:VALARM', 'DURATION:PT5M', 'SUMMARY:Ring', 'END:VALARM'),
      [itself, noonTime],
    ],
  ]);
});

describe('a calendar is read whatever its letters and lines:', () => {
  const text = calendar(
    event('UID:a', 'SUMMARY:Prøve', ...noon),
    at(';TZID=Europe/Copenhagen:20261207T100000'),
  );
  const both = [first, noonTime];
  const php = '<br />\n<b>Warning</b>: Undefined index in /var/www/feed.php\n';
  table([
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), both],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), both],
    ['UTF-16 in the other order', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), both],
    ['gzip', gzipSync(text), both],
    ['gzip of a marked text', gzipSync(`\uFEFF${text}`), both],
    ['zlib', deflateSync(text), both],
    ['latin-1', Buffer.from(text, 'latin1'), both],
    ['line feeds only', text.replaceAll('\r', ''), both],
    ['carriage returns only', text.replaceAll('\n', ''), both],
    ['empty lines', text.replaceAll('\r\n', '\r\n\r\n'), both],
    ['lower case', text.toLowerCase().replaceAll('europe', 'Europe'), both],
    ['upper case', text.toUpperCase(), both],
    [
      'folds in names and numbers',
      text.replaceAll('DTSTART', 'DTST\r\n\tART').replaceAll('1207T', '12\r\n 07T'),
      both,
    ],
    ['a fold without its space', text.replace('Copenhagen', 'Copen\r\nhagen'), both],
    [
      'a description in several lines',
      text.replace('SUMMARY:Prøve', 'DESCRIPTION:See\r\nyou (there)\r\n\r\n12:30 or so'),
      both,
    ],
    ['trailing semicolons', text.replaceAll(/(DT\w+[^\r]*)\r/g, '$1;\r'), both],
    ['trailing spaces', text.replaceAll('\r\n', '  \r\n'), both],
    ['a quote that never ends', text.replace('TZID=', 'TZID="'), both],
    ['text after its end', `${text}<!-- generated in 0.2 s -->\r\n`, both],
    ['text before its beginning', php + text, both],
    ['two calendars in one text', text + calendar(at(':20261214T090000Z')), [first, second, noonTime]],
    [
      'an entry after its end',
      `${text}${at(':20261214T090000Z').join('\r\n')}\r\n`,
      [first, second, noonTime],
    ],
    ['no end of the calendar: said', text.replace('END:VCALENDAR\r\n', ''), both, ['end ?']],
  ]);

  test.each([
    ['an HTML page', '<!doctype html><title>Sign in</title>', 'no-calendar'],
    ['JSON', '{"items":[]}', 'no-calendar'],
    ['a business card', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'no-calendar'],
    ['damaged gzip', gzipSync(text).subarray(0, 40), 'no-calendar'],
    ['a text that is cut off inside an entry', text.slice(0, -60), 'incomplete'],
  ])('%s is refused with its own reason', (_, source, reason) => {
    expect(() => readShown(source)).toThrow(reason);
  });

  test('what is small only while it is compressed is refused', () => {
    expect(() => readShown(gzipSync(`${text}${' '.repeat(8_000_000)}`))).toThrow(BeyondLimit);
  });
});
