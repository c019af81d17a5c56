import { type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import { type DateFacts, dateCalendar } from '../dates/date-calendar.ts';
import { seatFacts } from '../dates/seat-facts.ts';
import type { OrderMail } from '../orders/order-email.ts';
import { withdrawLink } from '../orders/withdraw-link.ts';
import { moneyTexts } from '../texts/booking-texts.ts';
import { orderTexts } from '../texts/order-texts.ts';
import { personalLineBlocks, type WithPersonalLine } from './personal-line.ts';

export interface ApplicationAccepted extends OrderMail, WithPersonalLine {
  date: DateFacts | null;
  writtenAt: Temporal.Instant;
}

export function applicationAccepted(mail: ApplicationAccepted): EmailContent {
  const { language, branding } = mail;
  const words = orderTexts.of(mail);
  const amount = formats[language].money(mail.amount);
  const calendar = mail.date && dateCalendar(mail, { date: mail.date, title: mail.description });
  return renderEmail({
    branding,
    language,
    subject: words.accepted.subject(mail.description),
    headline: words.accepted.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.accepted.lead(mail.description)),
      ...personalLineBlocks(mail),
      text(words.accepted.taken(amount)),
      facts(
        [moneyTexts.of(mail).order, `${mail.orderNumber}, ${mail.description}`],
        [words.paid, amount],
        ...seatFacts(mail.date, branding, language),
      ),
      { kind: 'links', items: [withdrawLink(branding, language, mail.orderNumber)] },
    ],
    attachments: calendar ? [calendar] : [],
  });
}
