import type { EditionDay } from '#platform/db/schema/catalogue.ts';
import type { Letterhead } from '#studio/email/branding.ts';
import { cityOf } from '#studio/shared/city-of.ts';
import { tellClock, tellDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { da, en } from './order.messages.ts';

/** What every mail about something bought is written from. */
export interface OrderMail {
  letterhead: Letterhead;
  /** The buyer's. */
  language: Language;
  name: string;
  orderNumber: string;
  /** What was bought, in the buyer's language: 'Voice Elevated'. */
  description: string;
  amount: Money;
}

export const orderWords = { en, da };

/** The days of an edition, one per line, on the studio's clock. */
export function tellDays(days: readonly EditionDay[], zone: string, language: Language): string {
  const word = language === 'da' ? 'til' : 'to';
  return days
    .map((day) => {
      const date = tellDate(Temporal.PlainDate.from(day.date), language);
      const from = tellClock(Temporal.PlainTime.from(day.from), language);
      const to = tellClock(Temporal.PlainTime.from(day.to), language);
      return `${date}, ${from} ${word} ${to}, ${cityOf(zone, language)}`;
    })
    .join('\n');
}
