import type { Queries } from '#platform/db/database.ts';
import { currentPrice } from '#studio/offers/catalogue/offers.queries.ts';
import { countFreeUnits } from '#studio/offers/inventory/units.queries.ts';
import { shopCurrency, variantRows } from './products.queries.ts';
import type { ProductRow } from './products.store.ts';

/** What the activity log names of a product; of sizes, 'price:M' and 'stock:M'. Prices in whole units. */
export async function loggedProduct(
  q: Queries,
  product: ProductRow,
  now: Temporal.Instant,
): Promise<Record<string, unknown>> {
  const { name_en, name_da, category, is_published, printful_product_id } = product;
  const { description_en, description_da, facts_en, facts_da } = product;
  const offered = (await variantRows(q, product.id)).filter((row) => row.is_offered);
  const fields: Record<string, unknown> = {
    name: name_en,
    name_da,
    category,
    description: description_en,
    description_da,
    facts: facts_en,
    facts_da,
    is_published,
    printful_product_id,
    sizes: offered.map((row) => row.label_en).join(', '),
  };
  for (const { offer_id: offerId, label_en: size } of offered) {
    const of = size ? `:${size}` : '';
    const amountMinor = await currentPrice(q, { offerId, currency: shopCurrency, at: now });
    fields[`price${of}`] = amountMinor === null ? null : amountMinor / 100;
    if (product.fulfilment === 'stock') fields[`stock${of}`] = await countFreeUnits(q, offerId);
  }
  return fields;
}
