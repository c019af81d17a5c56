import type { Queries } from '#platform/db/database.ts';
import { type ShippingRules, shippingSchema } from './shipping.ts';

export async function shippingRules(q: Queries): Promise<ShippingRules> {
  const row = await q.selectFrom('settings').select('value').where('key', '=', 'shipping').executeTakeFirst();
  return shippingSchema.parse(row?.value ?? {});
}

export async function variantsToShip(q: Queries, offerIds: readonly string[]) {
  return q
    .selectFrom('product_variants')
    .select(['offer_id', 'printful_catalog_id', 'printful_variant_id'])
    .where('offer_id', 'in', offerIds)
    .execute();
}
