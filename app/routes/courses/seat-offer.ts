import type { CatalogueOffer } from '#studio/catalogue/offer.ts';
import { placeLines, type StudioIdentity } from '#studio/content/identity.ts';
import { dateText, placeText } from '#studio/dates/date-text.ts';
import { nextDate, type OpenDate } from '#studio/dates/open-dates.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { datesMessages } from './dates.messages.ts';

export interface DateView {
  id: string;
  when: string;
  where: string;
  seats: string;
  isFree: boolean;
}

/** The dates of an offer as a page shows them; text is made here, on the server. */
export interface SeatOffer {
  dates: DateView[];
  /** Sold unless another is chosen; null: no date is open. */
  next: DateView | null;
  /** Why no seat can be bought now; null: one can. */
  whyNot: string | null;
  /** What is bought while no date is open; null: a seat on a date. */
  note: string | null;
}

/** Null: the offer is not a seat. `dates`: the open ones of this offer. */
export function seatOffer(
  entry: CatalogueOffer | undefined,
  dates: readonly OpenDate[],
  identity: StudioIdentity,
  language: Language,
): SeatOffer | null {
  if (entry?.grants !== 'seat') return null;
  const words = datesMessages[language];
  const view = (date: OpenDate): DateView => ({
    id: date.id,
    when: dateText(date.days, language),
    where: placeText(date.place, placeLines(identity), language),
    seats: date.free > 0 ? words.left(date.free) : date.reserved > 0 ? words.reserved : words.soldOut,
    isFree: date.free > 0,
  });
  const next = nextDate(dates);
  return {
    dates: dates.map(view),
    next: next && view(next),
    whyNot: whyNot(entry, dates, words),
    note: dates.length === 0 && entry.capture === 'now' ? words.noDateYet : null,
  };
}

function whyNot(
  { capture }: CatalogueOffer,
  dates: readonly OpenDate[],
  words: (typeof datesMessages)['en'],
): string | null {
  // Without a date a workshop is sold as a seat on the next one, a programme not at all.
  if (dates.length === 0) return capture === 'now' ? null : words.noDate;
  if (dates.some(({ free }) => free > 0)) return null;
  return dates.some(({ reserved }) => reserved > 0) ? words.allReserved : words.allSoldOut;
}
