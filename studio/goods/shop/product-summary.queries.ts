import type { Queries } from '#platform/db/database.ts';
import { currentPrice } from '#studio/offers/catalogue/offers.queries.ts';
import { shopCurrency } from './products.queries.ts';

export interface ProductSummary {
  id: string;
  name: string;
  /** Whole units of the currency. */
  price: number | null;
  currency: string;
  category: string;
  image: string | null;
  description: string;
  printfulProductId: string | null;
  printfulVariantId: string | null;
}

/** In English, with the price and the printer's variant of the first size. */
export async function productSummary(q: Queries, id: string, now: Temporal.Instant): Promise<ProductSummary> {
  const row = await q.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const first = await q
    .selectFrom('product_variants')
    .select(['offer_id', 'printful_variant_id'])
    .where('product_id', '=', id)
    .where('is_offered', '=', true)
    .orderBy('position')
    .executeTakeFirst();
  const photo = await q
    .selectFrom('product_pictures')
    .select(['id', 'widths'])
    .where('product_id', '=', id)
    .where('widths', 'is not', null)
    .orderBy('position')
    .executeTakeFirst();
  const amount = first
    ? await currentPrice(q, { offerId: first.offer_id, currency: shopCurrency, at: now })
    : null;
  return {
    id,
    name: row.name_en,
    price: amount === null ? null : amount / 100,
    currency: shopCurrency,
    category: row.category,
    image: photo ? `/pictures/${photo.id}/${photo.widths?.at(-1)}.webp` : row.image_url,
    description: row.description_en,
    printfulProductId: row.printful_product_id,
    printfulVariantId: first?.printful_variant_id ?? null,
  };
}

export async function isPrintfulTaken(
  q: Queries,
  ids: { printfulProductId?: string | null | undefined; printfulVariantId?: string | null | undefined },
  ownId: string | null,
): Promise<boolean> {
  const product = await q
    .selectFrom('products')
    .select('id')
    .where('printful_product_id', '=', ids.printfulProductId ?? '')
    .executeTakeFirst();
  if (product && product.id !== ownId) return true;
  const variant = await q
    .selectFrom('product_variants')
    .select('product_id')
    .where('printful_variant_id', '=', ids.printfulVariantId ?? '')
    .executeTakeFirst();
  return variant !== undefined && variant.product_id !== ownId;
}
