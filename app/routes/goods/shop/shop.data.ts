import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { type Category, categories } from '#studio/goods/shop/product.ts';
import { shopPage } from '#studio/goods/shop/products.queries.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { siteFrame } from '../../site/frame.ts';

/** Cached pages contain no stock counts. */
export async function shopData(
  context: Readonly<RouterContextProvider>,
  requested: { category?: Category; id?: string; page?: number },
) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const [document, { products, pages }] = await Promise.all([
    contentDocument(world, 'shop', frame.language),
    shopPage(world.db.query, { language: frame.language, at: world.clock.now(), page: 1, ...requested }),
  ]);
  return {
    frame,
    document,
    products,
    pages,
    isBuyingOpen: world.payments !== null,
    appPricingUrl: world.settings.appPricingUrl,
  };
}

/** The default is the first tab. */
export function tabOf(url: URL): Category {
  const requested = url.searchParams.get('tab');
  return categories.find((category) => category === requested) ?? categories[0]!;
}

/** Content keys that invalidate the shop's pages. */
export const shopKeys = ['studio', 'shop', 'prices', 'stock'] as const;

/** Of a category's page, as links and search engines have it. */
export function shopHref(tab: Category, page = 1): string {
  const query = new URLSearchParams({
    ...(tab === categories[0] ? {} : { tab }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size > 0 ? `/shop?${query}` : '/shop';
}
