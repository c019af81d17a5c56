import type { OfferKind } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import type { OpenDate } from '#studio/calendar/dates/open-dates.queries.ts';
import {
  beginnerVocalsId,
  type CatalogueOffer,
  offerById,
  pictureOfOffer,
  sessionMinutes,
} from '#studio/offers/catalogue/offer.ts';
import type { PriceList } from '#studio/offers/catalogue/price.ts';
import type { BlockOf, CourseGroup } from '#studio/shared/content/blocks.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { NextSlots } from '../../calendar/booking/next-slots.data.ts';
import type { SiteFrame } from '../../site/frame.ts';
import { overviewMessages } from './overview.messages.ts';
import { type PriceRow, priceRows } from './price-rows.ts';
import { type SeatOffer, seatOffer } from './seat-offer.ts';
import { workshopPath } from './workshop.data.ts';

export interface CourseCard {
  key: string;
  group: CourseGroup;
  /** In its group, from 1; null: as in the content document. */
  place: number | null;
  title: string;
  description: string;
  note: string | null;
  picture: string | null;
  href: string | null;
  isFrom: boolean;
  prices: PriceRow[];
  /** 'per hour' */
  unit: string | null;
  when: CardTime;
  /** Names; empty: nobody is named. */
  instructors: readonly string[];
  /** For wire call 3; null: not sold from the card. */
  courseId: string | null;
  /** A fixed-price button that opens our checkout in a new tab (Beginner Vocals without an external page). */
  joinId: string | null;
  /** An external payment page (Beginner Vocals). */
  paymentUrl: string | null;
  /** Null: the offer has no seats. */
  seat: SeatOffer | null;
}

interface CardTime {
  text: string;
  /** Places left, further dates. */
  rest: string[];
  /** Null: none is set. */
  next: { date: string; text: string } | null;
}

export interface CardFacts {
  world: Pick<World, 'settings'>;
  frame: SiteFrame;
  entries: readonly CatalogueOffer[];
  prices: ReadonlyMap<string, PriceList>;
  dates: readonly OpenDate[];
  today: Temporal.PlainDate;
  slots: NextSlots | null;
  nextClass: Temporal.ZonedDateTime;
  /** Names by offer. */
  instructors: ReadonlyMap<string, readonly string[]>;
}

type Item = BlockOf<'courseCards'>['items'][number];

const groupOfKind: Partial<Record<OfferKind, CourseGroup>> = {
  session: 'hour',
  programme: 'intensives',
  'studio-day': 'intensives',
};

export function courseCard(item: Item, facts: CardFacts): CourseCard {
  const { frame, today } = facts;
  const { language, identity } = frame;
  const entry = offerById(facts.entries, item.offerId);
  const rows = priceRows(entry && facts.prices.get(entry.id), language, entry?.instalments);
  const isBuyable = entry?.isBuyable && rows.length > 0;
  const isClass = item.offerId === beginnerVocalsId;
  const paymentUrl = isClass ? facts.world.settings.beginnerVocalsPaymentUrl : null;
  const dates = facts.dates.filter(({ offerId }) => offerId === entry?.id);
  const seat = seatOffer(entry, { dates, identity, language, today });
  const href = item.href ?? workshopPath(item.offerId);
  return {
    key: item.offerId,
    group: entry?.group ?? item.group ?? (entry && groupOfKind[entry.kind]) ?? 'others',
    place: entry?.place ?? null,
    title: entry?.name?.[language] ?? item.title,
    description: entry?.summary[language] || item.description,
    note: item.note ?? null,
    picture: item.picture,
    href,
    isFrom: item.isFrom,
    prices: rows,
    unit: item.unit ?? unitOf(entry, language),
    when: isClass ? classTime(facts.nextClass, language) : cardTime({ entry, seat, href }, facts),
    instructors: facts.instructors.get(entry?.id ?? '') ?? [],
    courseId: isBuyable && !isClass && isSoldFromCard(entry) ? entry.id : null,
    joinId: isBuyable && isClass && !paymentUrl ? entry.id : null,
    paymentUrl,
    seat,
  };
}

/** When the weekly class takes place next. */
export function classTime(next: Temporal.ZonedDateTime, language: Language): CardTime {
  const words = overviewMessages[language];
  const date = next.toPlainDate();
  const day = formats[language].shortWeekday(date);
  const at = `${day}, ${formats[language].time(next)}`;
  return { text: words.everyWeek, rest: [at], next: { date: date.toString(), text: day } };
}

/** When an offer that is no weekly class takes place. */
export function cardTime(
  card: { entry: CatalogueOffer | undefined; seat: SeatOffer | null; href: string | null },
  { slots, frame }: Pick<CardFacts, 'slots' | 'frame'>,
): CardTime {
  const words = overviewMessages[frame.language];
  const plain = (text: string): CardTime => ({ text, rest: [], next: null });
  if (card.entry?.kind === 'session' && !card.entry.isOwn) {
    const [slot] = slots?.slots ?? [];
    if (!slot) return plain(words.noTimes);
    const next = { date: slot.start, text: slot.day };
    return { text: words.nextAt(`${slot.day}, ${slot.time}`), rest: [], next };
  }
  if (card.seat) {
    const { next, dates } = card.seat;
    if (!next) return plain(words.noDate);
    const more = dates.length > 1 ? [words.moreDates(dates.length - 1)] : [];
    return {
      text: next.shortWhen,
      rest: [...(next.seats ? [next.seats] : []), ...more],
      next: { date: next.startsOn, text: next.shortWhen },
    };
  }
  if (card.entry?.kind === 'studio-day') return plain(words.byAppointment);
  if (card.entry?.kind === 'session' || card.entry?.kind === 'pack') return plain(words.byBooking);
  if (card.entry?.kind === 'course') return plain(words.startAnyDay);
  return plain(card.href ? words.noDate : words.detailsFollow);
}

/** A session is bought with its time, a course on its checkout page. */
function isSoldFromCard({ isOwn, grants }: CatalogueOffer): boolean {
  return !isOwn || grants === 'seat';
}

function unitOf(entry: CatalogueOffer | undefined, language: Language): string | null {
  if (!entry) return null;
  const words = overviewMessages[language];
  if (entry.soldPer) return words.soldPer[entry.soldPer];
  const isUsual = entry.kind !== 'session' || entry.durationMinutes === sessionMinutes;
  return isUsual ? (words.units[entry.kind] ?? null) : words.minutes(entry.durationMinutes);
}

/** Cards of what the owner created, if it is on sale. Courses are listed under 'At home'. */
export function ownCards(entries: readonly CatalogueOffer[], language: Language): Item[] {
  return entries
    .filter(
      ({ isOwn, isBuyable, kind, group }) =>
        isOwn && isBuyable && kind !== 'gift-card' && (kind !== 'course' || group !== null),
    )
    .map(({ id, name, summary }) => ({
      offerId: id,
      title: name?.[language] ?? id,
      description: summary[language],
      picture: pictureOfOffer(id),
      href: `/courses/${id}`,
      isFrom: false,
    }));
}

/** By the owner's positions; a card without one stays where the content document has it. */
export function inPlace(cards: readonly CourseCard[]): CourseCard[] {
  const ranked = cards.map((card, index) => ({
    card,
    rank: card.place === null ? index + 1 : card.place - 0.5,
  }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ card }) => card);
}
