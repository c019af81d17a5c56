import { type OrderRow, reduceToPaid } from '#studio/money/orders/orders.store.ts';
import { findCodeById, usesOfCode } from '#studio/offers/discounts/discounts.queries.ts';
import { lockCode } from '#studio/offers/discounts/discounts.store.ts';
import { lockEntitlement, writeLedger } from '#studio/offers/entitlements/entitlements.store.ts';
import { moveGiftCardTo } from '#studio/offers/gift-cards/gift-cards.store.ts';
import type { Write } from '#studio/shared/change.ts';

/**
 * Late money: the order had released its gift card and code. The price agreed stays; without the gift card's part
 * the order is reduced to what was paid, and the caller refunds it.
 */
export async function holdAgain(
  c: Write,
  { ended, renewed }: { ended: OrderRow; renewed: OrderRow },
): Promise<{ order: OrderRow; isCovered: boolean }> {
  await moveGiftCardTo(c.tx, { from: ended.id, to: renewed.id });
  await countCodeAgain(c, renewed);
  const { gift_card_id: giftCardId, gift_card_minor: amount } = renewed;
  if (!giftCardId) return { order: renewed, isCovered: true };
  const card = await lockEntitlement(c.tx, giftCardId);
  const isValid = !card?.valid_until || Temporal.Instant.compare(card.valid_until, c.now) > 0;
  if (!card || card.balance < amount || !isValid) {
    return { order: await reduceToPaid(c.tx, renewed.id), isCovered: false };
  }
  const held = { entitlementId: giftCardId, delta: -amount, reason: 'spent', orderId: renewed.id } as const;
  await writeLedger(c, held);
  return { order: renewed, isCovered: true };
}

/** A code that reached its limit meanwhile is not counted again. */
async function countCodeAgain(c: Write, order: OrderRow): Promise<void> {
  const codeId = order.discount_code_id;
  const code = codeId && (await findCodeById(c.tx, codeId));
  if (!code) return;
  await lockCode(c.tx, code.code);
  const { uses, usesOfPerson } = await usesOfCode(c.tx, code.id, { email: order.email, own: null });
  const isUsedUp = code.maxUses !== null && uses >= code.maxUses;
  const isUsedByPerson = code.maxUsesPerPerson !== null && usesOfPerson >= code.maxUsesPerPerson;
  if (isUsedUp || isUsedByPerson) return;
  await writeLedger(c, { codeId: code.id, delta: -1, reason: 'spent', orderId: order.id });
}
