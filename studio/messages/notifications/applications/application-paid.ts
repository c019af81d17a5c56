import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Money } from '#studio/shared/money.ts';
import { type DateFacts, dateCalendar } from '../dates/date-calendar.ts';
import { seatFacts } from '../dates/seat-facts.ts';
import { applicationTexts } from '../texts/order-texts.ts';
import type { ApplicationMail } from './application-email.ts';

export interface ApplicationPaid extends ApplicationMail {
  amount: Money;
  number: number;
  of: number;
  next: { amount: Money; dueOn: Temporal.PlainDate } | null;
  date: DateFacts | null;
  writtenAt: Temporal.Instant;
  statusUrl: string;
}

export function applicationPaid(mail: ApplicationPaid): EmailContent {
  const { language, branding, number, of, next } = mail;
  const format = formats[language];
  const words = applicationTexts.of(mail);
  const amount = format.money(mail.amount);
  const calendar = mail.date && dateCalendar(mail, { date: mail.date, title: mail.programme });
  return renderEmail({
    branding,
    language,
    subject: words.paid.subject(mail.programme),
    headline: words.paid.headline,
    blocks: [
      greeting(mail, mail.name),
      text(of === 1 ? words.paid.whole(amount) : words.paid.lead(amount, number, of)),
      ...(of > 1
        ? [text(next ? words.paid.next(format.money(next.amount), format.day(next.dueOn)) : words.paid.last)]
        : []),
      ...(mail.date ? [facts(...seatFacts(mail.date, branding, language))] : []),
      button(next ? words.paid.payNext : words.status, mail.statusUrl),
      small(words.keepLink),
    ],
    attachments: calendar ? [calendar] : [],
  });
}
