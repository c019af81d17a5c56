import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Who } from '#studio/shared/who.ts';
import type { ReceiptContent } from '../receipts.store.ts';

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
