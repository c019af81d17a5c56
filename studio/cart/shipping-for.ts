import type { Currency } from '#platform/db/schema/columns.ts';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { printShippingFor } from '#studio/shop/print-shipping.ts';
import type { Parcel } from './cart.ts';
import { shippingRules } from './shipping.queries.ts';
import { rateFor } from './shipping.ts';

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
  who: Who;
}

/** Minor units including VAT. no-delivery: not to that country. no-answer: retry. */
export type ShippingOutcome =
  | { ok: true; amountMinor: number }
  | { ok: false; refusal: 'no-delivery' | 'no-answer' | 'too-often' };

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
