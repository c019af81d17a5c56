import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Money } from '#studio/shared/money.ts';
import { lastDayUntil } from '#studio/shared/studio-time.ts';
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
  const format = formats[language];
  const words = courseTexts.of(mail).enrolled;
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
      ...(first ? [text(words.plan(format.money(first.amount), plan.length))] : []),
      facts(
        [moneyTexts.of(mail).order, mail.orderNumber],
        ...plan.map(({ dueAt, amount }) => [format.day(dueAt), format.money(amount)] as const),
        ...(plan.length > 0
          ? [[orderTexts.of(mail).receipt.total, format.money(mail.amount)] as const]
          : paidFacts(mail)),
      ),
      text(words.guarantee(format.day(lastDayUntil(mail.guaranteeEnds)))),
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
