import { PrintRefused, PrintUnavailable } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import type { Destination, ParcelToSend, ShippingOutcome } from './shipping.ts';

/** Minor units including VAT. not-connected: the owner's rate applies, as it does while only the country is known. */
export async function printShippingFor(
  world: World,
  toSend: ParcelToSend,
  to: Destination,
): Promise<ShippingOutcome | 'not-connected'> {
  if (!world.print || !to.street || !to.city || !to.postcode) return 'not-connected';
  const items = await catalogItems(world, toSend);
  if (!items) return 'not-connected';
  const taken = await world.limits.take('deliveryPricesPerAddress', toSend.who.address);
  if (!taken.ok) return { ok: false, refusal: 'too-often' };
  const { street, postcode, city, country } = to;
  try {
    const rates = await world.print.shippingRates({
      to: { street, postcode, city, country },
      currency: toSend.currency,
      items,
    });
    const [cheapest] = rates;
    return cheapest ? { ok: true, amountMinor: cheapest.amountMinor } : { ok: false, refusal: 'no-delivery' };
  } catch (error) {
    if (error instanceof PrintRefused) return { ok: false, refusal: 'no-delivery' };
    if (error instanceof PrintUnavailable) return { ok: false, refusal: 'no-answer' };
    throw error;
  }
}

async function catalogItems(world: World, { lines }: ParcelToSend) {
  const rows = await world.db.query
    .selectFrom('product_variants')
    .select(['offer_id', 'printful_catalog_id', 'printful_variant_id'])
    .where(
      'offer_id',
      'in',
      lines.map((line) => line.offerId),
    )
    .execute();
  const items = lines.flatMap(({ offerId, quantity }) => {
    const row = rows.find((one) => one.offer_id === offerId);
    const catalogId = row?.printful_variant_id ? row.printful_catalog_id : null;
    return catalogId ? [{ catalogId, quantity }] : [];
  });
  return items.length === lines.length && items.length > 0 ? items : null;
}
