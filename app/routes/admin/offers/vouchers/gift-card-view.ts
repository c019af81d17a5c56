import { giftCardState } from '#studio/offers/gift-cards/gift-card.ts';
import type { ListedGiftCard } from '#studio/offers/gift-cards/gift-card-list.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { lastDayUntil } from '#studio/shared/time/studio-time.ts';
import { giftCardsMessages } from './gift-cards.messages.ts';

export function giftCardView(
  card: ListedGiftCard,
  { language, now }: { language: Language; now: Temporal.Instant },
) {
  const format = formats[language];
  const { currency, validUntil } = card;
  const money = format.moneyIn(currency);
  return {
    id: card.id,
    who: card.recipientName || card.recipientEmail || card.buyerName || card.buyerEmail,
    value: money(card.valueMinor),
    left: money(card.balanceMinor),
    valid: validUntil ? format.shortDay(lastDayUntil(validUntil)) : giftCardsMessages[language].unlimited,
    state: giftCardState(card, now),
  };
}
