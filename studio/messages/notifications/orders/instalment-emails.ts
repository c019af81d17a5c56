import { describePlan, type PlanProgress } from '#studio/offers/plans/plan-progress.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { moneyTexts } from '../texts/booking-texts.ts';
import { courseTexts } from '../texts/order-texts.ts';

export interface InstalmentMail {
  branding: Branding;
  language: Language;
  name: string;
  orderNumber: string;
  description: string;
  number: number;
  count: number;
  amount: Money;
  orderUrl: string;
}

function about(mail: InstalmentMail, receiptNumber: number | null = null) {
  const words = courseTexts.of(mail);
  return facts(
    receiptNumber === null ? null : [words.receipt, String(receiptNumber)],
    [moneyTexts.of(mail).order, `${mail.orderNumber}, ${mail.description}`],
    [words.payment, `${mail.number}/${mail.count}`],
    [moneyTexts.of(mail).amount, formats[mail.language].money(mail.amount)],
  );
}

export function instalmentPaid(
  mail: InstalmentMail & {
    receiptNumber: number;
    isLast: boolean;
    isRestored: boolean;
    plan: PlanProgress | null;
  },
): EmailContent {
  const { language, branding } = mail;
  const format = formats[language];
  const words = courseTexts.of(mail).paid;
  const money = (amountMinor: number) => format.money({ ...mail.amount, amountMinor });
  return renderEmail({
    branding,
    language,
    subject: words.subject(mail.number, mail.count),
    headline: words.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.lead(format.money(mail.amount), mail.description)),
      ...(mail.isRestored ? [text(words.restored)] : []),
      ...(mail.isLast ? [text(words.last)] : []),
      about(mail, mail.receiptNumber),
      ...(mail.plan ? [text(describePlan(mail.plan, { language, money, dayOf: format.day }))] : []),
      button(courseTexts.of(mail).enrolled.order, mail.orderUrl),
    ],
  });
}

export function instalmentFailed(
  mail: InstalmentMail & { payUrl: string | null; pausesAt: Temporal.Instant },
): EmailContent {
  const { language, branding } = mail;
  const words = courseTexts.of(mail).failed;
  return renderEmail({
    branding,
    language,
    subject: words.subject(mail.description),
    headline: words.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.lead(formats[language].money(mail.amount), mail.description)),
      text(words.again(formats[language].day(mail.pausesAt))),
      button(words.pay, mail.payUrl ?? mail.orderUrl),
      about(mail),
    ],
  });
}

/** Access is paused after 14 unpaid days. */
export function accessPaused(mail: InstalmentMail & { payUrl: string | null }): EmailContent {
  const { language, branding } = mail;
  const words = courseTexts.of(mail).paused;
  return renderEmail({
    branding,
    language,
    subject: words.subject(mail.description),
    headline: words.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.lead(formats[language].money(mail.amount), mail.description)),
      text(words.back),
      ...(mail.payUrl ? [button(courseTexts.of(mail).failed.pay, mail.payUrl)] : []),
      about(mail),
    ],
  });
}
