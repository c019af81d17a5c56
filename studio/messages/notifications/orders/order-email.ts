import type { DateDay } from '#platform/db/schema/catalogue.ts';
import { cityOf } from '#studio/shared/city-of.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import { formatClock, formatDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
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
      const date = formatDate(Temporal.PlainDate.from(day.date), language);
      const from = formatClock(Temporal.PlainTime.from(day.from), language);
      const to = formatClock(Temporal.PlainTime.from(day.to), language);
      return `${date}, ${from} ${word} ${to}, ${cityOf(studioTimeZone, language)}`;
    })
    .join('\n');
}
