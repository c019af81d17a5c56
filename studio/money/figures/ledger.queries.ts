import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { Currency } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';
import {
  type EntryKind,
  type IncomeDocument,
  type IncomeKind,
  type IncomeSum,
  kindOfEntry,
  type LedgerFilter,
} from './income.ts';
/** Columns of `income_entries`, which figures and ledger share. */
export const incomeKindOf: RawBuilder<IncomeKind> = sql`case income_entries.kind ${sql.join(
  Object.entries(kindOfEntry).map(([entry, kind]) => sql`when ${sql.lit(entry)} then ${sql.lit(kind)}`),
  sql` `,
)} else 'other' end`;

export function isInLedger(filter: LedgerFilter): RawBuilder<SqlBool> {
  const { from, until, currency, kind, offerId, document } = filter;
  const conditions = [
    sql`income_entries.issued_at >= ${from} and income_entries.issued_at < ${until}`,
    sql`income_entries.currency = ${currency}`,
    ...(kind ? [sql`${incomeKindOf} = ${kind}`] : []),
    ...(document ? [sql`income_entries.document = ${document}`] : []),
    ...(offerId ? [sql`income_entries.offer_id = ${offerId}`] : []),
    ...(offerId === '' ? [sql`income_entries.offer_id is null`] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

export interface LedgerEntry extends IncomeSum {
  id: number;
  receiptNumber: number;
  document: IncomeDocument;
  kind: EntryKind;
  currency: Currency;
  issuedAt: Temporal.Instant;
  orderId: string;
  orderNumber: string;
  name: string;
  /** As it was sold; null: paid with a gift card. */
  what: string | null;
}

const keys: ListKeys<'issued'> = {
  sorts: { issued: { by: sql`income_entries.issued_at`, kind: 'moment' } },
  id: { by: sql`income_entries.id`, kind: 'number' },
};

/** Lines of receipts and credit notes, 50 a page. At most two statements. */
export async function listLedger(
  q: Queries,
  _who: May<'figures'>,
  { filter, listQuery }: { filter: LedgerFilter; listQuery: ListQuery<'issued'> },
): Promise<ListPage<LedgerEntry>> {
  return listPage(
    q
      .selectFrom('income_entries')
      .innerJoin('orders', 'orders.id', 'income_entries.order_id')
      .select(['income_entries.id', 'receipt_number as receiptNumber', 'document', 'income_entries.currency'])
      .select(['issued_at as issuedAt', 'order_id as orderId', 'orders.number as orderNumber', 'orders.name'])
      .select(['gross_minor as grossMinor', 'vat_minor as vatMinor'])
      .select(sql<EntryKind>`income_entries.kind`.as('kind'))
      .select((select) =>
        select
          .selectFrom('order_lines')
          .select('description')
          .whereRef('order_lines.order_id', '=', 'income_entries.order_id')
          .whereRef('order_lines.offer_id', '=', 'income_entries.offer_id')
          .orderBy('order_lines.position')
          .limit(1)
          .as('what'),
      )
      .where(isInLedger(filter)),
    listQuery,
    keys,
  );
}

export async function sumOfLedger(
  q: Queries,
  _who: May<'today' | 'figures'>,
  filter: LedgerFilter,
): Promise<IncomeSum & { entries: number }> {
  const { rows } = await sql<IncomeSum & { entries: number }>`
    select coalesce(sum(gross_minor), 0)::bigint as "grossMinor", coalesce(sum(vat_minor), 0)::bigint as "vatMinor",
      count(*) as entries
    from income_entries where ${isInLedger(filter)}`.execute(q);
  return rows[0] ?? { grossMinor: 0, vatMinor: 0, entries: 0 };
}
