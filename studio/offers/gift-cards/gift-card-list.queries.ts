import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { LedgerReason } from '#platform/db/schema/orders.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { Currency } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';

export type GiftCardSort = 'sold';

const keys: ListKeys<GiftCardSort> = {
  sorts: { sold: { by: sql`gift_cards.created_at`, kind: 'moment' } },
  id: { by: sql`gift_cards.id`, kind: 'uuid' },
};

export interface ListedGiftCard {
  id: string;
  orderId: string;
  orderNumber: string;
  buyerName: string;
  recipientName: string;
  recipientEmail: string;
  buyerEmail: string;
  currency: Currency;
  valueMinor: number;
  balanceMinor: number;
  validUntil: Temporal.Instant | null;
  deliverAt: Temporal.Instant;
  deliveredAt: Temporal.Instant | null;
  isSinglePurpose: boolean;
  isRefunded: boolean;
}

const entries = sql`ledger_entries where ledger_entries.entitlement_id = gift_cards.entitlement_id`;

function cards(q: Queries) {
  return q
    .selectFrom('gift_cards')
    .innerJoin('entitlements', 'entitlements.id', 'gift_cards.entitlement_id')
    .innerJoin('orders', 'orders.id', 'gift_cards.order_id')
    .select(['gift_cards.id', 'orders.id as orderId', 'orders.number as orderNumber', 'orders.currency'])
    .select(['orders.name as buyerName', 'orders.email as buyerEmail'])
    .select(['recipient_name as recipientName', 'recipient_email as recipientEmail'])
    .select(['entitlements.valid_until as validUntil', 'is_single_purpose as isSinglePurpose'])
    .select(['deliver_at as deliverAt', 'delivered_at as deliveredAt'])
    .select([
      sql<number>`(select sum(delta)::int from ${entries} and reason = 'granted')`.as('valueMinor'),
      sql<number>`(select sum(delta)::int from ${entries})`.as('balanceMinor'),
      sql<boolean>`exists (select 1 from ${entries} and reason = 'revoked')`.as('isRefunded'),
    ]);
}

/** Paid ones. */
export async function listGiftCards(
  q: Queries,
  _who: May<'catalogue'>,
  listQuery: ListQuery<GiftCardSort, never>,
): Promise<ListPage<ListedGiftCard>> {
  return listPage(cards(q), listQuery, keys);
}

export interface GiftCardEntry {
  id: number;
  at: Temporal.Instant;
  reason: LedgerReason;
  delta: number;
  orderId: string | null;
  orderNumber: string | null;
}

/** With its entries, the latest first; null: not found. */
export async function giftCardForOwner(q: Queries, _who: May<'catalogue'>, id: string) {
  if (!z.guid().safeParse(id).success) return null;
  const card = await cards(q).where('gift_cards.id', '=', id).executeTakeFirst();
  if (!card) return null;
  const rows: GiftCardEntry[] = await q
    .selectFrom('ledger_entries')
    .innerJoin('gift_cards', 'gift_cards.entitlement_id', 'ledger_entries.entitlement_id')
    .leftJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .select(['ledger_entries.id', 'at', 'reason', 'delta'])
    .select(['orders.id as orderId', 'orders.number as orderNumber'])
    .where('gift_cards.id', '=', id)
    .orderBy('ledger_entries.id', 'desc')
    .execute();
  return { card, entries: rows };
}

/** Unspent amounts that can still be used, by currency: what the studio owes. */
export async function giftCardBalances(
  q: Queries,
  _who: May<'catalogue'>,
  now: Temporal.Instant,
): Promise<Array<{ currency: Currency; balanceMinor: number }>> {
  const rows = await q
    .selectFrom('entitlements')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select((select) => ['currency', select.fn.sum<string>('delta').as('balance')])
    .where('kind', '=', 'gift-card')
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', now)]))
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows.flatMap(({ currency, balance }) =>
    currency && Number(balance) > 0 ? [{ currency, balanceMinor: Number(balance) }] : [],
  );
}
