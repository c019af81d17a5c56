import type { VatClass } from '#platform/db/schema/catalogue.ts';

/*
 * VAT of the Danish studio. Prices are shown and charged including VAT; the line on the receipt is taken out of them.
 * Source: momsloven § 33 (25 %), § 13 (exemptions; which entry is exempt is the owner's and the accountant's decision).
 */

const ratePermille: Record<VatClass, number> = { standard: 250, exempt: 0 };

/** The rate in permille of the price without VAT: 250 for 25 %. */
export function vatRatePermille(vatClass: VatClass): number {
  return ratePermille[vatClass];
}

/** The VAT contained in an amount that includes it, in minor units, rounded half up: 10000 øre → 2000 øre. */
export function vatIncluded(amountMinor: number, vatClass: VatClass): number {
  const rate = ratePermille[vatClass];
  return Math.floor((amountMinor * rate * 2 + (1000 + rate)) / (2 * (1000 + rate)));
}
