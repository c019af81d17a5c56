import { PrintRefused, PrintUnavailable } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { shippingRules, variantsToShip } from './shipping.queries.ts';
import { type Destination, type ParcelToSend, rateFor, type ShippingOutcome } from './shipping.ts';

/** The owner's rate for stock, the printer's quote for print. */
export async function shippingFor(
  world: World,
  toSend: ParcelToSend,
  to: Destination,
): Promise<ShippingOutcome> {
  if (toSend.currency !== 'DKK') return { ok: false, refusal: 'no-delivery' };
  if (toSend.parcel === 'print') {
    const requested = await printShippingFor(world, toSend, to);
    if (requested !== 'not-connected') return requested;
  }
  const rules = await shippingRules(world.db.query);
  const amountMinor = rateFor(rules[toSend.parcel], to.country);
  return amountMinor === null ? { ok: false, refusal: 'no-delivery' } : { ok: true, amountMinor };
}

/** Minor units including VAT. not-connected: the owner's rate applies, as it does while only the country is known. */
async function printShippingFor(
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
  const rows = await variantsToShip(
    world.db.query,
    lines.map((line) => line.offerId),
  );
  const items = lines.flatMap(({ offerId, quantity }) => {
    const row = rows.find((one) => one.offer_id === offerId);
    const catalogId = row?.printful_variant_id ? row.printful_catalog_id : null;
    return catalogId ? [{ catalogId, quantity }] : [];
  });
  return items.length === lines.length && items.length > 0 ? items : null;
}
