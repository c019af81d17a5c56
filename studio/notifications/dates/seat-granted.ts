import { type EmailContent, facts, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { moneyWords } from '../bookings/money-outcome.ts';
import { type OrderMail, orderWords, paidFacts } from '../orders/order-email.ts';
import { withdrawLink } from '../orders/withdraw-link.ts';
import { type DateFacts, dateCalendar } from './date-calendar.ts';
import { seatFacts } from './seat-facts.ts';

export interface SeatGranted extends OrderMail {
  /** Null, or without days: not scheduled yet. */
  date: DateFacts | null;
  writtenAt: Temporal.Instant;
}

export function seatGranted(mail: SeatGranted): EmailContent {
  const { language, branding } = mail;
  const words = orderWords[language];
  const calendar = mail.date && dateCalendar(mail, { date: mail.date, title: mail.description });
  return renderEmail({
    branding,
    language,
    subject: words.seat.subject(mail.description),
    headline: words.seat.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.seat.lead(mail.description)),
      facts(
        ...seatFacts(mail.date, branding, language),
        [moneyWords[language].order, `${mail.orderNumber}, ${mail.description}`],
        ...paidFacts(mail),
      ),
      { kind: 'links', items: [withdrawLink(branding, language, mail.orderNumber)] },
    ],
    attachments: calendar ? [calendar] : [],
  });
}
