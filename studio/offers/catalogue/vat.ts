import type { LineVatClass } from '#platform/db/schema/orders.ts';

/* Prices include VAT. Source: momsloven § 33 (25 %), § 13 (exemptions, decided by owner and accountant). */

const ratePermille: Record<LineVatClass, number> = { standard: 250, exempt: 0, voucher: 0 };

export function vatRatePermille(vatClass: LineVatClass): number {
  return ratePermille[vatClass];
}

/** Minor units, rounded half up: 10000 øre → 2000 øre. */
export function vatIncluded(amountMinor: number, vatClass: LineVatClass): number {
  const rate = ratePermille[vatClass];
  return Math.floor((amountMinor * rate * 2 + (1000 + rate)) / (2 * (1000 + rate)));
}
