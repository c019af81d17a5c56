import type { BlockOf } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { datesMessages } from '../dates.messages.ts';
import type { PriceRow } from '../price-rows.ts';
import type { Programme } from '../programme.data.ts';
import { programmesMessages } from '../programmes.messages.ts';
import type { SeatOffer } from '../seat-offer.ts';

interface OfferFacts {
  prices: readonly PriceRow[];
  /** Null: sold without a date. */
  seat: SeatOffer | null;
  /** What the owner wrote; its first rows are shown where no date says when and where. */
  practical?: BlockOf<'facts'> | null;
  /** 'per term' */
  unit?: string | null;
}

export interface OfferFact {
  key: string;
  label: string;
  value: string;
}

/** When, where, how many places, and for how much. */
export function offerFacts(
  { prices: [price], seat, practical = null, unit = null }: OfferFacts,
  language: Language,
): OfferFact[] {
  const words = datesMessages[language];
  const date = seat?.next;
  const facts = date
    ? [
        { key: 'when', label: words.when, value: date.when },
        { key: 'where', label: words.where, value: date.where },
        ...(date.seats ? [{ key: 'seats', label: words.seats, value: date.seats }] : []),
      ]
    : (practical?.rows ?? []).slice(0, writtenInHead(seat)).map((row) => ({ key: row.label, ...row }));
  if (!price) return facts;
  const amount = [`${price.currency} ${price.amount}`, unit].filter(Boolean).join(' ');
  return [...facts, { key: 'price', label: programmesMessages[language].price, value: amount }];
}

/** What the owner wrote, with the past dates. */
export function withPastDate(
  practical: BlockOf<'facts'> | null,
  programme: Pick<Programme, 'last'> | null,
  language: Language,
): BlockOf<'facts'> | null {
  const last = programme?.last;
  if (!practical || !last) return practical;
  const row = { label: programmesMessages[language].last, value: last };
  return { ...practical, rows: [...practical.rows, row] };
}

/** What the owner wrote, without the rows that the head shows. */
export function notInHead(practical: BlockOf<'facts'> | null, seat: SeatOffer | null): BlockOf<'facts'>[] {
  const rows = practical?.rows.slice(writtenInHead(seat)) ?? [];
  return practical && rows.length > 0 ? [{ ...practical, rows }] : [];
}

/** How many of the owner's rows. */
function writtenInHead(seat: SeatOffer | null): number {
  return seat?.next ? 0 : 3;
}
