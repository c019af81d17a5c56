import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import { emailsIn, lesson } from '#tests/support/all-emails.ts';

const all = (['en', 'da'] as const).flatMap((language) =>
  Object.entries(emailsIn(language)).map(([name, mail]) => ({ name, language, mail })),
);

function reread(mail: EmailContent | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.content ?? ''));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  return { method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(component) };
}

function faultsOf(faultIn: (mail: EmailContent, language: 'en' | 'da') => string | false | null | undefined) {
  return all.flatMap(({ name, language, mail }) => {
    const fault = faultIn(mail, language);
    return fault ? [`${name} in ${language}: ${fault}`] : [];
  });
}

describe('all emails in both languages', () => {
  test('subject, HTML and text are complete, in the language, and contain no unset value', () => {
    expect(all.length).toBeGreaterThan(100);
    const unset = /undefined|\bnull\b|NaN|\[object|=>|Invalid/;
    const faults = faultsOf(({ subject, html, text }, language) => {
      if (!/^\S[^\r\n]*\S$/.test(subject)) return `subject '${subject}'`;
      if (!html.includes(`lang="${language}"`)) return 'no lang attribute';
      if (!text.includes('CVR 00 00 00 00')) return 'no company number';
      return [subject, html, text].map((part) => unset.exec(part)?.[0]).find(Boolean);
    });
    expect(faults).toEqual([]);
  });

  test('text that people wrote is escaped, never markup', () => {
    expect(faultsOf(({ html }) => /<script|<img(?![^>]*src="cid:portrait")/i.exec(html)?.[0])).toEqual([]);
  });

  test('people are greeted by their first name, applicants by the given name they entered', () => {
    const greeted = all.flatMap(({ mail: { text }, language }) =>
      [...text.matchAll(language === 'en' ? /^Hello (.+)/gm : /^Hej (.+)/gm)].map(([, name]) => name),
    );
    const names = [...new Set(greeted)].toSorted();
    expect(names).toEqual(['Søren <img src=x onerror=alert(1)> Ærø,', 'Søren,']);
  });

  test('a long address or word that people wrote is broken: on a phone nothing is wider than the email', () => {
    for (const { mail } of all)
      expect(mail.html).toMatch(
        /<table[^>]*style="[^"]*overflow-wrap:\s?anywhere[^"]*word-break:\s?break-word/,
      );
  });

  test('opening an email loads nothing from the network', () => {
    const loads = /<[^>]+\s(src|srcset|background)=(?!"cid:portrait")|url\(|@import|<link|<iframe|<form/i;
    expect(faultsOf(({ html }) => loads.exec(html)?.[0])).toEqual([]);
  });

  test('the text part contains every link of the HTML part', () => {
    const faults = faultsOf(({ html, text }) =>
      [...html.matchAll(/href="([^"]+)"/g)]
        .map(([, href = '']) => href.replaceAll('&amp;', '&'))
        .find((link) => !text.includes(link)),
    );
    expect(faults).toEqual([]);
  });

  test('amounts and times are formatted in the style of the language', () => {
    const wrong = { da: /18,500|\d\d:\d\d(?!\d)/, en: /18\.500|\b\d\d\.\d\d (to|til)\b/ };
    const faults = faultsOf(
      ({ text }, language) => wrong[language].exec(text.replaceAll(/https?:\S+/g, ''))?.[0],
    );
    expect(faults).toEqual([]);
  });
});

const sameNews = [
  ['paymentVoided', 'goodsVoided'],
  [
    'applicationToPay',
    'applicationAccepted',
    'applicationAcceptedWithGiftCard',
    'applicationAcceptedWithBoth',
    'applicationAcceptedFree',
    'classJoined',
  ],
  ['orderDispatched', 'orderDispatchedWithGiftCard', 'orderDispatchedWithBoth', 'orderDispatchedFree'],
  ['applicationDeclinedUnpaid', 'applicationDeclined'],
  ['creditGranted', 'creditOfPack', 'creditByHand'],
  ['orderConfirmed', 'orderConfirmedWithGiftCard', 'orderConfirmedWithBoth', 'orderConfirmedWithoutPayment'],
  ['programmePaid', 'programmePaidWithGiftCard', 'programmePaidWithBoth', 'programmeWithoutPayment'],
  ['bookingConfirmed', 'bookingToPay'],
  ['bookingRescheduled', 'bookingRescheduledUnpaid'],
  ['bookingNewTime', 'bookingNewTimeUnpaid'],
  ['homeworkSet', 'homeworkWithoutDay'],
  ['dailySummary', 'dailySummaryFree'],
  ['accountNewDevice', 'accountUnknownDevice'],
];

test('every email of one language has its own subject, and both languages differ', () => {
  const [english, danish] = [emailsIn('en'), emailsIn('da')];
  for (const name of Object.keys(english)) {
    expect(english[name]?.text, name).not.toBe(danish[name]?.text);
    expect(english[name]?.subject, name).not.toBe(danish[name]?.subject);
  }
  for (const mails of [english, danish]) {
    const bySubject = Map.groupBy(Object.entries(mails), ([, mail]) => mail.subject);
    const shared = [...bySubject.values()].filter((group) => group.length > 1);
    const names = shared.map((group) => group.map(([name]) => name));
    expect(
      names.filter((group) => !sameNews.some((news) => group.every((name) => news.includes(name)))),
    ).toEqual([]);
  }
});

test.each(['packExpiring', 'giftCardExpiring'])(
  '%s contains no offer: it says what its reader has, and leads to where it is used',
  (name) => {
    for (const [language, prefix] of [
      ['en', ''],
      ['da', '/da'],
    ] as const) {
      const { html, text } = emailsIn(language)[name] as EmailContent;
      const paths = [...html.matchAll(/href="https?:\/\/[^/"]+([^"]*)"/g)].map(([, path = '']) => path);
      const pages = paths.filter((path) => !['', '/', prefix, `${prefix}/`].includes(path));
      expect(new Set(pages)).toEqual(new Set([`${prefix}/private-coaching/book`]));
      expect(text).not.toMatch(/discount|rabat|\b(?:from|fra|kun|only) (?:DKK|\d)|%/i);
    }
  },
);

describe('emails about a booking', () => {
  const about = [
    'bookingConfirmed',
    'bookingRescheduled',
    'bookingCancelled',
    'bookingReminder',
    'bookingPaymentDue',
    'slotTaken',
    'ownerBooking',
    'ownerReschedule',
    'ownerCancellation',
  ];

  test.each(about)('%s shows weekday, date, times and city, in both time zones', (name) => {
    const { text } = emailsIn('en')[name] as EmailContent;
    expect(text).toContain('Monday 23 November 2026\n13:00 to 14:00, Copenhagen\n07:00 to 08:00, New York');
    const danish = emailsIn('da')[name] as EmailContent;
    expect(danish.text).toContain(
      'mandag den 23. november 2026\n13.00 til 14.00, København\n07.00 til 08.00, New York',
    );
  });

  test('show the other date where the visitor is a day apart', () => {
    const { text } = emailsIn('en', { visitorTimeZone: 'Pacific/Auckland' }).bookingConfirmed as EmailContent;
    expect(text).toContain('Tuesday 24 November 2026 01:00 to 02:00, Auckland');
  });

  test('offer free slots, and show the time before a reschedule, in both time zones', () => {
    expect(emailsIn('en').slotTaken?.text).toContain(
      'Tuesday 24 November 2026, 13:00 to 14:00, Copenhagen (07:00 to 08:00, New York)',
    );
    expect(emailsIn('en', { visitorTimeZone: 'Pacific/Auckland' }).bookingRescheduled?.text).toContain(
      'Before: Friday 20 November 2026, 10:00 to 11:00, Copenhagen (22:00 to 23:00, Auckland)',
    );
  });

  test('show one time when the visitor is in the studio’s time zone', () => {
    const { text } = emailsIn('en', { visitorTimeZone: 'Europe/Berlin' }).bookingConfirmed as EmailContent;
    expect(text).not.toContain('Berlin');
  });

  test('give the address for the studio and the meeting link for online', () => {
    expect(emailsIn('en').bookingReminder?.text).toContain('Prøvegade 12, 1. sal');
    const online = emailsIn('en', { place: 'online' }).bookingReminder?.text;
    expect(online).toContain('https://meet.example/thea');
    expect(online).not.toContain('Where: Prøvegade');
  });
});

describe('calendar files of one booking', () => {
  const {
    bookingConfirmed: confirmed,
    bookingRescheduled: moved,
    bookingCancelled: cancelled,
  } = emailsIn('en');

  test('share one UID, also with the owner’s, so that calendars keep one event', () => {
    const names = [
      'bookingConfirmed',
      'bookingRescheduled',
      'bookingCancelled',
      'ownerBooking',
      'ownerReschedule',
      'ownerCancellation',
    ];
    const uids = names.map((name) => reread(emailsIn('da')[name]).event.uid);
    expect(new Set(uids)).toEqual(new Set([`${lesson.bookingId}@localhost`]));
  });

  test('increase the sequence from booking over reschedules to cancellation', () => {
    const fresh = reread(emailsIn('en', { reschedules: 0 }).bookingConfirmed).event.sequence;
    const twice = reread(emailsIn('en', { reschedules: 2 }).bookingRescheduled).event.sequence;
    const over = reread(emailsIn('en', { reschedules: 2 }).bookingCancelled).event.sequence;
    expect([fresh, twice, over]).toEqual([0, 2, 3]);
  });

  test('use REQUEST for the visitor, PUBLISH for the owner, CANCEL for both', () => {
    expect([confirmed, moved, cancelled].map((mail) => reread(mail).method)).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ]);
    const { ownerBooking: booked, ownerCancellation: over } = emailsIn('en');
    expect([booked, over].map((mail) => reread(mail).method)).toEqual(['PUBLISH', 'CANCEL']);
  });

  test('contain the session time and no secret link', () => {
    const { event } = reread(confirmed);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-23T12:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-23T13:00:00.000Z');
    expect(confirmed?.attachments[0]?.content).not.toContain('/bookings/');
  });
});

test('a receipt adds up, and states the VAT per rate [P.28]', () => {
  const { text } = emailsIn('en').orderReceipt as EmailContent;
  expect(text).toContain('2 × Mug: DKK 178');
  expect(text).toContain('Total: DKK 3,778');
  expect(text).toContain('Including 25% VAT: DKK 35.60');
  expect(emailsIn('da').orderReceipt?.text).toContain('I alt: DKK 3.778');
});

test('every email that confirms a purchase links to the withdrawal form, by the statutory label [S2.58]', () => {
  const confirming = [
    'bookingConfirmed',
    'programmePaid',
    'applicationAccepted',
    'creditGranted',
    'seatGranted',
    'enrolmentGranted',
    'orderReceipt',
  ];
  for (const name of confirming) {
    expect(emailsIn('en')[name]?.text, name).toMatch(/Withdraw from contract here:?\s+http:\S+\/withdraw/);
    expect(emailsIn('da')[name]?.text, name).toMatch(/Fortryd aftale her:?\s+http:\S+\/da\/withdraw/);
  }
});

test('an enrolment states the last day of its guarantee and every charge; a declined charge, when access is paused', () => {
  const { text } = emailsIn('en').enrolmentGranted as EmailContent;
  expect(text).toContain('tell us by Wednesday 23 December 2026');
  expect(text).toMatch(/Open your lessons:\s+http:\S+\/login\n/);
  expect(text.match(/USD 165\.66/g)?.length).toBeGreaterThanOrEqual(3);
  const failed = emailsIn('da').instalmentFailed?.text;
  expect(failed).toContain('USD 165,66');
  expect(failed).toContain('onsdag den 6. januar 2027');
  expect(failed).toContain('https://pay.example/i/1');
  expect(emailsIn('en').instalmentPaid?.text).toContain('Your access to the course is open again.');
});

test('a receipt links to the version of the terms stored on its order', () => {
  expect(emailsIn('da').orderReceipt?.text).toContain('/da/terms-of-service?version=da-3');
});

test('a withdrawal is acknowledged with its content, date and time', () => {
  const { text } = emailsIn('en').withdrawalReceived as EmailContent;
  expect(text).toContain('Received: Thursday 19 November 2026, 09:00, Copenhagen');
  expect(text).toContain('Order: B-1001');
  expect(emailsIn('da').withdrawalReceived?.text).toContain(
    'torsdag den 19. november 2026, 09.00, København',
  );
});
