import type { CheckoutSummary } from '#studio/money/checkout/checkout-offer.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { nextStepsMessages } from './next-steps.messages.ts';

type Ordered = Pick<CheckoutSummary, 'parcel' | 'capture' | 'isGiftCard' | 'booking' | 'seat' | 'lines'>;

/** What happens once it is ordered. `dueMinor` undefined: the amount is not known yet. */
export function nextSteps(offer: Ordered, dueMinor: number | undefined, language: Language) {
  const words = nextStepsMessages[language];
  const payment = offer.capture === 'now' ? words.pay : words.reserve;
  return {
    title: words.title,
    steps: [...(dueMinor === 0 ? [] : [payment]), words.email, words[lastStep(offer)]],
  };
}

function lastStep({ parcel, capture, isGiftCard, booking, seat, lines }: Ordered) {
  if (parcel) return parcel;
  if (capture === 'on-acceptance') return 'acceptance';
  if (isGiftCard) return 'giftCard';
  if (booking) return 'booking';
  if (seat?.date) return 'seat';
  return lines.some(({ withdrawalRegime }) => withdrawalRegime === 'digital') ? 'course' : 'other';
}
