import { button, type EmailContent, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Money } from '#studio/shared/money.ts';
import { applicationTexts } from '../texts/order-texts.ts';
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
  const words = applicationTexts.of(mail);
  const { late } = words;
  const amount = formats[language].money(mail.amount);
  const date = formats[language].day(mail.dueOn);
  return renderEmail({
    branding,
    language,
    subject: isAgain ? late.subjectAgain(programme) : late.subject(programme),
    headline: late.headline,
    blocks: [
      greeting(mail, mail.name),
      text(of === 1 ? late.whole(amount, date) : late.lead(amount, late.numberOf(number, of), date)),
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
