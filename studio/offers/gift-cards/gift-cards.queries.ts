import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import { type OwnOrder, ofOthers } from '#studio/offers/entitlements/own-order.queries.ts';
import { hashToken } from '#studio/shared/secret-token.ts';

export interface RedeemableGiftCard {
  entitlementId: string;
  currency: Currency;
  balanceMinor: number;
  validUntil: Temporal.Instant | null;
  isSinglePurpose: boolean;
}

/** With what the buyer's own unfinished order holds of it. Null: no gift card has this code. */
export async function giftCardByCode(
  q: Queries,
  code: string,
  own: OwnOrder | null,
): Promise<RedeemableGiftCard | null> {
  const row = await q
    .selectFrom('gift_cards')
    .innerJoin('entitlements', 'entitlements.id', 'gift_cards.entitlement_id')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select(['entitlements.id', 'currency', 'valid_until', 'is_single_purpose'])
    .select(sql<string>`sum(delta)`.as('balance'))
    .where('code_hash', '=', hashToken(code))
    .where(ofOthers(own))
    .groupBy(['entitlements.id', 'gift_cards.id'])
    .executeTakeFirst();
  if (!row?.currency) return null;
  return {
    entitlementId: row.id,
    currency: row.currency,
    balanceMinor: Number(row.balance),
    validUntil: row.valid_until,
    isSinglePurpose: row.is_single_purpose,
  };
}

export async function isSinglePurpose(q: Queries, entitlementId: string): Promise<boolean> {
  const row = await q
    .selectFrom('gift_cards')
    .select('is_single_purpose')
    .where('entitlement_id', '=', entitlementId)
    .executeTakeFirst();
  return row?.is_single_purpose ?? false;
}

/** In minor units; zero when the card has expired. */
export async function giftCardBalance(
  q: Queries,
  entitlementId: string,
  now: Temporal.Instant,
): Promise<number> {
  const row = await q
    .selectFrom('entitlements')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select(sql<string>`sum(delta)`.as('balance'))
    .where('entitlements.id', '=', entitlementId)
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', now)]))
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}

/** Paid and due, with a balance. */
export async function giftCardsToDeliver(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('gift_cards')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'gift_cards.entitlement_id')
    .select('gift_cards.id')
    .where('delivered_at', 'is', null)
    .where('deliver_at', '<=', now)
    .groupBy('gift_cards.id')
    .having((is) => is.fn.sum('delta'), '>', 0)
    .execute();
  return rows.map(({ id }) => id);
}

/** Where and when the gift card of a paid order is sent; null: it sold none. */
export async function soldGiftCard(
  q: Queries,
  orderId: string,
): Promise<{ email: string; deliverAt: Temporal.Instant } | null> {
  const row = await q
    .selectFrom('gift_cards')
    .innerJoin('orders', 'orders.id', 'gift_cards.order_id')
    .select(['recipient_email', 'orders.email', 'deliver_at as deliverAt'])
    .where('order_id', '=', orderId)
    .where('entitlement_id', 'is not', null)
    .executeTakeFirst();
  return row ? { email: row.recipient_email || row.email, deliverAt: row.deliverAt } : null;
}
