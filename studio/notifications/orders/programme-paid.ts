import { button, type EmailContent, facts, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import { formatDate } from '#studio/shared/format-time.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { moneyWords } from '../bookings/money-outcome.ts';
import type { DateFacts } from '../dates/date-calendar.ts';
import { seatFacts } from '../dates/seat-facts.ts';
import { type OrderMail, orderWords } from './order-email.ts';
import { withdrawLink } from './withdraw-link.ts';

export interface ProgrammePaid extends OrderMail {
  /** Null: not scheduled. */
  date: DateFacts | null;
  authorisedUntil: Temporal.Instant;
  formUrl: string | null;
}

export function programmePaid(mail: ProgrammePaid): EmailContent {
  const { language, branding } = mail;
  const words = orderWords[language];
  const amount = formatMoney(mail.amount, language);
  const lastDay = mail.authorisedUntil.toZonedDateTimeISO(branding.timeZone).toPlainDate();
  return renderEmail({
    branding,
    language,
    subject: words.programme.subject(mail.description),
    headline: words.programme.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.programme.lead(amount)),
      text(mail.formUrl ? words.programme.form : words.programme.hasForm),
      text(words.programme.until(formatDate(lastDay, language))),
      facts(
        [moneyWords[language].order, `${mail.orderNumber}, ${mail.description}`],
        [words.reserved, amount],
        ...seatFacts(mail.date, branding, language),
      ),
      ...(mail.formUrl ? [button(words.programme.write, mail.formUrl)] : []),
      { kind: 'links', items: [withdrawLink(branding, language, mail.orderNumber)] },
    ],
  });
}
