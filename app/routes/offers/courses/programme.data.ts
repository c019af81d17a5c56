import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { formatDateRange, runsOf } from '#studio/calendar/dates/date-range.ts';
import { hoursText } from '#studio/calendar/dates/date-text.ts';
import { lastDate, nextDate, shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { instructorNames } from '#studio/offers/catalogue/offer-instructors.queries.ts';
import { shownOffer, shownPrices } from '#studio/offers/catalogue/offers.queries.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { type Instructor, offerInstructors } from '#studio/teaching/instructors/instructors.queries.ts';
import { type SiteFrame, siteFrame } from '../../site/frame.ts';
import { leaveIfTakenDown } from '../../site/leave-if-taken-down.ts';
import { pageTitles } from '../../site/page-titles.messages.ts';
import { type PriceRow, priceRows } from './price-rows.ts';
import { seatOffer } from './seat-offer.ts';

export interface Programme {
  /** Instructors that the offer names; may be empty. */
  instructors: readonly string[];
  /** Those, or the coach. */
  teachers: readonly Instructor[];
  prices: PriceRow[];
  /** The next open date; null: none. */
  next: {
    dates: string;
    /** ISO dates. */
    startsOn: string;
    endsOn: string;
    /** Each weekend, or the one week. */
    runs: { dates: string; hours: string }[];
    isFull: boolean;
  } | null;
  /** The last past date; null: none. */
  last: string | null;
}

export async function programmeOf(
  world: World,
  { offerId, language }: { offerId: string; language: Language },
): Promise<Programme> {
  const now = world.clock.now();
  const today = studioDay(now);
  const [offer, prices, dates, last] = await Promise.all([
    shownOffer(world, offerId),
    shownPrices(world, offerId, now),
    shownDates(world, [offerId], today),
    lastDate(world, offerId, today),
  ]);
  const next = nextDate(dates);
  return {
    instructors: await instructorNames(world, offer?.instructorIds ?? []),
    teachers: await offerInstructors(world, offer?.instructorIds ?? [], language),
    prices: priceRows(prices, language, offer?.instalments),
    next: next
      ? {
          dates: formatDateRange(next.startsOn, next.endsOn, language),
          startsOn: next.startsOn,
          endsOn: next.endsOn,
          runs: runsOf(next.days).map((days) => ({
            dates: formatDateRange(days[0]!.date, days.at(-1)!.date, language),
            hours: hoursText(days[0]!, language),
          })),
          isFull: next.free === 0,
        }
      : null,
    last: last && formatDateRange(last.startsOn, last.endsOn, language),
  };
}

/** `offerId` null: a page without prices. */
export async function programmePage(
  context: Readonly<RouterContextProvider>,
  key: string,
  offerId: string | null,
) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const { language, identity } = frame;
  const [document, programme] = await Promise.all([
    contentDocument(world, key, language),
    offerId ? programmeOf(world, { offerId, language }) : null,
  ]);
  leaveIfTakenDown(frame, document);
  return { frame, document, programme, title: pageTitles[language][key] ?? identity.studioName };
}

export async function seatPage(context: Readonly<RouterContextProvider>, key: string, offerId: string) {
  const world = worldOf(context);
  const page = await programmePage(context, key, offerId);
  const sold = await seatOf(world, offerId, page.frame);
  return { ...page, ...sold, isBuyingOpen: world.payments !== null };
}

export async function seatOf(
  world: World,
  offerId: string,
  { identity, language }: Pick<SiteFrame, 'identity' | 'language'>,
) {
  const today = studioDay(world.clock.now());
  const [entry, dates] = await Promise.all([shownOffer(world, offerId), shownDates(world, [offerId], today)]);
  const seat = seatOffer(entry?.isBuyable ? entry : undefined, { dates, identity, language, today });
  return { seat, isSold: entry?.isBuyable ?? false };
}

export type ProgrammePage = Awaited<ReturnType<typeof programmePage>>;
