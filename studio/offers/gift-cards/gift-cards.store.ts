import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';
import { hashToken } from '#studio/shared/secret-token.ts';

export interface NewGiftCard {
  orderId: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
  isSinglePurpose: boolean;
  deliverAt: Temporal.Instant;
}

export async function insertGiftCard({ tx, now }: Write, card: NewGiftCard): Promise<void> {
  await tx
    .insertInto('gift_cards')
    .values({
      order_id: card.orderId,
      recipient_name: card.recipientName,
      recipient_email: card.recipientEmail,
      message: card.message,
      is_single_purpose: card.isSinglePurpose,
      deliver_at: card.deliverAt,
      created_at: now,
    })
    .execute();
}

/** Null: the order has no gift card, or it was granted before. */
export async function grantGiftCard(
  tx: Tx,
  { orderId, entitlementId }: { orderId: string; entitlementId: string },
): Promise<{ id: string; deliverAt: Temporal.Instant } | null> {
  const row = await tx
    .updateTable('gift_cards')
    .set({ entitlement_id: entitlementId })
    .where('order_id', '=', orderId)
    .where('entitlement_id', 'is', null)
    .returning(['id', 'deliver_at as deliverAt'])
    .executeTakeFirst();
  return row ?? null;
}

/** Late money continues in a copy of the order. */
export async function moveGiftCardTo(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('gift_cards').set({ order_id: to }).where('order_id', '=', from).execute();
}

export async function lockGiftCard(tx: Tx, giftCardId: string) {
  return tx.selectFrom('gift_cards').selectAll().where('id', '=', giftCardId).forUpdate().executeTakeFirst();
}

export async function lockGiftCardOf(tx: Tx, orderId: string) {
  return tx
    .selectFrom('gift_cards')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces the code; the former one is no longer valid. */
export async function setGiftCardCode(
  { tx, now }: Write,
  { id, code, recipientEmail }: { id: string; code: string; recipientEmail?: string },
): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set({
      code_hash: hashToken(code),
      delivered_at: now,
      ...(recipientEmail === undefined ? {} : { recipient_email: recipientEmail }),
    })
    .where('id', '=', id)
    .execute();
}
