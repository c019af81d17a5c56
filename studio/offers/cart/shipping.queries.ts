import type { Queries } from '#platform/db/database.ts';
import { type ShippingRules, shippingSchema } from './shipping.ts';

export async function shippingRules(q: Queries): Promise<ShippingRules> {
  const row = await q.selectFrom('settings').select('value').where('key', '=', 'shipping').executeTakeFirst();
  return shippingSchema.parse(row?.value ?? {});
}

/** A product that is sold in sizes, each an offer of its own. */
export async function hasSizes(q: Queries, productId: string): Promise<boolean> {
  const size = await q
    .selectFrom('product_variants')
    .select('offer_id')
    .where('product_id', '=', productId)
    .where('is_offered', '=', true)
    .limit(1)
    .executeTakeFirst();
  return size !== undefined;
}

export async function variantsToShip(q: Queries, offerIds: readonly string[]) {
  return q
    .selectFrom('product_variants')
    .select(['offer_id', 'printful_catalog_id', 'printful_variant_id'])
    .where('offer_id', 'in', offerIds)
    .execute();
}
