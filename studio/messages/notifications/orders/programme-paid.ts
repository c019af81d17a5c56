import { button, type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { DateFacts } from '../dates/date-calendar.ts';
import { seatFacts } from '../dates/seat-facts.ts';
import { moneyTexts } from '../texts/booking-texts.ts';
import { orderTexts } from '../texts/order-texts.ts';
import type { OrderMail } from './order-email.ts';
import { withdrawLink } from './withdraw-link.ts';

export interface ProgrammePaid extends OrderMail {
  /** Null: not scheduled. */
  date: DateFacts | null;
  authorisedUntil: Temporal.Instant;
  formUrl: string | null;
}

export function programmePaid(mail: ProgrammePaid): EmailContent {
  const { language, branding } = mail;
  const words = orderTexts.of(mail);
  const amount = formats[language].money(mail.amount);
  return renderEmail({
    branding,
    language,
    subject: words.programme.subject(mail.description),
    headline: words.programme.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.programme.lead(amount)),
      text(mail.formUrl ? words.programme.form : words.programme.hasForm),
      text(words.programme.until(formats[language].day(mail.authorisedUntil))),
      facts(
        [moneyTexts.of(mail).order, `${mail.orderNumber}, ${mail.description}`],
        [words.reserved, amount],
        ...seatFacts(mail.date, branding, language),
      ),
      ...(mail.formUrl ? [button(words.programme.write, mail.formUrl)] : []),
      { kind: 'links', items: [withdrawLink(branding, language, mail.orderNumber)] },
    ],
  });
}
