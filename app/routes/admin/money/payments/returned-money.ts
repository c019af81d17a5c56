import type { OrderMoney } from '#studio/money/refunds/order-money.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney } from '#studio/shared/money.ts';

const en = {
  reserved: (amount: string) => `The ${amount} reserved on the card is released; nothing was charged.`,
  card: (amount: string) => `${amount} goes back to the original card.`,
  giftCard: (amount: string) => `${amount} goes back on the gift card.`,
  manual: (amount: string) => `You return ${amount} yourself.`,
  nothing: 'Nothing has been paid, so no money moves.',
  release: (amount: string) => `Release ${amount}`,
  refund: (amount: string) => `Refund ${amount}`,
};

const da: typeof en = {
  reserved: (amount) => `Reservationen på ${amount} annulleres. Der er ikke trukket noget.`,
  card: (amount) => `${amount} går tilbage til det oprindelige kort.`,
  giftCard: (amount) => `${amount} kommer tilbage på gavekortet.`,
  manual: (amount) => `Du betaler selv ${amount} tilbage.`,
  nothing: 'Der er ikke betalt noget, så ingen penge flyttes.',
  release: (amount) => `Frigiv ${amount}`,
  refund: (amount) => `Refunder ${amount}`,
};

const messages: Record<Language, typeof en> = { en, da };

/** What happens to the money when everything is refunded or released, and the button that does it. */
export function describeReturn(
  money: OrderMoney | undefined,
  language: Language,
): { text: string; button: string | null } {
  const words = messages[language];
  if (!money) return { text: words.nothing, button: null };
  const { currency, reservedMinor, cardMinor, giftCardMinor, manualMinor } = money;
  const format = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
  const parts = [
    reservedMinor > 0 ? words.reserved(format(reservedMinor)) : null,
    cardMinor > 0 ? words.card(format(cardMinor)) : null,
    giftCardMinor > 0 ? words.giftCard(format(giftCardMinor)) : null,
    manualMinor > 0 ? words.manual(format(manualMinor)) : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return { text: words.nothing, button: null };
  const refundedMinor = cardMinor + giftCardMinor + manualMinor;
  const button =
    reservedMinor > 0 ? words.release(format(reservedMinor)) : words.refund(format(refundedMinor));
  return { text: parts.join(' '), button };
}

export function limitReturn(money: OrderMoney, mostMinor: number): OrderMoney {
  const cardMinor = Math.min(money.cardMinor, mostMinor);
  const giftCardMinor = Math.min(money.giftCardMinor, mostMinor - cardMinor);
  const manualMinor = Math.min(money.manualMinor, mostMinor - cardMinor - giftCardMinor);
  return { ...money, cardMinor, giftCardMinor, manualMinor };
}
