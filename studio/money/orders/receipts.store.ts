import { json } from '#platform/db/json.ts';
import type { ManualMethod } from '#platform/db/schema/money.ts';
import type { Write } from '#studio/shared/change.ts';

export interface ReceiptContent {
  orderNumber: string;
  name: string;
  email: string;
  currency: string;
  /** Negative on credit notes, as are all amounts. */
  totalMinor: number;
  vatMinor: number;
  /** DKK per unit of `currency` used for the VAT line; null: DKK, or no rate. */
  dkkPerUnit: string | null;
  lines: readonly ReceiptLine[];
  termsVersion: string;
  paidBy?: ManualMethod;
  /** The invoice that was paid, or whose payment is refunded. */
  invoiceNumber?: number;
  /** ISO date on which the owner received a manual payment. */
  receivedOn?: string;
  /** Of the whole order; its lines state prices before it. Zero on credit notes. */
  discountMinor?: number;
  /** The part paid with a gift card, or back on it. */
  giftCardMinor?: number;
  /** Charge of a plan: the whole price, and what is still due at the time of issue. */
  plan?: { totalMinor: number; number: number; count: number; due: readonly DueCharge[] };
}

export interface DueCharge {
  amountMinor: number;
  /** ISO date in the studio's time zone. */
  dueOn: string;
}

export interface ReceiptLine {
  description: string;
  quantity: number;
  unitMinor: number;
  vatRatePermille: number;
  vatMinor: number;
  /** On a credit note for part of a line: the full price of the line. */
  ofMinor?: number;
  /** A gift card for several rates, taxed when redeemed. */
  isVoucher?: true;
  /** On credit notes, which leave out lines that were not refunded. */
  offerId?: string;
}

/** Gapless numbers: the counter row is the last lock of a transaction. `forAccountant`: foreign currency, no rate. */
export async function issueReceipt(
  { tx, now }: Write,
  receipt: {
    orderId: string;
    kind: 'receipt' | 'credit-note';
    refundId?: string | null;
    paymentId?: string | null;
    content: ReceiptContent;
    forAccountant: boolean;
  },
): Promise<number> {
  const { last_number } = await tx
    .updateTable('receipt_counter')
    .set((set) => ({ last_number: set('last_number', '+', 1) }))
    .where('id', '=', 1)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('receipts')
    .values({
      number: last_number,
      order_id: receipt.orderId,
      kind: receipt.kind,
      refund_id: receipt.refundId ?? null,
      payment_id: receipt.paymentId ?? null,
      content: json(receipt.content),
      for_accountant: receipt.forAccountant,
      issued_at: now,
    })
    .execute();
  return last_number;
}
