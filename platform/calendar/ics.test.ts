import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, calendarFile, calendarObject, calendarText, feedText } from './ics.ts';

const lesson: CalendarEvent = {
  method: 'REQUEST',
  uid: 'booking-1@studio.example',
  sequence: 0,
  stampedAt: Temporal.Instant.from('2027-03-01T10:00:00Z'),
  start: Temporal.Instant.from('2027-03-27T12:00:00Z'),
  end: Temporal.Instant.from('2027-03-27T13:00:00Z'),
  summary: 'Private Coaching: Søren Ærø',
  description: 'Bring a note that will not sit.\nFlyt eller aflys: https://studio.example/bookings/x',
  location: 'Kælderen, Vesterbrogade 1; 2. sal, 1620 København V',
  url: 'https://studio.example/bookings/x',
  organizer: { name: 'Lindehav "voice" studio', email: 'studio@studio.example' },
  attendee: { name: 'Søren Ærø', email: 'soren@example.dk' },
};

function reread(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event in the file');
  return { method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(component), component };
}

describe('an .ics file, read by an independent parser', () => {
  test('preserves every field, including Danish letters, commas and line breaks', () => {
    const { method, event, component } = reread(calendarText(lesson));
    expect(method).toBe('REQUEST');
    expect(event.uid).toBe(lesson.uid);
    expect(event.summary).toBe(lesson.summary);
    expect(event.description).toBe(lesson.description);
    expect(event.location).toBe(lesson.location);
    expect(event.organizer).toBe('mailto:studio@studio.example');
    expect(String(event.attendees[0]?.getFirstValue()).toLowerCase()).toBe('mailto:soren@example.dk');
    expect(component.getFirstPropertyValue('url')).toBe(lesson.url);
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  test('contains no time zone: every time is UTC', () => {
    const text = calendarText(lesson);
    expect(text).toContain('DTSTART:20270327T120000Z');
    expect(text).toContain('DTEND:20270327T130000Z');
    expect(text).not.toContain('TZID');
  });

  test('every line ends with CRLF, the last one too', () => {
    const feed = { name: 'Lindehav', color: '#123456', refreshSeconds: 3600 };
    const { method: _m, organizer: _o, attendee: _a, ...object } = lesson;
    const texts = [
      calendarText(lesson),
      calendarText(lesson, lesson),
      feedText(feed, []),
      feedText(feed, [lesson]),
    ];
    for (const text of [...texts, calendarObject(object)]) {
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(text.split('\r\n').slice(0, -1)).not.toContain('');
    }
  });

  test('a reschedule keeps the UID and increases the sequence', () => {
    const before = reread(calendarText(lesson)).event;
    const after = reread(calendarText({ ...lesson, sequence: 1 })).event;
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });

  test('a cancellation sets both METHOD and STATUS', () => {
    const { method, component } = reread(calendarText({ ...lesson, method: 'CANCEL', sequence: 2 }));
    expect(method).toBe('CANCEL');
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  test('a line break in a name or an address cannot inject a property', () => {
    const evil = '\r\nX-EVIL:yes';
    const { component } = reread(
      calendarText({
        ...lesson,
        summary: `x${evil}`,
        organizer: { name: `x${evil}`, email: `a@example.com${evil}` },
        attendee: { name: `x${evil}`, email: `b@example.com${evil}` },
        url: `https://studio.example/${evil}`,
      }),
    );
    expect(component.getAllProperties('x-evil')).toHaveLength(0);
  });

  test('as an attachment has its method in the content type', () => {
    expect(calendarFile(lesson, 'session.ics').contentType).toBe(
      'text/calendar; charset=utf-8; method=REQUEST',
    );
  });
});

describe('the clock changes of 2027', () => {
  const zones = ['Europe/Copenhagen', 'America/New_York', 'Australia/Sydney', 'Asia/Kolkata'];
  const days = ['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01'];
  const hours = [9, 10, 11, 12, 13, 14, 15, 16, 17];

  test.each(zones)('seen from %s, every session keeps its time', (zone) => {
    for (const day of days) {
      for (const hour of hours) {
        const start = Temporal.PlainDate.from(day).toZonedDateTime({
          timeZone: 'Europe/Copenhagen',
          plainTime: Temporal.PlainTime.from({ hour }),
        });
        const { event } = reread(
          calendarText({ ...lesson, start: start.toInstant(), end: start.add({ hours: 1 }).toInstant() }),
        );
        const read = Temporal.Instant.fromEpochMilliseconds(event.startDate.toJSDate().getTime());
        expect(read.toZonedDateTimeISO(zone).toPlainDateTime().toString()).toBe(
          start.withTimeZone(zone).toPlainDateTime().toString(),
        );
        expect(event.duration.toSeconds()).toBe(3600);
      }
    }
  });
});
