import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { Branding } from '#studio/email/branding.ts';
import { cityOf } from '#studio/shared/city-of.ts';
import { formatClock, formatDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { da, en } from './order.messages.ts';

/** What every mail about something bought is written from. */
export interface OrderMail {
  branding: Branding;
  /** The buyer's. */
  language: Language;
  name: string;
  orderNumber: string;
  /** What was bought, in the buyer's language: 'Voice Elevated'. */
  description: string;
  amount: Money;
}

export const orderWords = { en, da };

/** The days of a date, one per line, on the studio's clock. */
export function formatDays(days: readonly DateDay[], zone: string, language: Language): string {
  const word = language === 'da' ? 'til' : 'to';
  return days
    .map((day) => {
      const date = formatDate(Temporal.PlainDate.from(day.date), language);
      const from = formatClock(Temporal.PlainTime.from(day.from), language);
      const to = formatClock(Temporal.PlainTime.from(day.to), language);
      return `${date}, ${from} ${word} ${to}, ${cityOf(zone, language)}`;
    })
    .join('\n');
}
