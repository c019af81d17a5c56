import type { SessionPayment } from '#studio/money/paid-bookings/session-payment.ts';
import { links, small, text } from '#studio/shared/email/email-content.ts';
import { defineEmail } from '../define-email.ts';
import { exampleAmount } from '../example.ts';
import {
  type AboutBooking,
  bookingFacts,
  dueFact,
  formatSessionTime,
  meetingLink,
  seriesCalendar,
  sessionTexts,
} from './booking-email.ts';
import { bookingUrl, exampleBooking, type LoadedBooking, loadBooking, toVisitor } from './load-booking.ts';

type SessionOfSeries = AboutBooking & { manageUrl: string };

/** Weekly sessions that the owner booked: all dates, each with its link. */
export const bookingSeriesConfirmed = defineEmail({
  key: 'booking-series',
  on: 'bookings.series-confirmed',
  group: 'sessions',
  title: ['Weekly sessions booked', 'Ugentlige timer booket'],
  stored: 'booking.series',
  texts: {
    subject: [
      'Booking confirmed: {count} sessions from {date}',
      'Booking bekræftet: {count} timer fra {date}',
    ],
    headline: ['Your sessions are booked', 'Dine timer er booket'],
    lead: [
      'These times are yours. Open the attached file to add all of them to your calendar. To reschedule or cancel one, choose it here:',
      'Disse timer er dine. Læg dem alle i kalenderen med den vedhæftede fil. Vil du flytte eller aflyse en af dem, så vælg den her:',
    ],
  },
  read: async (c, { bookingIds, seriesId }) => {
    const sessions: SessionOfSeries[] = [];
    let first: LoadedBooking['facts'] | undefined;
    for (const id of bookingIds) {
      const { facts, visitors } = await loadBooking(c, id);
      first ??= facts;
      sessions.push({ ...visitors, manageUrl: await bookingUrl(c, facts) });
    }
    if (!first) return null;
    return {
      ...toVisitor(first, 'booking-series'),
      dedupeKey: `booking-series:${seriesId}`,
      sessions,
      payment: first.payment,
      noticeHours: first.noticeHours,
      fees: first.fees,
    };
  },
  content: ({ words, sessions, ...mail }) => {
    const about = sessions.map((session) => ({ ...mail, ...session }));
    const [first, ...more] = about as [(typeof about)[number], ...typeof about];
    const { until, keepLink } = sessionTexts(first);
    return {
      subject: words.subject({ count: sessions.length, date: mail.format.day(first.lesson.start) }),
      blocks: [
        mail.greet(first.lesson.name),
        text(words.lead),
        links(
          ...about.map(({ lesson, manageUrl, language }) => ({
            label: formatSessionTime(lesson, { language, readerZone: lesson.visitorTimeZone }),
            href: manageUrl,
          })),
        ),
        bookingFacts(first, dueFact(mail)),
        meetingLink(first),
        small(until({ hours: mail.noticeHours })),
        mail.fees ? small(mail.fees) : null,
        small(keepLink),
      ],
      attachments: [seriesCalendar(first, ...more)],
    };
  },
  examples: {
    bookingSeries: (example) => {
      const { lesson, writtenAt, manageUrl } = exampleBooking(example);
      const sessions = [0, 1, 2, 3].map((week) => ({
        lesson: {
          ...lesson,
          bookingId: lesson.bookingId.replace(/1$/, String(week + 1)),
          start: lesson.start.add({ hours: week * 168 }),
          end: lesson.end.add({ hours: week * 168 }),
        },
        writtenAt,
        manageUrl,
      }));
      const payment: SessionPayment = { kind: 'at-session', price: exampleAmount };
      return { sessions, payment, noticeHours: 24, fees: null };
    },
  },
});
