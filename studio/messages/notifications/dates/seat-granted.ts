import { type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { type OrderMail, paidFacts } from '../orders/order-email.ts';
import { withdrawLink } from '../orders/withdraw-link.ts';
import { moneyTexts } from '../texts/booking-texts.ts';
import { orderTexts } from '../texts/order-texts.ts';
import { type DateFacts, dateCalendar } from './date-calendar.ts';
import { seatFacts } from './seat-facts.ts';

export interface SeatGranted extends OrderMail {
  /** Null, or without days: not scheduled yet. */
  date: DateFacts | null;
  writtenAt: Temporal.Instant;
}

export function seatGranted(mail: SeatGranted): EmailContent {
  const { language, branding } = mail;
  const words = orderTexts.of(mail);
  const calendar = mail.date && dateCalendar(mail, { date: mail.date, title: mail.description });
  return renderEmail({
    branding,
    language,
    subject: words.seat.subject(mail.description),
    headline: words.seat.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.seat.lead(mail.description)),
      facts(
        ...seatFacts(mail.date, branding, language),
        [moneyTexts.of(mail).order, `${mail.orderNumber}, ${mail.description}`],
        ...paidFacts(mail),
      ),
      { kind: 'links', items: [withdrawLink(branding, language, mail.orderNumber)] },
    ],
    attachments: calendar ? [calendar] : [],
  });
}
