import type { Queries } from '#platform/db/database.ts';
import { currentPrice } from '#studio/catalogue/offers.queries.ts';
import type { WireProduct } from './manage-outcome.ts';
import { shopCurrency } from './products.queries.ts';

export async function wireProduct(q: Queries, id: string, now: Temporal.Instant): Promise<WireProduct> {
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
  const amount = first ? await currentPrice(q, first.offer_id, shopCurrency, now) : null;
  return {
    id,
    name: row.name_en,
    price: amount === null ? null : amount / 100,
    currency: shopCurrency,
    category: row.category,
    image: photo ? `/pictures/${photo.id}/${photo.widths?.at(-1)}.webp` : row.image_url,
    description: row.description_en,
    printful_product_id: row.printful_product_id,
    printful_variant_id: first?.printful_variant_id ?? null,
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
