import { button, small, text } from '#studio/shared/email/email-content.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { defineEmail } from '../define-email.ts';
import { at, exampleLink } from '../example.ts';
import { bookingFactsOf, endOfHold } from './booking-email.queries.ts';
import { bookingFacts, hourBlock, sessionTexts } from './booking-email.ts';
import { bookingUrl, exampleBooking, toVisitor } from './load-booking.ts';

export const bookingPaymentDue = defineEmail({
  key: 'booking-to-pay',
  group: 'sessions',
  title: ['Payment link for a session', 'Betalingslink til en time'],
  on: 'booking.payment-link-issued',
  stored: 'payment-due',
  texts: {
    subject: ['Payment due: your session {date}', 'Betal for din time {date}'],
    headline: ['We’re holding your session', 'Din time er reserveret'],
    lead: [
      '{coach} is holding this time for you until {deadline}. Use the button to pay and it’s yours; after that, it’s released.',
      '{coach} har reserveret timen til dig indtil {deadline}. Betal via knappen, så er den din. Efter fristen bliver den ledig igen.',
    ],
    button: ['View and pay', 'Se og betal'],
  },
  labels: { price: common.price },
  read: async (c, { bookingId, price }) => {
    const facts = await bookingFactsOf(c.tx, c.world.settings, bookingId);
    const payUntil = await endOfHold(c.tx, facts.claimId);
    if (!payUntil) throw new Error('an hour that is kept has no end');
    return {
      ...toVisitor(facts, 'booking-to-pay'),
      lesson: facts.lesson,
      writtenAt: c.now,
      price,
      payUntil,
      payUrl: await bookingUrl(c, facts),
    };
  },
  content: ({ words, labels, format, ...mail }) => ({
    subject: words.subject({ date: format.day(mail.lesson.start) }),
    blocks: [
      mail.greet(mail.lesson.name),
      hourBlock(mail.lesson, mail),
      text(words.lead({ deadline: format.instant(mail.payUntil) })),
      bookingFacts(mail, [labels.price, format.money(mail.price)]),
      button(words.button, mail.payUrl),
      small(sessionTexts(mail).keepLink),
    ],
  }),
  examples: {
    bookingPaymentDue: (example) => ({
      ...exampleBooking(example),
      price: { amountMinor: 195_000, currency: 'DKK' } as const,
      payUntil: at('2026-11-20T08:00:00Z'),
      payUrl: exampleLink(example, '/bookings'),
    }),
  },
});
