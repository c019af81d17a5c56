import type { Change } from '#studio/shared/change.ts';
import { button, quote, small, text } from '#studio/shared/email/email-content.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';
import { type Addressed, defineEmail, type Tools } from '../define-email.ts';
import {
  type AboutBooking,
  bookingCalendar,
  bookingFacts,
  type DatedWords,
  hourBlock,
  sessionTexts,
} from './booking-email.ts';
import { bookingUrl, exampleBooking, type LoadedBooking, toVisitor } from './load-booking.ts';
import { describeMoneyOutcome } from './money-outcome.ts';

interface ToChoose extends AboutBooking {
  manageUrl: string;
  message: string;
  /** So that a refund is to be chosen, too. */
  isPaid: boolean;
}

const money: MoneyOutcome = { kind: 'new-time' };

const newTimeLabels = inBoth({
  choose: {
    paid: ['Choose another time or a refund', 'Vælg en anden tid eller pengene tilbage'],
    free: ['Choose another time', 'Vælg en anden tid'],
  },
});

const offer = {
  read: async (
    c: Change,
    { facts, visitors, message = '' }: LoadedBooking & { message?: string },
  ): Promise<ToChoose & Addressed> => ({
    ...toVisitor(facts, 'booking-new-time'),
    ...visitors,
    message,
    isPaid: facts.paid !== null || facts.coveredBy === 'entitlement',
    manageUrl: await bookingUrl(c, facts),
  }),
  content: ({ words, ...mail }: ToChoose & Tools & DatedWords) => {
    const { lesson, message, isPaid } = mail;
    const { choose } = newTimeLabels[mail.language];
    return {
      subject: words.subject({ date: mail.format.day(lesson.start) }),
      blocks: [
        mail.greet(lesson.name),
        hourBlock(lesson, { ...mail, isOver: true }),
        text(words.lead),
        message && quote(message),
        isPaid && text(describeMoneyOutcome(money, mail)),
        button(isPaid ? choose.paid : choose.free, mail.manageUrl),
        bookingFacts(mail),
        small(sessionTexts(mail).keepLink),
      ],
      attachments: [bookingCalendar(mail, 'visitor', true)],
    };
  },
};

export const bookingNewTime = defineEmail({
  key: 'booking-new-time',
  group: 'sessions',
  title: ['Session cancelled by you', 'Time aflyst af dig'],
  stored: 'booking.new-time',
  texts: {
    subject: ['We have to cancel your session {date}', 'Vi må aflyse din time {date}'],
    headline: ['We have to cancel your session', 'Vi må aflyse din time'],
    lead: [
      'We’re sorry. The attached file removes the session from your calendar.',
      'Det er vi kede af. Den vedhæftede fil fjerner timen fra din kalender.',
    ],
  },
  ...offer,
  examples: {
    bookingNewTime: (example) => ({
      ...exampleBooking(example),
      message: example.language === 'da' ? 'Jeg er blevet syg.' : 'I’m ill today.',
      isPaid: true,
    }),
    bookingNewTimeUnpaid: (example) => ({ ...exampleBooking(example), message: '', isPaid: false }),
  },
});

export const consultationNewTime = defineEmail({
  key: 'consultation-new-time',
  group: 'consultations',
  title: ['Consultation cancelled by you', 'Samtale aflyst af dig'],
  stored: 'consultation.new-time',
  texts: {
    subject: ['We have to cancel your consultation {date}', 'Vi må aflyse din samtale {date}'],
    headline: ['We have to cancel your consultation', 'Vi må aflyse din samtale'],
    lead: [
      'We’re sorry. The attached file removes it from your calendar.',
      'Det er vi kede af. Den vedhæftede fil fjerner den fra din kalender.',
    ],
  },
  ...offer,
  examples: {
    consultationNewTime: (example) => ({
      ...exampleBooking(example, 'consultation'),
      message: '',
      isPaid: false,
    }),
  },
});
