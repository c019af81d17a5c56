import { endOfDay } from '#studio/shared/time/studio-time.ts';
import type { ReceiptContent } from '../receipts.store.ts';

/**
 * sent: emailed and not due yet. credited: cancelled by a credit note, or refunded in full after its payment.
 * withdrawn: cancelled before it was sent, without a credit note.
 */
export const invoiceStatuses = ['not-sent', 'sent', 'overdue', 'paid', 'credited', 'withdrawn'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

export interface Company {
  name: string;
  addressLines: readonly string[];
  /** CVR or VAT number; '': none. */
  vatNumber: string;
  /** An order number or a person at the company; '': none. */
  reference: string;
}

/** Sent to `email`. Amounts include VAT; the rate is that of the day of issue. */
export interface InvoiceContent
  extends Pick<
    ReceiptContent,
    'name' | 'email' | 'currency' | 'totalMinor' | 'vatMinor' | 'dkkPerUnit' | 'lines' | 'discountMinor'
  > {
  company: Company;
  payTo: readonly string[];
}

/** Claims become time-barred three years after they are due (forældelsesloven § 3). */
const limitationYears = 3;

/** When the order of the invoice stops waiting for its payment. */
export function payableUntil(dueOn: Temporal.PlainDate): Temporal.Instant {
  return endOfDay(dueOn.add({ years: limitationYears }));
}

export function dueDay(issuedOn: Temporal.PlainDate, days: number): Temporal.PlainDate {
  return issuedOn.add({ days });
}

const cvrWeights = [2, 7, 6, 5, 4, 3, 2, 1];

/** A CVR number with its check digit, or a VAT number with the letters of its country. Empty: none. */
export function isVatNumber(text: string): boolean {
  const number = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  const [, digits] = /^(?:DK)?(\d{8})$/.exec(number) ?? [];
  if (digits)
    return [...digits].reduce((sum, one, at) => sum + Number(one) * (cvrWeights[at] ?? 0), 0) % 11 === 0;
  return number === '' || (/^[A-Z]{2}[A-Z0-9]{2,13}$/.test(number) && !number.startsWith('DK'));
}

export function creditOf(content: InvoiceContent): InvoiceContent {
  const negative = (amountMinor: number) => 0 - amountMinor;
  return {
    ...content,
    totalMinor: negative(content.totalMinor),
    vatMinor: negative(content.vatMinor),
    lines: content.lines.map((line) => ({
      ...line,
      unitMinor: negative(line.unitMinor),
      vatMinor: negative(line.vatMinor),
    })),
    ...(content.discountMinor ? { discountMinor: negative(content.discountMinor) } : {}),
  };
}
