import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { currentPriceLists, findEntry } from '#studio/catalogue/offers.queries.ts';
import { contentDocument } from '#studio/content/content.queries.ts';
import { editionDates, runsOf } from '#studio/dates/date-range.ts';
import { hoursText } from '#studio/dates/date-text.ts';
import { isFullyTaken, lastEdition, nextOpenEdition } from '#studio/dates/dates.queries.ts';
import { openDates } from '#studio/dates/open-dates.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { siteFrame } from '../site/frame.ts';
import { pageTitles } from '../site/page-titles.messages.ts';
import { type PriceRow, priceRows } from './price-rows.ts';
import { seatOffer } from './seat-offer.ts';

/** What the catalogue says today about a programme, in the words of a page or a paper. */
export interface Programme {
  prices: PriceRow[];
  /** The next open edition; null: none. */
  next: {
    dates: string;
    /** Each weekend, or the one week. */
    runs: { dates: string; hours: string }[];
    isFull: boolean;
  } | null;
  /** The last one that is over; null: none yet. */
  last: string | null;
}

/** Prices and editions as they are today. */
export async function programmeOf(
  world: World,
  entryId: string,
  language: Language,
  timeZone: string,
): Promise<Programme> {
  const now = world.clock.now();
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const q = world.db.query;
  const [lists, next, last] = await Promise.all([
    currentPriceLists(q, now),
    nextOpenEdition(q, entryId, today),
    lastEdition(q, entryId, today),
  ]);
  return {
    prices: priceRows(lists.get(entryId), language),
    next: next
      ? {
          dates: editionDates(next.starts_on, next.ends_on, language),
          runs: runsOf(next.days).map((days) => ({
            dates: editionDates(days[0]!.date, days.at(-1)!.date, language),
            hours: hoursText(days[0]!, language),
          })),
          isFull: await isFullyTaken(q, next.id),
        }
      : null,
    last: last ? editionDates(last.starts_on, last.ends_on, language) : null,
  };
}

/** Everything the page of a programme shows. `entryId` null: a page that tells of no price. */
export async function programmePage(
  context: Readonly<RouterContextProvider>,
  key: string,
  entryId: string | null,
) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const { pageLanguage, identity } = frame;
  const [document, programme] = await Promise.all([
    contentDocument(world, key, pageLanguage),
    entryId ? programmeOf(world, entryId, pageLanguage, identity.timeZone) : null,
  ]);
  return { frame, document, programme, title: pageTitles[pageLanguage][key] ?? identity.studioName };
}

/** The page of an offer that sells seats: the same with its dates to book. */
export async function seatPage(context: Readonly<RouterContextProvider>, key: string, entryId: string) {
  const world = worldOf(context);
  const page = await programmePage(context, key, entryId);
  const { identity, pageLanguage } = page.frame;
  const today = world.clock.now().toZonedDateTimeISO(identity.timeZone).toPlainDate();
  const [entry, dates] = await Promise.all([
    findEntry(world.db.query, entryId),
    openDates(world.db.query, [entryId], today),
  ]);
  const seat = seatOffer(entry?.isBuyable ? entry : undefined, dates, identity, pageLanguage);
  return { ...page, seat, isBuyingOpen: world.payments !== null };
}

export type ProgrammePage = Awaited<ReturnType<typeof programmePage>>;
