import type { Queries, Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { ManualMethod } from '#platform/db/schema/money.ts';

export interface ReceiptContent {
  orderNumber: string;
  name: string;
  email: string;
  currency: string;
  /** Negative on credit notes. */
  totalMinor: number;
  vatMinor: number;
  /** DKK per unit of `currency` that the VAT line was worked out with; null: DKK, or missing. */
  dkkPerUnit: string | null;
  lines: readonly ReceiptLine[];
  termsVersion: string;
  /** Taken at the lesson; absent: by a provider. */
  paidBy?: ManualMethod;
  /** Of a charge of a plan: the whole price, and what was still due when it was issued. */
  plan?: { totalMinor: number; number: number; count: number; due: readonly DueCharge[] };
}

export interface DueCharge {
  amountMinor: number;
  /** The studio's calendar day, 'YYYY-MM-DD'. */
  dueOn: string;
}

export interface ReceiptLine {
  description: string;
  quantity: number;
  /** Negative on credit notes. */
  unitMinor: number;
  vatRatePermille: number;
  vatMinor: number;
  /** On the credit note of a part: what the whole line cost. */
  ofMinor?: number;
}

/**
 * Issues the next gapless number in the caller's transaction. The counter's row is the last lock a transaction takes,
 * so numbers have no gaps and no deadlocks. `forAccountant`: a foreign currency without the owner's rate.
 */
export async function issueReceipt(
  tx: Tx,
  receipt: {
    orderId: string;
    kind: 'receipt' | 'credit-note';
    refundId?: string | null;
    /** The charge of a plan that it is about. */
    paymentId?: string | null;
    content: ReceiptContent;
    forAccountant: boolean;
  },
  now: Temporal.Instant,
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

/** The owner's dated rate to DKK that holds on a day; null for DKK and when none was entered. */
export async function rateOn(q: Queries, currency: string, day: Temporal.PlainDate): Promise<string | null> {
  if (currency !== 'EUR' && currency !== 'USD') return null;
  const row = await q
    .selectFrom('exchange_rates')
    .select('dkk_per_unit')
    .where('currency', '=', currency)
    .where('valid_from', '<=', day.toString())
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.dkk_per_unit ?? null;
}
