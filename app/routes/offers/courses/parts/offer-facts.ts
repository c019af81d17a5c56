import type { BlockOf } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { datesMessages } from '../dates.messages.ts';
import type { Programme } from '../programme.data.ts';
import { programmesMessages } from '../programmes.messages.ts';
import type { DateView, SeatOffer } from '../seat-offer.ts';

export interface OfferFact {
  key: string;
  label: string;
  value: string;
}

/**
 * When, where and how many places. `seat` null: sold without a date. `practical`: what the owner wrote; its first rows
 * are shown where no date says when and where.
 */
export function offerFacts(
  { seat, practical = null }: { seat: SeatOffer | null; practical?: BlockOf<'facts'> | null },
  language: Language,
): OfferFact[] {
  const date = seat?.next;
  if (date) return dateFacts(date, language);
  return (practical?.rows ?? []).slice(0, writtenInHead(seat)).map((row) => ({ key: row.label, ...row }));
}

export function dateFacts({ when, where, seats }: DateView, language: Language): OfferFact[] {
  const words = datesMessages[language];
  return [
    { key: 'when', label: words.when, value: when.replace(/(\d) (days|dage)/, '$1\u00a0$2') },
    { key: 'where', label: words.where, value: where },
    ...(seats ? [{ key: 'seats', label: words.seats, value: seats }] : []),
  ];
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
