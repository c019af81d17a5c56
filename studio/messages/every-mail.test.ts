import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Language } from '#studio/shared/language.ts';
import { applicationAccepted } from './application-accepted.ts';
import { applicationDeclined } from './application-declined.ts';
import { bookingCancelled } from './booking-cancelled.ts';
import { bookingConfirmed } from './booking-confirmed.ts';
import { bookingMoved } from './booking-moved.ts';
import { bookingReminder } from './booking-reminder.ts';
import { contactMessage } from './contact-message.ts';
import { creditGranted } from './credit-granted.ts';
import { hourGone } from './hour-gone.ts';
import type { Lesson } from './lesson.ts';
import type { MailContent } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { newsletterOptIn } from './newsletter-opt-in.ts';
import { orderReceipt } from './order-receipt.ts';
import { ownerBooking } from './owner-booking.ts';
import { ownerCancellation } from './owner-cancellation.ts';
import { ownerMove } from './owner-move.ts';
import { ownerTask } from './owner-task.ts';
import { paymentVoided } from './payment-voided.ts';
import { programmePaid } from './programme-paid.ts';
import { refundSent } from './refund-sent.ts';
import { seatGranted } from './seat-granted.ts';

const at = (text: string) => Temporal.Instant.from(text);
const letterhead: Letterhead = {
  studioName: 'Lindehav Sang & Stemme',
  coachName: 'Thea Lindehav',
  email: 'hello@lindehav.example',
  phone: '+45 00 00 00 00',
  addressLines: ['Prøvegade 12, 1. sal', '1401 København K'],
  cvr: '00 00 00 00',
  meetingUrl: 'https://meet.example/thea',
  timeZone: 'Europe/Copenhagen',
  siteUrl: 'http://localhost:3000',
};
const lesson: Lesson = {
  bookingId: 'b0000000-0000-4000-8000-000000000001',
  courseName: 'Private Coaching',
  name: 'Søren <img src=x onerror=alert(1)> Ærø',
  email: 'soren@example.dk',
  start: at('2026-11-23T12:00:00Z'),
  end: at('2026-11-23T13:00:00Z'),
  visitorTimeZone: 'America/New_York',
  place: 'studio',
  moves: 1,
};
const amount = { amountMinor: 1_850_000, currency: 'DKK' } as const;
const days = [{ date: '2027-03-06', from: '09:00', to: '17:00' }];
const manageUrl = 'http://localhost:3000/bookings/AAAAAAAAAAAAAAAAAAAAAA';
const previous = { previousStart: at('2026-11-20T09:00:00Z'), previousEnd: at('2026-11-20T10:00:00Z') };

function mailsIn(language: Language, changes: Partial<Lesson> = {}): Record<string, MailContent> {
  const about = {
    letterhead,
    language,
    lesson: { ...lesson, ...changes },
    writtenAt: at('2026-11-19T08:00:00Z'),
  };
  const order = {
    letterhead,
    language,
    name: lesson.name,
    orderNumber: 'B-1001',
    description: 'Voice Elevated',
    amount,
  };
  const refunded = { kind: 'refunded', amount } as const;
  return {
    bookingConfirmed: bookingConfirmed({ ...about, paid: amount, manageUrl, moveNoticeHours: 24 }),
    bookingMoved: bookingMoved({ ...about, ...previous, manageUrl }),
    bookingCancelled: bookingCancelled({ ...about, money: refunded }),
    bookingReminder: bookingReminder({ ...about, manageUrl }),
    hourGone: hourGone({
      letterhead,
      language,
      wanted: about.lesson,
      money: refunded,
      free: [1, 2, 3].map((day) => ({
        start: lesson.start.add({ hours: 24 * day }),
        end: lesson.end.add({ hours: 24 * day }),
      })),
    }),
    ownerBooking: ownerBooking({ ...about, coveredBy: 'order' }),
    ownerMove: ownerMove({ ...about, ...previous }),
    ownerCancellation: ownerCancellation({ ...about, money: { kind: 'kept', amount } }),
    refundSent: refundSent(order),
    paymentVoided: paymentVoided({ ...order, seatKeptUntil: Temporal.PlainDate.from('2026-12-01') }),
    programmePaid: programmePaid({ ...order, days, authorisedUntil: at('2026-11-25T08:00:00Z') }),
    applicationAccepted: applicationAccepted({ ...order, days }),
    applicationDeclined: applicationDeclined({ ...order, money: { kind: 'voided', amount } }),
    creditGranted: creditGranted({ ...order, validUntil: at('2027-11-19T08:00:00Z'), bookUrl: manageUrl }),
    creditByHand: creditGranted({ ...order, validUntil: null, bookUrl: null }),
    seatGranted: seatGranted({ ...order, days }),
    orderReceipt: orderReceipt({
      letterhead,
      language,
      name: lesson.name,
      orderNumber: 'B-1001',
      receiptNumber: 17,
      issuedAt: at('2026-11-19T08:00:00Z'),
      currency: 'DKK',
      lines: [
        { description: 'Mug', quantity: 2, totalMinor: 17_800, vatRatePermille: 250, vatMinor: 3560 },
        { description: 'Workshop', quantity: 1, totalMinor: 360_000, vatRatePermille: 0, vatMinor: 0 },
      ],
      accepted: ['Made on order.'],
      withdrawal: 'goods',
    }),
    newsletterOptIn: newsletterOptIn({
      letterhead,
      language,
      confirmUrl: 'http://localhost:3000/newsletter/confirm/A',
      unsubscribeUrl: 'http://localhost:3000/newsletter/unsubscribe/B',
    }),
    contactMessage: contactMessage({
      letterhead,
      language,
      from: {
        name: lesson.name,
        email: 'soren@example.dk',
        phone: '12345678',
        message: 'Hej\n<script>x</script>',
      },
    }),
    ownerTask: ownerTask({
      letterhead,
      language,
      title: 'Refund refused',
      explanation: 'The bank said no.',
      dueAt: at('2026-11-25T08:00:00Z'),
    }),
  };
}

const all = (['en', 'da'] as const).flatMap((language) =>
  Object.entries(mailsIn(language)).map(([name, mail]) => ({ name, language, mail })),
);

function reread(mail: MailContent | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.content ?? ''));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  return { method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(component) };
}

describe.each(all)('$name in $language', ({ language, mail }) => {
  test('says everything, in its language, and nothing is missing', () => {
    expect(mail.subject).toMatch(/^\S[^\r\n]*\S$/);
    expect(mail.html).toContain(`lang="${language}"`);
    for (const printed of [mail.subject, mail.html, mail.text]) {
      expect(printed).not.toMatch(/undefined|\bnull\b|NaN|\[object|=>|Invalid/);
    }
    expect(mail.text).toContain('CVR 00 00 00 00');
  });

  test('prints what people wrote as text, never as markup', () => {
    expect(mail.html).not.toMatch(/<script|<img/i);
  });

  test('fetches nothing when it is opened', () => {
    expect(mail.html).not.toMatch(/<[^>]+\s(src|srcset|background)=|url\(|@import|<link|<iframe|<form/i);
  });

  test('carries every link of the HTML in its text too', () => {
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(
      ([, href]) => href?.replaceAll('&amp;', '&') ?? '',
    );
    for (const link of links) expect(mail.text).toContain(link);
  });

  test('writes amounts and hours in the style of its language', () => {
    const wrong = language === 'da' ? /18,500|\d\d:\d\d(?!\d)/ : /18\.500|\b\d\d\.\d\d (to|til)\b/;
    expect(mail.text.replaceAll(/https?:\S+/g, '')).not.toMatch(wrong);
  });
});

test('every mail of one language has its own subject, and both languages differ', () => {
  const [english, danish] = [mailsIn('en'), mailsIn('da')];
  for (const name of Object.keys(english)) {
    expect(english[name]?.text, name).not.toBe(danish[name]?.text);
    expect(english[name]?.subject, name).not.toBe(danish[name]?.subject);
  }
  for (const mails of [english, danish]) {
    const subjects = Object.values(mails).map((mail) => mail.subject);
    // A credit is one mail, with a link or without.
    expect(new Set(subjects).size).toBe(subjects.length - 1);
  }
});

describe('mails about an hour', () => {
  const about = [
    'bookingConfirmed',
    'bookingMoved',
    'bookingCancelled',
    'bookingReminder',
    'hourGone',
    'ownerBooking',
    'ownerMove',
    'ownerCancellation',
  ];

  test.each(about)('%s tells weekday, date, hours and city, on both clocks', (name) => {
    const { text } = mailsIn('en')[name] as MailContent;
    expect(text).toContain('Monday 23 November 2026\n13:00 to 14:00, Copenhagen\n07:00 to 08:00, New York');
    const danish = mailsIn('da')[name] as MailContent;
    expect(danish.text).toContain(
      'mandag den 23. november 2026\n13.00 til 14.00, København\n07.00 til 08.00, New York',
    );
  });

  test('name the other day where the visitor is a day off', () => {
    const { text } = mailsIn('en', { visitorTimeZone: 'Pacific/Auckland' }).bookingConfirmed as MailContent;
    expect(text).toContain('Tuesday 24 November 2026 01:00 to 02:00, Auckland');
  });

  test('offer free hours, and name the hour before a move, on both clocks too', () => {
    expect(mailsIn('en').hourGone?.text).toContain(
      'Tuesday 24 November 2026, 13:00 to 14:00, Copenhagen (07:00 to 08:00, New York)',
    );
    expect(mailsIn('en', { visitorTimeZone: 'Pacific/Auckland' }).bookingMoved?.text).toContain(
      'Before: Friday 20 November 2026, 10:00 to 11:00, Copenhagen (22:00 to 23:00, Auckland)',
    );
  });

  test('tell one clock when the visitor is at home in the studio’s zone', () => {
    const { text } = mailsIn('en', { visitorTimeZone: 'Europe/Berlin' }).bookingConfirmed as MailContent;
    expect(text).not.toContain('Berlin');
  });

  test('give the address for the studio and the meeting link for online', () => {
    expect(mailsIn('en').bookingReminder?.text).toContain('Prøvegade 12, 1. sal');
    const online = mailsIn('en', { place: 'online' }).bookingReminder?.text;
    expect(online).toContain('https://meet.example/thea');
    expect(online).not.toContain('Where: Prøvegade');
  });
});

describe('calendar files of one booking', () => {
  const { bookingConfirmed: confirmed, bookingMoved: moved, bookingCancelled: cancelled } = mailsIn('en');

  test('share one UID, also with the owner’s, so that calendars keep one appointment', () => {
    const names = [
      'bookingConfirmed',
      'bookingMoved',
      'bookingCancelled',
      'ownerBooking',
      'ownerMove',
      'ownerCancellation',
    ];
    const uids = names.map((name) => reread(mailsIn('da')[name]).event.uid);
    expect(new Set(uids)).toEqual(new Set([`${lesson.bookingId}@localhost`]));
  });

  test('grow in sequence from booking over moves to cancellation', () => {
    const fresh = reread(mailsIn('en', { moves: 0 }).bookingConfirmed).event.sequence;
    const twice = reread(mailsIn('en', { moves: 2 }).bookingMoved).event.sequence;
    const over = reread(mailsIn('en', { moves: 2 }).bookingCancelled).event.sequence;
    expect([fresh, twice, over]).toEqual([0, 2, 3]);
  });

  test('invite the visitor, publish to the owner, cancel for both', () => {
    expect([confirmed, moved, cancelled].map((mail) => reread(mail).method)).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ]);
    const { ownerBooking: booked, ownerCancellation: over } = mailsIn('en');
    expect([booked, over].map((mail) => reread(mail).method)).toEqual(['PUBLISH', 'CANCEL']);
  });

  test('hold the hour itself and no secret link', () => {
    const { event } = reread(confirmed);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-23T12:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-23T13:00:00.000Z');
    expect(confirmed?.attachments[0]?.content).not.toContain('/bookings/');
  });
});

test('a receipt adds up, and names the VAT per rate', () => {
  const { text } = mailsIn('en').orderReceipt as MailContent;
  expect(text).toContain('2 × Mug: DKK 178');
  expect(text).toContain('Total: DKK 3,778');
  expect(text).toContain('Of which VAT 25 %: DKK 35.60');
  expect(mailsIn('da').orderReceipt?.text).toContain('I alt: DKK 3.778');
});
