import { type EmailContent, facts, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { moneyWords } from '../bookings/money-outcome.ts';
import { type DateFacts, dateCalendar } from '../dates/date-calendar.ts';
import { seatFacts } from '../dates/seat-facts.ts';
import { type OrderMail, orderWords } from '../orders/order-email.ts';
import { withdrawLink } from '../orders/withdraw-link.ts';

export interface ApplicationAccepted extends OrderMail {
  date: DateFacts | null;
  writtenAt: Temporal.Instant;
}

export function applicationAccepted(mail: ApplicationAccepted): EmailContent {
  const { language, branding } = mail;
  const words = orderWords[language];
  const amount = formatMoney(mail.amount, language);
  const calendar = mail.date && dateCalendar(mail, { date: mail.date, title: mail.description });
  return renderEmail({
    branding,
    language,
    subject: words.accepted.subject(mail.description),
    headline: words.accepted.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.accepted.lead(mail.description)),
      text(words.accepted.taken(amount)),
      facts(
        [moneyWords[language].order, `${mail.orderNumber}, ${mail.description}`],
        [words.paid, amount],
        ...seatFacts(mail.date, branding, language),
      ),
      { kind: 'links', items: [withdrawLink(branding, language, mail.orderNumber)] },
    ],
    attachments: calendar ? [calendar] : [],
  });
}
