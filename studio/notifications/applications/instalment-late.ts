import { button, type EmailContent, small, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import { formatDate } from '#studio/shared/format-time.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { applicationMailWords } from './application.messages.ts';
import type { ApplicationMail } from './application-email.ts';

export interface ApplicationLate extends ApplicationMail {
  amount: Money;
  number: number;
  of: number;
  dueOn: Temporal.PlainDate;
  isAgain: boolean;
  statusUrl: string;
}

export function applicationLate(mail: ApplicationLate): EmailContent {
  const { language, branding, programme, number, of, isAgain } = mail;
  const words = applicationMailWords[language];
  const { late } = words;
  const amount = formatMoney(mail.amount, language);
  return renderEmail({
    branding,
    language,
    subject: isAgain ? late.again(programme) : late.subject(programme),
    headline: late.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(late.lead({ amount, number, of, date: formatDate(mail.dueOn, language) })),
      // The first instalment secures the seat.
      ...(number === 1 ? [text(late.seat)] : []),
      text(late.trouble),
      ...(isAgain ? [text(late.last)] : []),
      button(late.button, mail.statusUrl),
      small(late.crossed),
      small(words.keepLink),
    ],
  });
}
