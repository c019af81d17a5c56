/** The part of an order that a gift card pays, in minor units; never zero. */
export interface GiftCardPart {
  id: string;
  amountMinor: number;
}

export function giftCardColumns(giftCard: GiftCardPart | null) {
  return { gift_card_id: giftCard?.id ?? null, gift_card_minor: giftCard?.amountMinor ?? 0 };
}
