import type { Queries } from '#platform/db/database.ts';
import { type ShippingRules, shippingSchema } from './shipping.ts';

export async function shippingRules(q: Queries): Promise<ShippingRules> {
  const row = await q.selectFrom('settings').select('value').where('key', '=', 'shipping').executeTakeFirst();
  return shippingSchema.parse(row?.value ?? {});
}
