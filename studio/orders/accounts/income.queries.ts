import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';
import type { ReceiptContent } from '../receipts.store.ts';

export interface MonthlyIncome {
  /** '2026-11', in the studio's time zone. */
  month: string;
  currency: Currency;
  receivedMinor: number;
  refundedMinor: number;
  receipts: number;
}

/** By receipts and credit notes, newest month first. Owner only. */
export async function incomeByMonth(
  q: Queries,
  who: Pick<Who, 'role'>,
  { since, timeZone }: { since: Temporal.Instant; timeZone: string },
): Promise<MonthlyIncome[]> {
  if (who.role !== 'owner') return [];
  const { rows } = await sql<
    Record<'month' | 'received' | 'refunded' | 'receipts', string> & { currency: Currency }
  >`
    select to_char(issued_at at time zone ${timeZone}::text, 'YYYY-MM') as month,
      content->>'currency' as currency,
      coalesce(sum((content->>'totalMinor')::bigint) filter (where kind = 'receipt'), 0) as received,
      coalesce(sum(-(content->>'totalMinor')::bigint) filter (where kind = 'credit-note'), 0) as refunded,
      count(*) filter (where kind = 'receipt') as receipts
    from receipts
    where issued_at >= ${since}
    group by 1, 2
    order by 1 desc, 2`.execute(q);
  return rows.map(({ month, currency, received, refunded, receipts }) => ({
    month,
    currency,
    receivedMinor: Number(received),
    refundedMinor: Number(refunded),
    receipts: Number(receipts),
  }));
}

export interface IssuedReceipt {
  number: number;
  kind: 'receipt' | 'credit-note';
  issuedAt: Temporal.Instant;
  content: ReceiptContent;
}

const receiptsPerRead = 1_000;

/** In the order of their numbers, read in parts. Owner only. */
export async function* receiptsBetween(
  q: Queries,
  who: Pick<Who, 'role'>,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): AsyncGenerator<IssuedReceipt> {
  if (who.role !== 'owner') return;
  let after = 0;
  for (;;) {
    const rows = await q
      .selectFrom('receipts')
      .select(['number', 'kind', 'issued_at as issuedAt'])
      .select(sql<ReceiptContent>`content`.as('content'))
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
