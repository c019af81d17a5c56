import type { ReceiptContent, ReceiptLine } from '../receipts.store.ts';

export type ReceiptVatClass = 'standard' | 'exempt' | 'voucher';

export interface VatPart {
  vatClass: ReceiptVatClass;
  ratePermille: number;
  /** Including VAT. Negative on credit notes, as is the VAT. */
  grossMinor: number;
  vatMinor: number;
}

type Receipt = Pick<ReceiptContent, 'totalMinor' | 'lines'>;

/** A receipt's total by VAT rate; the parts add up to it. */
export function vatParts({ totalMinor, lines }: Receipt): VatPart[] {
  const parts = new Map<string, VatPart>();
  for (const line of lines) {
    const key = `${classOf(line)} ${line.vatRatePermille}`;
    const part = parts.get(key) ?? {
      vatClass: classOf(line),
      ratePermille: line.vatRatePermille,
      grossMinor: 0,
      vatMinor: 0,
    };
    part.grossMinor += line.unitMinor * line.quantity;
    part.vatMinor += line.vatMinor;
    parts.set(key, part);
  }
  const all = [...parts.values()];
  if (sumOf(all) === totalMinor) return all;
  // Of a discounted order the lines state prices before the discount, but the VAT after it.
  const rest = all.find(({ ratePermille }) => ratePermille === 0) ?? all[0];
  for (const part of all) {
    if (part === rest) continue;
    part.grossMinor =
      part.ratePermille === 0
        ? part.grossMinor
        : Math.round((part.vatMinor * (1000 + part.ratePermille)) / part.ratePermille);
  }
  if (rest) rest.grossMinor += totalMinor - sumOf(all);
  return all;
}

const sumOf = (parts: readonly VatPart[]) => parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0);

function classOf({ isVoucher, vatRatePermille }: ReceiptLine): ReceiptVatClass {
  if (isVoucher) return 'voucher';
  return vatRatePermille === 0 ? 'exempt' : 'standard';
}
