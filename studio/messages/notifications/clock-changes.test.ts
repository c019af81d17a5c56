import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { scheduleReminder } from '#studio/calendar/booking/schedule-reminder.ts';
import { defaultOpeningRules, slotsFrom } from '#studio/calendar/slot.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import { noEditedTexts } from '#studio/shared/email/edited-texts.ts';
import type { Language } from '#studio/shared/language.ts';
import { system } from '#studio/shared/who.ts';
import { bookingCancelled } from './bookings/booking-cancelled.email.ts';
import { bookingConfirmed } from './bookings/booking-confirmed.email.ts';
import type { BookingEmail } from './bookings/booking-email.ts';
import { bookingPaymentDue } from './bookings/booking-payment-due.email.ts';
import { bookingReminder } from './bookings/booking-reminder.email.ts';
import { bookingRescheduled } from './bookings/booking-rescheduled.email.ts';
import { consultationRequest } from './bookings/consultation-request.email.ts';
import { ownerBooking, ownerCancellation, ownerReschedule } from './bookings/owner-booking.email.ts';

const branding: Branding = {
  studioName: 'Lindehav Voice Studio',
  coachName: 'Thea Lindehav',
  email: 'hello@lindehav.example',
  phone: null,
  addressLines: ['Prøvegade 12'],
  cvr: null,
  meetingUrl: null,
  siteUrl: 'https://studio.example',
  editedTexts: noEditedTexts,
};

/**
 * The days around both clock changes of 2027 in Europe, in New York (14 March, 7 November) and Sydney (4 April, 3
 * October).
 */
const weeks = ['2027-03-13', '2027-03-27', '2027-04-03', '2027-10-02', '2027-10-30', '2027-11-06'];
const slots = weeks.flatMap((day) =>
  slotsFrom(Temporal.Instant.from(`${day}T00:00:00Z`), defaultOpeningRules, { days: 3 }),
);

const formats = new Map<string, Intl.DateTimeFormat>();
const locales = { en: 'en-GB', da: 'da-DK' } as const;

/** The wall-clock time, from the older API that shares no code with ours. */
function wallClock(instant: Temporal.Instant, zone: string, language: Language) {
  const options = {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const key = `${zone} ${language}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { timeZone: zone, ...options });
  formats.set(key, format);
  const parts = format.formatToParts(new Date(instant.epochMilliseconds));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const [dot, colon] = language === 'da' ? ['.', '.'] : ['', ':'];
  return {
    time: `${part('hour')}${colon}${part('minute')}`,
    day: `${part('day')}${dot} ${part('month')}`,
  };
}

function emailsAbout(slot: (typeof slots)[number], zone: string, language: Language) {
  const about = {
    branding,
    language,
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
      reschedules: 0,
    },
    writtenAt: slot.start.subtract({ hours: 48 }),
  } satisfies BookingEmail;
  const managed = { manageUrl: 'https://studio.example/bookings/x', payment: { kind: 'settled' } } as const;
  const previousStart = slot.start.subtract({ hours: 24 });
  const previous = { previousStart, previousEnd: previousStart.add({ hours: 1 }) };
  const payUntil = slot.start.subtract({ hours: 24 });
  const price = { amountMinor: 195_000, currency: 'DKK' } as const;
  const money = { kind: 'nothing-paid' } as const;
  return {
    withCalendar: {
      confirmed: bookingConfirmed.write({ ...about, paid: null, ...managed, noticeHours: 24 }),
      moved: bookingRescheduled.write({ ...about, ...previous, ...managed }),
      cancelled: bookingCancelled.write({ ...about, money }),
      toOwner: ownerBooking.write({ ...about, coveredBy: 'free', payment: { kind: 'settled' } }),
      movedToOwner: ownerReschedule.write({ ...about, ...previous }),
      cancelledToOwner: ownerCancellation.write({ ...about, money }),
    },
    without: {
      reminder: bookingReminder.write({ ...about, ...managed }),
      toPay: bookingPaymentDue.write({ ...about, price, payUntil, payUrl: managed.manageUrl }),
      request: consultationRequest.write({ ...about, confirmUrl: managed.manageUrl, holdMinutes: 30 }),
    },
  };
}

/** The first and last hour of every day: a clock change shifts both. */
const edges = slots.filter((_slot, index) => index % 9 === 0 || index % 9 === 8);

describe.each([
  ['Europe/Copenhagen', 'Copenhagen', 'København'],
  ['America/New_York', 'New York', 'New York'],
  ['Australia/Sydney', 'Sydney', 'Sydney'],
  ['Asia/Kolkata', 'Kolkata', 'Kolkata'],
])('around the clock changes of 2027, seen from %s', (zone, english, danish) => {
  test.each([
    ['en', 'to', 'Copenhagen', english],
    ['da', 'til', 'København', danish],
  ] as const)(
    'every email about a booking shows both times, and its calendar file has the same time (%s) [P.45]',
    (language, until, home, city) => {
      for (const slot of edges) {
        const here = wallClock(slot.start, 'Europe/Copenhagen', language);
        const hereEnd = wallClock(slot.end, 'Europe/Copenhagen', language);
        const there = wallClock(slot.start, zone, language);
        const thereEnd = wallClock(slot.end, zone, language);
        const { withCalendar, without } = emailsAbout(slot, zone, language);
        for (const [name, mail] of Object.entries({ ...withCalendar, ...without })) {
          const texts = `${name} about ${slot.start}`;
          expect(mail.text, texts).toContain(`${here.time} ${until} ${hereEnd.time}, ${home}`);
          expect(mail.text, texts).toContain(here.day);
          expect(mail.text, texts).toContain(there.day);
          expect(mail.text, texts).toMatch(
            new RegExp(`${there.time} ${until} [^\\n]*${thereEnd.time}, ${city}`),
          );
        }
        for (const [name, mail] of Object.entries(withCalendar)) {
          const calendar = new ICAL.Component(ICAL.parse(mail.attachments[0]?.content ?? ''));
          const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
          const hour = [event.startDate, event.endDate].map((at) => at.toJSDate().toISOString());
          const texts = [slot.start, slot.end].map((at) => new Date(at.epochMilliseconds).toISOString());
          expect(hour, name).toEqual(texts);
        }
      }
    },
  );
});

test.each([
  ['2027-03-28T08:00:00Z', '2027-03-27T08:00:00Z'],
  ['2027-10-31T09:00:00Z', '2027-10-30T09:00:00Z'],
])(
  'the reminder of %s is due exactly 24 hours before, across the clock change [P.46]',
  async (start, due) => {
    const sent: unknown[] = [];
    const send = async (_tx: unknown, { at }: { at: Temporal.Instant }) => sent.push(`${at}`);
    const world = { jobs: { send } } as unknown as World;
    const now = Temporal.Instant.from('2027-03-01T00:00:00Z');
    await scheduleReminder({ world, tx: {} as Tx, now, who: system }, 'b1', Temporal.Instant.from(start));
    expect(sent).toEqual([due]);
  },
);

test('the days around a change have every slot once [P.44]', () => {
  const starts = slots.map((slot) => slot.start.toString());
  expect(new Set(starts).size).toBe(starts.length);
  expect(slots.length).toBe(weeks.length * 3 * 9);
});
