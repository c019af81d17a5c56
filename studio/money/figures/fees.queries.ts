import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { Currency } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';

export interface FeeFilter {
  from: Temporal.Instant;
  until: Temporal.Instant;
  /** Of the fee; where it is unknown, of the payment. */
  currency: Currency;
}

const takenAt = sql<Temporal.Instant>`coalesce(payments.fee_at, payments.created_at)`;

/** Payments by the provider. Those made in another way have no fee. */
function isCharged({ from, until, currency }: FeeFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`(payments.state = 'captured' and payments.provider in ('stripe', 'test')
    and coalesce(payments.fee_currency, payments.currency) = ${currency}
    and ${takenAt} >= ${from} and ${takenAt} < ${until})`;
}

export interface FeeSum {
  feeMinor: number;
  /** Payments with a known fee, and without. */
  known: number;
  unknown: number;
}

export async function sumOfFees(q: Queries, _who: May<'figures'>, filter: FeeFilter): Promise<FeeSum> {
  const none = { feeMinor: 0, known: 0, unknown: 0 };
  const { rows } = await sql<FeeSum>`
    select coalesce(sum(fee_minor), 0)::bigint as "feeMinor", count(fee_minor) as known,
      count(*) - count(fee_minor) as unknown
    from payments where ${isCharged(filter)}`.execute(q);
  return rows[0] ?? none;
}

export interface FeeRow {
  id: string;
  orderId: string;
  orderNumber: string;
  name: string;
  amountMinor: number;
  currency: Currency;
  feeMinor: number | null;
  takenAt: Temporal.Instant;
}

const keys: ListKeys<'taken'> = {
  sorts: { taken: { by: takenAt, kind: 'moment' } },
  id: { by: sql`payments.id`, kind: 'uuid' },
};

export async function listFees(
  q: Queries,
  _who: May<'figures'>,
  { filter, listQuery }: { filter: FeeFilter; listQuery: ListQuery<'taken'> },
): Promise<ListPage<FeeRow>> {
  return listPage(
    q
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.id', 'orders.id as orderId', 'orders.number as orderNumber', 'orders.name'])
      .select([
        'payments.captured_minor as amountMinor',
        'payments.currency',
        'payments.fee_minor as feeMinor',
      ])
      .select(takenAt.as('takenAt'))
      .where(isCharged(filter)),
    listQuery,
    keys,
  );
}
