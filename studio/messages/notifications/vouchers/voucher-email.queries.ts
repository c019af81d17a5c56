import type { Queries } from '#platform/db/database.ts';

export function giftCardToDeliver(q: Queries, giftCardId: string) {
  return q
    .selectFrom('gift_cards')
    .innerJoin('entitlements', 'entitlements.id', 'gift_cards.entitlement_id')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .innerJoin('orders', 'orders.id', 'gift_cards.order_id')
    .select((select) => [
      'recipient_name as recipientName',
      'recipient_email as recipientEmail',
      'message',
      'orders.name as buyerName',
      'orders.email as buyerEmail',
      'orders.language',
      'orders.currency',
      'valid_until as validUntil',
      select.fn.sum<string>('delta').as('balance'),
    ])
    .where('gift_cards.id', '=', giftCardId)
    .groupBy(['gift_cards.id', 'entitlements.id', 'orders.id'])
    .executeTakeFirstOrThrow();
}

/** The holder: of a gift card its recipient, of a credit its buyer. */
export function holderOf(q: Queries, entitlementId: string) {
  return q
    .selectFrom('entitlements')
    .leftJoin('orders', 'orders.id', 'entitlements.order_id')
    .leftJoin('gift_cards', 'gift_cards.entitlement_id', 'entitlements.id')
    .select([
      'entitlements.offer_id as offerId',
      'entitlements.email',
      'entitlements.currency',
      'entitlements.valid_until as validUntil',
      'orders.name',
      'orders.language',
      'recipient_name as recipientName',
      'recipient_email as recipientEmail',
    ])
    .where('entitlements.id', '=', entitlementId)
    .executeTakeFirstOrThrow();
}
