import type { SessionPayment } from '#studio/money/paid-bookings/session-payment.ts';
import type { Change } from '#studio/shared/change.ts';
import { links, small } from '#studio/shared/email/email-content.ts';
import type { Money } from '#studio/shared/money.ts';
import { type Addressed, defineEmail, type Tools } from '../define-email.ts';
import { exampleAmount } from '../example.ts';
import { withdrawLink } from '../orders/order-email.ts';
import {
  type AboutBooking,
  bookingCalendar,
  type DatedWords,
  dueFact,
  sessionContent,
  sessionTexts,
} from './booking-email.ts';
import { bookingUrl, exampleBooking, type LoadedBooking, toVisitor } from './load-booking.ts';
import { type PaidParts, paidFacts } from './paid-rows.ts';

interface Confirmation extends AboutBooking {
  paid: Money | null;
  payment: SessionPayment;
  paidParts?: PaidParts;
  manageUrl: string;
  noticeHours: number;
  fees?: string | null;
}

const confirmation = {
  read: async (
    c: Change,
    { facts, visitors, again }: LoadedBooking & { again?: string },
  ): Promise<Confirmation & Addressed> => ({
    ...toVisitor(facts, 'booking-confirmed', again),
    ...visitors,
    paid: facts.coveredBy === 'order' ? facts.paid : null,
    paidParts: facts.paidParts,
    payment: facts.payment,
    manageUrl: await bookingUrl(c, facts),
    noticeHours: facts.noticeHours,
    fees: facts.fees,
  }),
  content: (mail: Confirmation & Tools & DatedWords) => {
    const { until, keepLink } = sessionTexts(mail);
    const below = [
      small(until({ hours: mail.noticeHours })),
      mail.fees ? small(mail.fees) : null,
      small(keepLink),
      links(withdrawLink(mail)),
    ];
    const rows = mail.paid ? paidFacts(mail.paid, mail) : [dueFact(mail)];
    return { ...sessionContent(mail, { rows, below }), attachments: [bookingCalendar(mail, 'visitor')] };
  },
};

export const bookingConfirmed = defineEmail({
  key: 'booking-confirmed',
  group: 'sessions',
  title: ['Session booked', 'Time booket'],
  stored: 'booking.confirmed',
  texts: {
    subject: ['Booking confirmed: {date}', 'Booking bekræftet: {date}'],
    headline: ['Your session is booked', 'Din time er booket'],
    lead: [
      'The time is yours. Open the attached file to add the session to your calendar.',
      'Timen er din, og ingen andre kan booke den. Læg den i kalenderen med den vedhæftede fil.',
    ],
  },
  ...confirmation,
  examples: {
    bookingConfirmed: (example) => ({
      ...exampleBooking(example),
      paid: exampleAmount,
      noticeHours: 24,
    }),
    bookingToPay: (example) => ({
      ...exampleBooking(example),
      paid: null,
      payment: { kind: 'at-session' as const, price: exampleAmount },
      noticeHours: 24,
    }),
  },
});

export const consultationConfirmed = defineEmail({
  key: 'consultation-confirmed',
  group: 'consultations',
  title: ['Consultation booked', 'Samtale booket'],
  stored: 'consultation.confirmed',
  texts: {
    subject: ['Consultation booked: {date}', 'Samtalen er booket: {date}'],
    headline: ['Talk to you soon', 'Vi taler snart sammen'],
    lead: [
      'Your half hour is booked, and it’s free. There’s nothing to prepare. Open the attached file to add it to your calendar.',
      'Samtalen er booket, og den er gratis. Du skal ikke forberede noget. Læg den i kalenderen med den vedhæftede fil.',
    ],
  },
  ...confirmation,
  examples: {
    consultationConfirmed: (example) => ({
      ...exampleBooking(example, 'consultation'),
      paid: null,
      noticeHours: 24,
    }),
  },
});
