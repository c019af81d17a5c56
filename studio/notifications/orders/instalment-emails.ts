import type { Letterhead } from '#studio/email/branding.ts';
import { button, facts, type MailContent, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { type PlanProgress, tellPlan } from '#studio/plans/plan-progress.ts';
import { tellDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { moneyWords } from '../bookings/money-outcome.ts';
import { courseWords } from './course.messages.ts';

export interface InstalmentMail {
  letterhead: Letterhead;
  /** The student's. */
  language: Language;
  name: string;
  orderNumber: string;
  description: string;
  number: number;
  count: number;
  amount: Money;
  /** The order's page. */
  orderUrl: string;
}

function about(mail: InstalmentMail, receiptNumber: number | null = null) {
  const words = courseWords[mail.language];
  return facts(
    receiptNumber === null ? null : [words.receipt, String(receiptNumber)],
    [moneyWords[mail.language].order, `${mail.orderNumber}, ${mail.description}`],
    [words.payment, `${mail.number}/${mail.count}`],
    [moneyWords[mail.language].amount, formatMoney(mail.amount, mail.language)],
  );
}

/** To the student: a charge was taken, with its receipt. */
export function instalmentPaid(
  mail: InstalmentMail & {
    receiptNumber: number;
    isLast: boolean;
    isRestored: boolean;
    plan: PlanProgress | null;
  },
): MailContent {
  const { language, letterhead } = mail;
  const words = courseWords[language].paid;
  const money = (amountMinor: number) => formatMoney({ ...mail.amount, amountMinor }, language);
  const dayOf = (at: Temporal.Instant) =>
    tellDate(at.toZonedDateTimeISO(letterhead.timeZone).toPlainDate(), language);
  return writeLetter({
    letterhead,
    language,
    subject: words.subject(mail.number, mail.count),
    headline: words.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.lead(formatMoney(mail.amount, language), mail.description)),
      ...(mail.isRestored ? [text(words.restored)] : []),
      ...(mail.isLast ? [text(words.last)] : []),
      about(mail, mail.receiptNumber),
      ...(mail.plan ? [text(tellPlan(mail.plan, language, money, dayOf))] : []),
      button(courseWords[language].enrolled.order, mail.orderUrl),
    ],
  });
}

/** To the student: a charge was declined, how to pay it, and what happens otherwise. */
export function instalmentFailed(
  mail: InstalmentMail & { payUrl: string | null; pausesAt: Temporal.Instant },
): MailContent {
  const { language, letterhead } = mail;
  const words = courseWords[language].failed;
  const day = mail.pausesAt.toZonedDateTimeISO(letterhead.timeZone).toPlainDate();
  return writeLetter({
    letterhead,
    language,
    subject: words.subject(mail.description),
    headline: words.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.lead(formatMoney(mail.amount, language), mail.description)),
      text(words.again(tellDate(day, language))),
      button(words.pay, mail.payUrl ?? mail.orderUrl),
      about(mail),
    ],
  });
}

/** To the student: access rests since an instalment has been unpaid for 14 days. */
export function accessPaused(mail: InstalmentMail & { payUrl: string | null }): MailContent {
  const { language, letterhead } = mail;
  const words = courseWords[language].paused;
  return writeLetter({
    letterhead,
    language,
    subject: words.subject(mail.description),
    headline: words.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.lead(formatMoney(mail.amount, language), mail.description)),
      text(words.back),
      ...(mail.payUrl ? [button(courseWords[language].failed.pay, mail.payUrl)] : []),
      about(mail),
    ],
  });
}
