import type { World } from '#platform/world.ts';
import { unusedMinor } from '#studio/refunds/pack-refund.ts';
import { shareOver } from '#studio/refunds/refund-payments.ts';
import { packOfOrder, refundablePayments } from '#studio/refunds/refunds.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatAmount, formatMoney } from '#studio/shared/money.ts';
import type { OwnersOrderWords } from './order.messages.ts';

interface Left {
  leftMinor: number;
  words: OwnersOrderWords;
  money: (amountMinor: number) => string;
  language: Language;
}

/** What can be refunded. */
export async function refundView(world: World, orderId: string, left: Left) {
  const { leftMinor, money, language } = left;
  return {
    minor: leftMinor,
    formatted: money(leftMinor),
    figure: formatAmount(leftMinor, language),
    split: await refundSplit(world, orderId, left),
  };
}

/** How a full refund is split; null: one payment. */
async function refundSplit(
  world: World,
  orderId: string,
  { leftMinor, words, money }: Left,
): Promise<string | null> {
  const shares = shareOver(await refundablePayments(world.db.query, orderId), leftMinor);
  const giftCard = shares.find(({ payment }) => payment.provider === 'gift-card');
  if (!giftCard) return null;
  const cardMinor = leftMinor - giftCard.partMinor;
  return words.refund.split(cardMinor > 0 ? money(cardMinor) : null, money(giftCard.partMinor));
}

/** Unused sessions of a pack that can be refunded; null: none. */
export async function packRefundView(world: World, orderId: string, language: Language) {
  const pack = await packOfOrder(world.db.query, orderId);
  const amountMinor = pack ? unusedMinor(pack) : 0;
  if (!pack || amountMinor === 0) return null;
  const { unused, sessions, currency } = pack;
  return { unused, sessions, amount: formatMoney({ amountMinor, currency }, language) };
}
