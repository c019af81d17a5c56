import { paymentSentence, type SessionPayment } from '#studio/money/paid-bookings/session-payment.ts';
import type { Change } from '#studio/shared/change.ts';
import { small, text } from '#studio/shared/email/email-content.ts';
import { defineEmail, type Tools } from '../define-email.ts';
import { exampleAmount } from '../example.ts';
import {
  type AboutBooking,
  bookingCalendar,
  type DatedWords,
  dueFact,
  type Previous,
  previousFact,
  sessionContent,
  sessionTexts,
} from './booking-email.ts';
import {
  bookingUrl,
  exampleBooking,
  examplePrevious,
  type LoadedBooking,
  toVisitor,
} from './load-booking.ts';

type Rescheduled = AboutBooking & Previous & { manageUrl: string; payment: SessionPayment };

const reschedule = {
  read: async (c: Change, { facts, visitors, previousStart, previousEnd }: LoadedBooking & Previous) => ({
    ...toVisitor(facts, 'booking-moved'),
    ...visitors,
    payment: facts.payment,
    previousStart,
    previousEnd,
    manageUrl: await bookingUrl(c, facts),
  }),
  content: (mail: Rescheduled & Tools & DatedWords) => ({
    ...sessionContent(mail, {
      rows: [previousFact(mail, mail.lesson.visitorTimeZone), dueFact(mail)],
      next: mail.lesson.kind === 'session' ? text(paymentSentence(mail.payment, mail.language)) : null,
      below: [small(sessionTexts(mail).keepLink)],
    }),
    attachments: [bookingCalendar(mail, 'visitor')],
  }),
};

export const bookingRescheduled = defineEmail({
  key: 'booking-moved',
  group: 'sessions',
  title: ['Session rescheduled', 'Time flyttet'],
  stored: 'booking.moved',
  texts: {
    subject: ['Rescheduled: your session is now {date}', 'Flyttet: din time er nu {date}'],
    headline: ['Your session has been rescheduled', 'Din time er flyttet'],
    lead: [
      'Here’s your new time. The attached file updates your calendar.',
      'Her er det nye tidspunkt. Den vedhæftede fil flytter timen i din kalender.',
    ],
  },
  ...reschedule,
  examples: {
    bookingRescheduled: (example) => ({ ...exampleBooking(example), ...examplePrevious }),
    bookingRescheduledUnpaid: (example) => ({
      ...exampleBooking(example),
      ...examplePrevious,
      payment: { kind: 'at-session' as const, price: exampleAmount },
    }),
  },
});

export const consultationRescheduled = defineEmail({
  key: 'consultation-moved',
  group: 'consultations',
  title: ['Consultation rescheduled', 'Samtale flyttet'],
  stored: 'consultation.moved',
  texts: {
    subject: ['Rescheduled: your consultation is now {date}', 'Flyttet: din samtale er nu {date}'],
    headline: ['Your consultation has been rescheduled', 'Din samtale er flyttet'],
    lead: [
      'Here’s your new time. The attached file updates your calendar.',
      'Her er det nye tidspunkt. Opdater din kalender med den vedhæftede fil.',
    ],
  },
  ...reschedule,
  examples: {
    consultationMoved: (example) => ({
      ...exampleBooking(example, 'consultation'),
      ...examplePrevious,
    }),
  },
});
