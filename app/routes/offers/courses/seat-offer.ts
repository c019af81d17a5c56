import { formatShortRange } from '#studio/calendar/dates/date-range.ts';
import { dateText, placeText } from '#studio/calendar/dates/date-text.ts';
import { nextDate, type OpenDate } from '#studio/calendar/dates/open-dates.queries.ts';
import type { CatalogueOffer } from '#studio/offers/catalogue/offer.ts';
import { placeLines, type StudioIdentity } from '#studio/shared/content/identity.ts';
import type { Language } from '#studio/shared/language.ts';
import { datesMessages } from './dates.messages.ts';

type Words = (typeof datesMessages)['en'];

export interface DateView {
  id: string;
  when: string;
  startsOn: string;
  shortWhen: string;
  where: string;
  /** From half full on; null: less than half of the places are taken. */
  seats: string | null;
  isFree: boolean;
  /** Null: it has a free place. */
  waitingHref: string | null;
}

export interface SeatOffer {
  dates: DateView[];
  /** The default date; null: none is open. */
  next: DateView | null;
  /** Why no seat can be bought; null: available. */
  whyNot: string | null;
  /** What is bought, where it is more than a seat on a date; null: it is not. */
  note: string | null;
  /** Without a date: an email when one is set. */
  notifyHref: string | null;
}

/** Null: the offer has no seats. `dates`: its open dates. */
export function seatOffer(
  entry: CatalogueOffer | undefined,
  {
    dates,
    identity,
    language,
    today,
  }: {
    dates: readonly OpenDate[];
    identity: StudioIdentity;
    language: Language;
    today: Temporal.PlainDate;
  },
): SeatOffer | null {
  if (entry?.grants !== 'seat') return null;
  const words = datesMessages[language];
  // The waiting lists of a term are those of its classes.
  const classHref = entry.termOf && `/courses/${entry.termOf}`;
  const view = (date: OpenDate): DateView => ({
    id: date.id,
    when: dateText(date.days, language),
    startsOn: date.startsOn,
    shortWhen: formatShortRange(date, today, language),
    where: placeText(date.place, placeLines(identity), language),
    seats: placesText(date, words),
    isFree: date.free > 0,
    waitingHref: date.free > 0 ? null : (classHref ?? `/courses/waiting-list/${date.id}`),
  });
  const next = nextDate(dates);
  return {
    dates: dates.map(view),
    next: next && view(next),
    whyNot: whyNot(entry, dates, words),
    notifyHref:
      dates.length === 0 ? (classHref ?? `/courses/notify?offer=${encodeURIComponent(entry.id)}`) : null,
    note: noteOf(entry, dates, words),
  };
}

function placesText({ capacity, free, reserved }: OpenDate, words: Words): string | null {
  if (free === 0) return reserved > 0 ? words.reserved : words.soldOut;
  return free * 2 <= capacity ? words.left(free) : null;
}

function noteOf(
  { capture, termOf }: CatalogueOffer,
  dates: readonly OpenDate[],
  words: Words,
): string | null {
  if (dates.length === 0) return capture === 'now' && !termOf ? words.noDateYet : null;
  const isApplied = capture === 'on-acceptance' && dates.some(({ free }) => free > 0);
  return isApplied ? words.byApplication : null;
}

function whyNot(
  { capture, termOf }: CatalogueOffer,
  dates: readonly OpenDate[],
  words: Words,
): string | null {
  // Without a date a workshop sells a seat on the next one; a programme is not for sale.
  if (dates.length === 0) return capture === 'now' && !termOf ? null : words.noDate;
  if (dates.some(({ free }) => free > 0)) return null;
  return dates.some(({ reserved }) => reserved > 0) ? words.allReserved : words.allSoldOut;
}
