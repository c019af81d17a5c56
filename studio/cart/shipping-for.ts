import type { Currency } from '#platform/db/schema/columns.ts';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { printShippingFor } from '#studio/shop/print-shipping.ts';
import type { Parcel } from './cart.ts';
import { shippingRules } from './shipping.queries.ts';
import { rateFor } from './shipping.ts';

/** Where a parcel goes, as far as its price asks. `postcode` and `city` are '' while only the country is known. */
export interface Destination {
  country: string;
  postcode: string;
  city: string;
  street: string;
  name: string;
}

export interface ParcelToSend {
  parcel: Parcel;
  currency: Currency;
  lines: ReadonlyArray<{ offerId: string; quantity: number }>;
  /** Who asks for its price: the printer is asked only so often for one network. */
  who: Who;
}

/** Minor units of the parcel's currency including VAT; 'no-delivery': not to that country; 'no-answer': ask again. */
export type ShippingOutcome =
  | { ok: true; amountMinor: number }
  | { ok: false; refusal: 'no-delivery' | 'no-answer' | 'too-often' };

/** What the delivery of a parcel costs: the owner's rate for stock, the printer's for what is made on order. */
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
