import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { studioCity } from '#studio/shared/time-zone.ts';
import { type PaidParts, paidRows } from '../bookings/paid-rows.ts';

export interface OrderMail {
  branding: Branding;
  language: Language;
  name: string;
  orderNumber: string;
  description: string;
  amount: Money;
  /** Of the amount; absent: whole by card. */
  paidParts?: PaidParts;
}

const wholeByCard: PaidParts = { discountMinor: 0, giftCardMinor: 0 };

/** What was paid, as in the emails of bookings. */
export function paidFacts({ amount, paidParts, language }: OrderMail) {
  return paidRows(amount, paidParts ?? wholeByCard, language).map(
    ({ label, value }) => [label, value] as const,
  );
}

export function formatDays(days: readonly DateDay[], language: Language): string {
  const word = language === 'da' ? 'til' : 'to';
  return days
    .map((day) => {
      const date = formats[language].day(day.date);
      const from = formats[language].time(day.from);
      const to = formats[language].time(day.to);
      return `${date}, ${from} ${word} ${to}, ${studioCity[language]}`;
    })
    .join('\n');
}
