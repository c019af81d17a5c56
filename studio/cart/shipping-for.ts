import type { World } from '#platform/world.ts';
import { printShippingFor } from './print-shipping.ts';
import { shippingRules } from './shipping.queries.ts';
import { type Destination, type ParcelToSend, rateFor, type ShippingOutcome } from './shipping.ts';

/** The owner's rate for stock, the printer's quote for print. */
export async function shippingFor(
  world: World,
  toSend: ParcelToSend,
  to: Destination,
): Promise<ShippingOutcome> {
  if (toSend.currency !== 'DKK') return { ok: false, refusal: 'no-delivery' };
  if (toSend.parcel === 'print') {
    const asked = await printShippingFor(world, toSend, to);
    if (asked !== 'not-connected') return asked;
  }
  const rules = await shippingRules(world.db.query);
  const amountMinor = rateFor(rules[toSend.parcel], to.country);
  return amountMinor === null ? { ok: false, refusal: 'no-delivery' } : { ok: true, amountMinor };
}
