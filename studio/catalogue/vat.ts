/** Danish VAT: prices are shown and stored with it included. */
export type VatClass = 'standard' | 'exempt';

export const vatRatePermille: Readonly<Record<VatClass, number>> = { standard: 250, exempt: 0 };

/** The VAT inside an inclusive amount, in minor units, rounded half up. */
export function includedVat(amountMinor: number, vatClass: VatClass): number {
  const rate = vatRatePermille[vatClass];
  return Math.round((amountMinor * rate) / (1000 + rate));
}
