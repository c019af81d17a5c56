import type { ReactNode } from 'react';
import { Leaders } from '#app/ui/leaders.tsx';
import type { Language } from '#studio/shared/language.ts';
import { instructorWords, joinNames } from '../instructor-names.ts';
import type { PriceRow } from '../price-rows.ts';
import { programmesMessages } from '../programmes.messages.ts';
import type { SeatOffer } from '../seat-offer.ts';

interface HeadFactsProps {
  prices: readonly PriceRow[];
  /** Null: sold without a date. */
  seat: SeatOffer | null;
  /** Names; empty: nobody is named. */
  instructors: readonly string[];
  language: Language;
  children?: ReactNode;
}

/** When, and for how much, in the head of a page about one offer. */
export function HeadFacts({ prices: [price], seat, instructors, language, children }: HeadFactsProps) {
  const date = seat?.next;
  const rows = [
    ...(date ? [{ key: 'date', label: date.shortWhen, value: date.seats }] : []),
    ...(price
      ? [
          {
            key: 'price',
            label: programmesMessages[language].price,
            value: `${price.currency} ${price.amount}`,
          },
        ]
      : []),
    ...(instructors.length > 0
      ? [
          {
            key: 'instructors',
            label: instructorWords[language].taughtBy,
            value: joinNames(instructors, language),
          },
        ]
      : []),
  ];
  return (
    <div className="head-facts">
      {rows.length > 0 && <Leaders isFull rows={rows} />}
      {children}
    </div>
  );
}
