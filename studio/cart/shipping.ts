import { z } from 'zod';

/**
 * What a delivery costs, as the owner says it (settings key 'shipping'), in minor units of DKK including VAT. `stock`
 * is what the studio sends itself; `print` is what printed goods cost while no printer is connected that names its own
 * rates. Countries of the EU only: elsewhere VAT and customs are other ones.
 */
const zone = z.object({
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  amountMinor: z.int().min(0),
});

const nearby = ['SE', 'DE', 'FI', 'NL', 'BE', 'LU', 'AT', 'FR', 'IE', 'PL', 'ES', 'PT', 'IT'];

export const shippingSchema = z.object({
  stock: z.array(zone).default([
    { countries: ['DK'], amountMinor: 4_900 },
    { countries: nearby, amountMinor: 12_900 },
  ]),
  print: z.array(zone).default([
    { countries: ['DK'], amountMinor: 4_500 },
    { countries: nearby, amountMinor: 7_500 },
  ]),
});

export type ShippingRules = z.infer<typeof shippingSchema>;
export type ShippingZone = ShippingRules['stock'][number];

/** Minor units of DKK; null: nothing is sent there. */
export function rateFor(zones: readonly ShippingZone[], country: string): number | null {
  return zones.find(({ countries }) => countries.includes(country))?.amountMinor ?? null;
}

export function countriesOf(zones: readonly ShippingZone[]): string[] {
  return zones.flatMap(({ countries }) => countries);
}
