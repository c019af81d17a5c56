import type { Change } from '#studio/shared/change.ts';
import { button, quote, text } from '#studio/shared/email/email-content.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { type Addressed, defineEmail, type Tools } from '../define-email.ts';
import { exampleAmount } from '../example.ts';
import {
  type AboutBooking,
  bookingCalendar,
  bookingFacts,
  bookingPath,
  type DatedWords,
  hourBlock,
} from './booking-email.ts';
import { exampleBooking, type LoadedBooking, toVisitor } from './load-booking.ts';
import { describeMoneyOutcome } from './money-outcome.ts';

/** `message`: the owner's. */
type Cancelled = AboutBooking & { money: MoneyOutcome; message?: string };

const cancellation = {
  read: async (
    _c: Change,
    { facts, visitors, money, message = '' }: LoadedBooking & { money: MoneyOutcome; message?: string },
  ): Promise<Cancelled & Addressed> => ({
    ...toVisitor(facts, 'booking-cancelled'),
    ...visitors,
    money,
    message,
  }),
  content: ({ words, ...mail }: Cancelled & Tools & { words: DatedWords['words'] & { again: string } }) => {
    const { lesson } = mail;
    return {
      subject: words.subject({ date: mail.format.day(lesson.start) }),
      blocks: [
        mail.greet(lesson.name),
        hourBlock(lesson, { ...mail, isOver: true }),
        text(words.lead),
        mail.message ? quote(mail.message) : null,
        lesson.kind === 'session' && text(describeMoneyOutcome(mail.money, mail)),
        bookingFacts(mail),
        button(words.again, mail.link(bookingPath(lesson))),
      ],
      attachments: [bookingCalendar(mail, 'visitor', true)],
    };
  },
};

export const bookingCancelled = defineEmail({
  key: 'booking-cancelled',
  group: 'sessions',
  title: ['Session cancelled', 'Time aflyst'],
  stored: 'booking.cancelled',
  texts: {
    subject: ['Cancelled: your session {date}', 'Aflyst: din time {date}'],
    headline: ['Your session is cancelled', 'Din time er aflyst'],
    lead: [
      'We’ve released the time. The attached file removes the session from your calendar.',
      'Timen er ledig igen. Den vedhæftede fil fjerner den fra din kalender.',
    ],
    again: ['Book another session', 'Book en anden time'],
  },
  ...cancellation,
  examples: {
    bookingCancelled: (example) => ({
      ...exampleBooking(example),
      money: { kind: 'refunded', amount: exampleAmount } as const,
    }),
  },
});

export const consultationCancelled = defineEmail({
  key: 'consultation-cancelled',
  group: 'consultations',
  title: ['Consultation cancelled', 'Samtale aflyst'],
  stored: 'consultation.cancelled',
  texts: {
    subject: ['Cancelled: your consultation {date}', 'Aflyst: din samtale {date}'],
    headline: ['Your consultation is cancelled', 'Din samtale er aflyst'],
    lead: [
      'We’ve released the time. The attached file removes it from your calendar.',
      'Den halve time er ledig igen. Den vedhæftede fil fjerner den fra din kalender.',
    ],
    again: ['Choose another time', 'Vælg en anden tid'],
  },
  ...cancellation,
  examples: {
    consultationCancelled: (example) => ({
      ...exampleBooking(example, 'consultation'),
      money: { kind: 'nothing-paid' } as const,
    }),
  },
});
