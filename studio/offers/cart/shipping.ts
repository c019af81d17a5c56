import { z } from 'zod';
import type { Currency } from '#platform/db/schema/columns.ts';
import { euCountries } from '#studio/shared/content/terms-countries.ts';
import type { Who } from '#studio/shared/who.ts';
import type { Parcel } from './cart.ts';

/** Minor units of DKK including VAT. EU countries only: elsewhere VAT and customs differ. */
const zone = z.object({
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  amountMinor: z.int().min(0),
});

const abroad = euCountries.filter((country) => country !== 'DK');

export const shippingSchema = z.object({
  stock: z.array(zone).default([
    { countries: ['DK'], amountMinor: 4_900 },
    { countries: abroad, amountMinor: 12_900 },
  ]),
  print: z.array(zone).default([
    { countries: ['DK'], amountMinor: 4_500 },
    { countries: abroad, amountMinor: 7_500 },
  ]),
});

export type ShippingRules = z.infer<typeof shippingSchema>;
export type ShippingZone = ShippingRules['stock'][number];

export function rateFor(zones: readonly ShippingZone[], country: string): number | null {
  return zones.find(({ countries }) => countries.includes(country))?.amountMinor ?? null;
}

export function countriesOf(zones: readonly ShippingZone[]): string[] {
  return zones.flatMap(({ countries }) => countries);
}

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
