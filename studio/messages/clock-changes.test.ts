import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { defaultOpeningRules, slotsFrom } from '../booking/slot.ts';
import { bookingConfirmed } from './booking-confirmed.ts';
import type { Letterhead } from './letterhead.ts';

const letterhead: Letterhead = {
  studioName: 'Lindehav Voice Studio',
  coachName: 'Thea Lindehav',
  email: 'hello@lindehav.example',
  phone: null,
  addressLines: ['Prøvegade 12'],
  cvr: null,
  meetingUrl: null,
  timeZone: 'Europe/Copenhagen',
  siteUrl: 'https://studio.example',
};

/** The days around both clock changes of 2027 in Europe, in New York (14 March, 7 November) and Sydney (4 April, 3 October). */
const weeks = ['2027-03-13', '2027-03-27', '2027-04-03', '2027-10-02', '2027-10-30', '2027-11-06'];
const slots = weeks.flatMap((day) =>
  slotsFrom(Temporal.Instant.from(`${day}T00:00:00Z`), defaultOpeningRules, { days: 3 }),
);

const formats = new Map<string, Intl.DateTimeFormat>();

/** The clock on somebody's wall, by the older API that shares no code with ours. */
function wallClock(instant: Temporal.Instant, zone: string): { time: string; day: string } {
  const options = {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
  formats.set(zone, format);
  const parts = format.formatToParts(new Date(instant.epochMilliseconds));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { time: `${part('hour')}:${part('minute')}`, day: `${part('day')} ${part('month')}` };
}

function confirmationFor(slot: (typeof slots)[number], zone: string) {
  return bookingConfirmed({
    letterhead,
    language: 'en',
    lesson: {
      bookingId: 'b1',
      kind: 'session',
      courseName: 'Private Coaching',
      name: 'Mia',
      email: 'mia@example.dk',
      start: slot.start,
      end: slot.end,
      visitorTimeZone: zone,
      place: 'online',
      moves: 0,
    },
    writtenAt: slot.start.subtract({ hours: 48 }),
    paid: null,
    manageUrl: 'https://studio.example/bookings/x',
    moveNoticeHours: 24,
  });
}

describe.each([
  ['Europe/Copenhagen', 'Copenhagen'],
  ['America/New_York', 'New York'],
  ['Australia/Sydney', 'Sydney'],
  ['Asia/Kolkata', 'Kolkata'],
])('around the clock changes of 2027, seen from %s', (zone, city) => {
  test('every mail tells the hour on both clocks, and its calendar file holds that very hour', {
    timeout: 120_000,
  }, () => {
    for (const slot of slots) {
      const mail = confirmationFor(slot, zone);
      const studio = wallClock(slot.start, 'Europe/Copenhagen');
      const there = wallClock(slot.start, zone);
      expect(mail.text).toContain(
        `${studio.time} to ${wallClock(slot.end, 'Europe/Copenhagen').time}, Copenhagen`,
      );
      expect(mail.text).toContain(studio.day);
      expect(mail.text).toContain(there.day);
      expect(mail.text).toMatch(
        new RegExp(`${there.time} to [^\\n]*${wallClock(slot.end, zone).time}, ${city}`),
      );
      const event = new ICAL.Component(ICAL.parse(mail.attachments[0]?.content ?? ''))
        .getFirstSubcomponent('vevent')
        ?.getFirstPropertyValue('dtstart') as ICAL.Time;
      expect(event.toJSDate().getTime()).toBe(slot.start.epochMilliseconds);
    }
  });
});

test('the days around a change have all their hours, each once', () => {
  const starts = slots.map((slot) => slot.start.toString());
  expect(new Set(starts).size).toBe(starts.length);
  expect(slots.length).toBe(weeks.length * 3 * 9);
});
