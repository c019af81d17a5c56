import { giftCardState } from '#studio/offers/gift-cards/gift-card.ts';
import type { ListedGiftCard } from '#studio/offers/gift-cards/gift-card-list.queries.ts';
import { formatShortDay } from '#studio/shared/format-short-date.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { lastDayUntil } from '#studio/shared/studio-time.ts';
import { giftCardsMessages } from './gift-cards.messages.ts';

export function giftCardView(
  card: ListedGiftCard,
  { language, now }: { language: Language; now: Temporal.Instant },
) {
  const { currency, validUntil } = card;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
  return {
    id: card.id,
    who: card.recipientName || card.recipientEmail || card.buyerName || card.buyerEmail,
    value: money(card.valueMinor),
    left: money(card.balanceMinor),
    valid: validUntil
      ? formatShortDay(lastDayUntil(validUntil), language)
      : giftCardsMessages[language].unlimited,
    state: giftCardState(card, now),
  };
}
