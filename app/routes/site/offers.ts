import type { World } from '#platform/world.ts';
import { formatDateRange } from '#studio/calendar/dates/date-range.ts';
import { nextDate, shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { shownOffer, shownPrices } from '#studio/offers/catalogue/offers.queries.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { type PriceRow, priceRows } from '../offers/courses/price-rows.ts';

export interface Offer {
  prices: PriceRow[];
  /** Of the next open date; null: none. */
  dates: string | null;
}

export async function offersOf(
  world: World,
  { blocks, language }: { blocks: readonly Block[]; language: Language },
): Promise<Record<string, Offer>> {
  const ids = new Set(blocks.flatMap((block) => (block.type === 'offer' ? [block.offerId] : [])));
  if (ids.size === 0) return {};
  const now = world.clock.now();
  const today = studioDay(now);
  const offers: Record<string, Offer> = {};
  for (const id of ids) {
    const entry = await shownOffer(world, id);
    const date = entry && nextDate(await shownDates(world, [entry.id], today));
    offers[id] = {
      prices: priceRows(
        entry ? await shownPrices(world, entry.id, now) : undefined,
        language,
        entry?.instalments,
      ),
      dates: date && formatDateRange(date.startsOn, date.endsOn, language),
    };
  }
  return offers;
}
