import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { Currency } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';
import type { DiscountCode } from './discount.ts';

export type CodeSort = 'created';

const keys: ListKeys<CodeSort> = {
  sorts: { created: { by: sql`discount_codes.created_at`, kind: 'moment' } },
  id: { by: sql`discount_codes.id`, kind: 'uuid' },
};

export type ListedCode = DiscountCode & { uses: number };

const uses = sql<number>`(select coalesce(-sum(delta), 0)::int from ledger_entries
  where ledger_entries.code_id = discount_codes.id)`;

function codes(q: Queries) {
  return q
    .selectFrom('discount_codes')
    .select(['id', 'code', 'percent', 'amount_minor as amountMinor', 'currency'])
    .select(['valid_from as validFrom', 'valid_until as validUntil', 'max_uses as maxUses'])
    .select(['max_uses_per_person as maxUsesPerPerson', 'offer_ids as offerIds', 'paused_at as pausedAt'])
    .select(uses.as('uses'));
}

export async function listCodes(
  q: Queries,
  _who: May<'catalogue'>,
  listQuery: ListQuery<CodeSort, never>,
): Promise<ListPage<ListedCode>> {
  return listPage(codes(q), listQuery, keys);
}

export interface CodeUse {
  orderId: string;
  number: string;
  name: string;
  at: Temporal.Instant;
  discountMinor: number;
  currency: Currency;
  /** False: being paid. */
  isPaid: boolean;
}

const mostUses = 100;

/** With its latest uses; null: not found. */
export async function codeForOwner(q: Queries, _who: May<'catalogue'>, id: string) {
  if (!z.guid().safeParse(id).success) return null;
  const code = await codes(q).where('id', '=', id).executeTakeFirst();
  if (!code) return null;
  const rows = await q
    .selectFrom('orders')
    .select(['id as orderId', 'number', 'name', 'created_at as at', 'currency', 'state'])
    .select(
      sql<number>`(select sum(discount_minor)::int from order_lines where order_lines.order_id = orders.id)`.as(
        'discountMinor',
      ),
    )
    .where('discount_code_id', '=', id)
    .where('state', 'not in', ['lapsed', 'voided'])
    .orderBy('created_at', 'desc')
    .limit(mostUses)
    .execute();
  const list: CodeUse[] = rows.map(({ state, ...row }) => ({ ...row, isPaid: state !== 'open' }));
  return { code, uses: list };
}

/** Offers that a code can be limited to: those that are bought where codes are taken. */
export async function discountableOffers(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('offers')
    .select('id')
    .where('is_buyable', '=', true)
    .where('kind', 'not in', ['shipping', 'gift-card', 'test', 'goods', 'print-goods'])
    .where((is) => is.or([is('needs_checkout_page', '=', true), is('grants', '=', 'credit')]))
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
