import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formatDate } from '#studio/shared/format-time.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/studio-time.ts';
import { moneyTexts } from '../texts/booking-texts.ts';
import { courseTexts, orderTexts } from '../texts/order-texts.ts';
import { type OrderMail, paidFacts } from './order-email.ts';
import { withdrawLink } from './withdraw-link.ts';

export interface PlannedCharge {
  dueAt: Temporal.Instant;
  amount: Money;
}

export interface EnrolmentGranted extends OrderMail {
  guaranteeEnds: Temporal.Instant;
  /** All charges, the current one first; empty: single payment. */
  plan: readonly PlannedCharge[];
  orderUrl: string;
}

export function enrolmentGranted(mail: EnrolmentGranted): EmailContent {
  const { language, branding, plan } = mail;
  const words = courseTexts.of(mail).enrolled;
  const day = (at: Temporal.Instant) => formatDate(studioDay(at), language);
  const first = plan[0];
  return renderEmail({
    branding,
    language,
    subject: words.subject(mail.description),
    headline: words.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.lead(mail.description)),
      text(words.access),
      button(words.open, siteAddress(branding, '/login', language)),
      ...(first ? [text(words.plan(formatMoney(first.amount, language), plan.length))] : []),
      facts(
        [moneyTexts.of(mail).order, mail.orderNumber],
        ...plan.map(({ dueAt, amount }) => [day(dueAt), formatMoney(amount, language)] as const),
        ...(plan.length > 0
          ? [[orderTexts.of(mail).receipt.total, formatMoney(mail.amount, language)] as const]
          : paidFacts(mail)),
      ),
      text(words.guarantee(day(mail.guaranteeEnds.subtract({ hours: 12 })))),
      {
        kind: 'links',
        items: [
          { label: words.order, href: mail.orderUrl },
          withdrawLink(branding, language, mail.orderNumber),
        ],
      },
    ],
  });
}
