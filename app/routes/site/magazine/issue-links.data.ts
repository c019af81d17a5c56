import type { World } from '#platform/world.ts';
import { offerPage } from '#studio/offers/catalogue/offer.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { shownOffer } from '#studio/offers/catalogue/offers.queries.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { cardOf, type ItemCard } from '#studio/site/magazine/item.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';

/** What an issue links to, by id. Articles and offers that are no longer shown are left out. */
export interface Linked {
  articles: Record<string, ItemCard>;
  offers: Record<string, { title: string; href: string }>;
}

export async function linkedOf(world: World, blocks: readonly Block[], language: Language): Promise<Linked> {
  const slugs = blocks.flatMap((block) => (block.type === 'articleLink' ? [block.article] : []));
  const ids = blocks.flatMap((block) => (block.type === 'offer' ? [block.offerId] : []));
  const articles = slugs.length > 0 ? await publishedItems(world, language, slugs) : [];
  const titles = await offerTitles(world.db.query, ids, language);
  const offers: Linked['offers'] = {};
  for (const id of ids) {
    const offer = await shownOffer(world, id);
    if (offer) offers[id] = { title: titles.get(id) ?? id, href: offerPage(offer) };
  }
  return { articles: Object.fromEntries(articles.map((item) => [item.id, cardOf(item)])), offers };
}
