import { orderLines } from '#studio/money/orders/orders.queries.ts';
import type { OrderRow } from '#studio/money/orders/orders.store.ts';
import { reduceToPaid, setGiftCardPart } from '#studio/money/orders/tender/gift-card-part.store.ts';
import { findCodeById, hasReleasedCode, usesOfCode } from '#studio/offers/discounts/discounts.queries.ts';
import { lockCode } from '#studio/offers/discounts/discounts.store.ts';
import { lockEntitlement, writeLedger } from '#studio/offers/entitlements/entitlements.store.ts';
import { coverWith } from '#studio/offers/gift-cards/gift-card.ts';
import { giftCardBalance, isSinglePurpose } from '#studio/offers/gift-cards/gift-cards.queries.ts';
import { moveGiftCardTo } from '#studio/offers/gift-cards/gift-cards.store.ts';
import type { Write } from '#studio/shared/change.ts';
import { withVatBeside } from './split-order.ts';

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
  await lockEntitlement(c.tx, giftCardId);
  if ((await giftCardBalance(c.tx, giftCardId, c.now)) < amount) {
    return { order: await reduceToPaid(c.tx, renewed.id), isCovered: false };
  }
  const held = { entitlementId: giftCardId, delta: -amount, reason: 'spent', orderId: renewed.id } as const;
  await writeLedger(c, held);
  return { order: renewed, isCovered: true };
}

/**
 * A waiting order is paid again after it had released gift card and code. What is no longer on the gift card is due by
 * card. Returns the order as it is to be paid.
 */
export async function holdForBuyer(c: Write, renewed: OrderRow): Promise<OrderRow> {
  // The rest of a parcel never counted its code: the first part did.
  if (await hasReleasedCode(c.tx, renewed.replaces_order_id)) await countCodeAgain(c, renewed);
  const { gift_card_id: giftCardId, total_minor: totalMinor, currency } = renewed;
  if (!giftCardId) return renewed;
  await lockEntitlement(c.tx, giftCardId);
  const balanceMinor = await giftCardBalance(c.tx, giftCardId, c.now);
  const mostMinor = Math.min(balanceMinor, renewed.gift_card_minor);
  const { coveredMinor } = coverWith(mostMinor, { totalMinor, currency });
  const held = {
    entitlementId: giftCardId,
    delta: -coveredMinor,
    reason: 'spent',
    orderId: renewed.id,
  } as const;
  if (coveredMinor > 0) await writeLedger(c, held);
  if (coveredMinor === renewed.gift_card_minor) return renewed;
  const giftCard = coveredMinor > 0 ? { id: giftCardId, amountMinor: coveredMinor } : null;
  const lines = (await isSinglePurpose(c.tx, giftCardId))
    ? withVatBeside(await orderLines(c.tx, renewed.id), coveredMinor)
    : [];
  return setGiftCardPart(c.tx, { orderId: renewed.id, giftCard, lines });
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
