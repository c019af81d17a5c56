import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { isRateUsed } from '#studio/money/orders/exchange-rates.store.ts';
import { type ListKeys, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';

export type RateSort = 'day';

const rateKeys: ListKeys<RateSort> = {
  sorts: { day: { by: sql`exchange_rates.valid_from`, kind: 'day' } },
  id: { by: sql`exchange_rates.id`, kind: 'number' },
};

export function ratesSet(q: Queries, listQuery: ListQuery<RateSort, never>) {
  return listPage(
    q
      .selectFrom('exchange_rates')
      .select(['id', 'currency', 'dkk_per_unit as rate', 'valid_from as from', isRateUsed.as('isUsed')]),
    listQuery,
    rateKeys,
  );
}
