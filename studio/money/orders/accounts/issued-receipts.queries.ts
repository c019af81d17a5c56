import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { May } from '#studio/shared/who.ts';
import type { ReceiptContent } from '../receipts.store.ts';

export interface IssuedReceipt {
  number: number;
  kind: 'receipt' | 'credit-note';
  issuedAt: Temporal.Instant;
  content: ReceiptContent;
  /** Of the provider. Null: not paid by it, or a credit note; `feeMinor` null: unknown. */
  charged: { feeMinor: number | null; feeCurrency: string | null } | null;
}

const receiptsPerRead = 1_000;

/** A charge of a plan is the payment of its receipt; every other receipt is about all of its order. */
const charged = sql<IssuedReceipt['charged']>`(
  select jsonb_build_object('feeMinor', fee_minor, 'feeCurrency', fee_currency) from payments
  where receipts.kind = 'receipt' and payments.order_id = receipts.order_id
    and payments.state = 'captured' and payments.provider in ('stripe', 'test')
    and payments.id = coalesce(receipts.payment_id, payments.id) and (receipts.payment_id is not null or instalment is null)
  limit 1)`;

export async function* receiptsBetween(
  q: Queries,
  _who: May<'figures'>,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): AsyncGenerator<IssuedReceipt> {
  let after = 0;
  for (;;) {
    const rows = await q
      .selectFrom('receipts')
      .select(['number', 'kind', 'issued_at as issuedAt'])
      .select([sql<ReceiptContent>`content`.as('content'), charged.as('charged')])
      .where('issued_at', '>=', from)
      .where('issued_at', '<', until)
      .where('number', '>', after)
      .orderBy('number')
      .limit(receiptsPerRead)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < receiptsPerRead) return;
    after = last.number;
  }
}
