import { giftCardState } from '#studio/gift-cards/gift-card.ts';
import type { ListedGiftCard } from '#studio/gift-cards/gift-card-list.queries.ts';
import { formatShortDay } from '#studio/shared/format-short-date.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { giftCardsMessages } from './gift-cards.messages.ts';

export function giftCardView(
  card: ListedGiftCard,
  { language, now }: { language: Language; now: Temporal.Instant },
) {
  const { currency, validUntil } = card;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
  // The first instant at which it is no longer valid.
  const lastDay = validUntil?.subtract({ seconds: 1 }).toZonedDateTimeISO(studioTimeZone).toPlainDate();
  return {
    id: card.id,
    who: card.recipientName || card.recipientEmail || card.buyerName || card.buyerEmail,
    value: money(card.valueMinor),
    left: money(card.balanceMinor),
    valid: lastDay ? formatShortDay(lastDay, language) : giftCardsMessages[language].unlimited,
    state: giftCardState(card, now),
  };
}
