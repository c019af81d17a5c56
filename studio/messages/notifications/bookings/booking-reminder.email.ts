import type { SessionPayment } from '#studio/money/paid-bookings/session-payment.ts';
import type { Change } from '#studio/shared/change.ts';
import { small } from '#studio/shared/email/email-content.ts';
import { defineEmail, type Tools } from '../define-email.ts';
import {
  type AboutBooking,
  type DatedWords,
  dueFact,
  sessionContent,
  sessionTexts,
} from './booking-email.ts';
import { bookingUrl, exampleBooking, type LoadedBooking, toVisitor } from './load-booking.ts';

type Reminder = AboutBooking & { manageUrl: string; payment: SessionPayment };

/** No calendar file: the visitor's event may hold their own notes. */
const reminder = {
  read: async (c: Change, { facts, visitors }: LoadedBooking) => ({
    ...toVisitor(facts, 'booking-reminder'),
    ...visitors,
    payment: facts.payment,
    manageUrl: await bookingUrl(c, facts),
  }),
  content: (mail: Reminder & Tools & DatedWords) =>
    sessionContent(mail, { rows: [dueFact(mail)], below: [small(sessionTexts(mail).keepLink)] }),
};

export const bookingReminder = defineEmail({
  key: 'booking-reminder',
  group: 'sessions',
  title: ['Session reminder', 'Påmindelse om en time'],
  stored: 'booking.reminder',
  texts: {
    subject: ['Reminder: your session {date}', 'Påmindelse: din time {date}'],
    headline: ['See you tomorrow', 'Vi ses i morgen'],
    lead: ['Bring water, and a note that won’t settle.', 'Tag vand med og en tone, der ikke vil sidde.'],
  },
  ...reminder,
  examples: { bookingReminder: (example) => exampleBooking(example) },
});

export const consultationReminder = defineEmail({
  key: 'consultation-reminder',
  group: 'consultations',
  title: ['Consultation reminder', 'Påmindelse om en samtale'],
  stored: 'consultation.reminder',
  texts: {
    subject: ['Reminder: your consultation {date}', 'Påmindelse: din samtale {date}'],
    headline: ['Talk to you tomorrow', 'Vi taler sammen i morgen'],
    lead: [
      'Think of one thing you would like to sing and can’t yet. That’s enough to begin with.',
      'Tænk på én ting, du gerne ville synge og ikke kan endnu. Det er nok til at begynde med.',
    ],
  },
  ...reminder,
  examples: {
    consultationReminder: (example) => exampleBooking(example, 'consultation'),
  },
});
