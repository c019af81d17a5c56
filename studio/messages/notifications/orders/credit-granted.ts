import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import { moneyTexts } from '../texts/booking-texts.ts';
import { orderTexts } from '../texts/order-texts.ts';
import { type OrderMail, paidFacts } from './order-email.ts';
import { withdrawLink } from './withdraw-link.ts';

export interface CreditGranted extends OrderMail {
  validUntil: Temporal.Instant | null;
  /** Of a pack; null: one. */
  sessions?: number | null;
  /** Null when the owner schedules it by hand (a studio day). */
  bookUrl: string | null;
  /** A seat in a date not scheduled yet. */
  awaitsDate?: boolean;
}

export function creditGranted(mail: CreditGranted): EmailContent {
  const { language, branding } = mail;
  const words = orderTexts.of(mail);
  const texts = mail.awaitsDate ? words.nextDate : words.credit;
  return renderEmail({
    branding,
    language,
    subject: texts.subject(mail.description),
    headline: texts.headline,
    blocks: [
      greeting(mail, mail.name),
      text(texts.lead(mail.description)),
      ...(mail.bookUrl
        ? [button(words.credit.book, mail.bookUrl), small(words.credit.keepLink)]
        : [text(mail.awaitsDate ? words.nextDate.next : words.credit.agree(branding.coachName))]),
      facts(
        [moneyTexts.of(mail).order, `${mail.orderNumber}, ${mail.description}`],
        mail.sessions ? [words.sessions, String(mail.sessions)] : null,
        ...paidFacts(mail),
        mail.validUntil ? [words.validUntil, formats[language].day(mail.validUntil)] : null,
      ),
      { kind: 'links', items: [withdrawLink(branding, language, mail.orderNumber)] },
    ],
  });
}
