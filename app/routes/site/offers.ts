import type { World } from '#platform/world.ts';
import { currentPriceLists, findOffer } from '#studio/catalogue/offers.queries.ts';
import type { Block } from '#studio/content/blocks.ts';
import { formatDateRange } from '#studio/dates/date-range.ts';
import { nextOpenDate } from '#studio/dates/dates.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { type PriceRow, priceRows } from '../courses/price-rows.ts';

export interface Offer {
  prices: PriceRow[];
  /** Of the next open date; null: none. */
  dates: string | null;
}

/** By entry id. */
export async function offersOf(
  world: World,
  { blocks, language, timeZone }: { blocks: readonly Block[]; language: Language; timeZone: string },
): Promise<Record<string, Offer>> {
  const ids = new Set(blocks.flatMap((block) => (block.type === 'offer' ? [block.offerId] : [])));
  if (ids.size === 0) return {};
  const now = world.clock.now();
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const prices = await currentPriceLists(world.db.query, now);
  const offers: Record<string, Offer> = {};
  for (const id of ids) {
    const entry = await findOffer(world.db.query, id);
    const date = entry ? await nextOpenDate(world.db.query, entry.id, today) : undefined;
    offers[id] = {
      prices: priceRows(entry ? prices.get(entry.id) : undefined, language),
      dates: date ? formatDateRange(date.starts_on, date.ends_on, language) : null,
    };
  }
  return offers;
}
