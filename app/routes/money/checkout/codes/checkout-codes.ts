import type { World } from '#platform/world.ts';
import {
  type AppliedCodes,
  noCodes,
  type Payable,
  previewCodes,
} from '#studio/money/checkout/apply-codes.ts';
import {
  type CheckoutSummary,
  chargeOf,
  type OfferQuestion,
  pageCheckoutKey,
} from '#studio/money/checkout/checkout-offer.queries.ts';
import { codeMessages } from '#studio/money/checkout/codes.messages.ts';
import type { BasketLine, TypedCodes } from '#studio/money/orders/basket.ts';
import { shippingId } from '#studio/offers/catalogue/offer.ts';
import { normalizeCode } from '#studio/offers/discounts/discount.ts';
import { readGiftCardCode } from '#studio/offers/gift-cards/gift-card.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { lastDayUntil } from '#studio/shared/time/studio-time.ts';
import type { Who } from '#studio/shared/who.ts';
import type { CheckoutPageWords } from '../checkout.messages.ts';
import type { CodesView, Typed } from './checkout-view-types.ts';

interface Coded {
  applied: AppliedCodes;
  codes: TypedCodes;
  error: string | null;
  typed: string;
}

/** By its form: a gift card or a discount code. A second one of a kind replaces the first. */
export function addCode(codes: TypedCodes, typed: string): TypedCodes {
  const giftCard = readGiftCardCode(typed);
  return giftCard ? { ...codes, giftCard } : { ...codes, discount: normalizeCode(typed).slice(0, 40) };
}

export async function withCodes(
  world: World,
  {
    who,
    offer,
    shippingMinor,
    typed,
    requested,
  }: {
    who: Who;
    offer: CheckoutSummary;
    shippingMinor: number;
    typed: Typed;
    requested: OfferQuestion;
  },
): Promise<Coded> {
  const { booking, cartId, parcel, currency } = offer;
  const key = cartId ? `cart:${cartId}:${parcel}` : pageCheckoutKey(requested.attempt ?? '');
  const own = booking ? { bookingId: booking.id } : { checkoutKey: key };
  const lines = [
    ...offer.lines.map(({ short: _short, ...line }) => line),
    ...(shippingMinor > 0 ? [deliveryOf(shippingMinor)] : []),
  ];
  const { email } = booking ?? typed.values;
  return usableCodes(world, who, {
    payable: { lines, currency, email, own, charge: chargeOf(offer) },
    codes: typed.codes ?? noCodes,
    code: typed.code ?? '',
  });
}

/** Codes that cannot be used are left out, with the reason at the field. `code`: as typed. */
export async function usableCodes(
  world: World,
  who: Who,
  { payable, code, ...typed }: { payable: Payable; codes: TypedCodes; code: string },
): Promise<Coded> {
  let { codes } = typed;
  let error: string | null = null;
  for (;;) {
    const applied = await previewCodes(world, who, { ...payable, codes });
    if (!('refusal' in applied)) return { applied, codes, error, typed: error ? code : '' };
    error = codeMessages[who.language][applied.refusal];
    codes = { ...codes, [applied.code]: '' };
  }
}

function deliveryOf(unitMinor: number): BasketLine {
  const taxed = { vatClass: 'standard', withdrawalRegime: 'goods' } as const;
  return { offerId: shippingId, description: '', quantity: 1, unitMinor, ...taxed };
}

export function codesView(
  { applied, codes, typed }: Coded,
  {
    words,
    money,
    language,
  }: { words: CheckoutPageWords; money: (minor: number) => string; language: Language },
): CodesView {
  const { discount, giftCard } = applied;
  const lastDay = (until: Temporal.Instant) => formats[language].day(lastDayUntil(until));
  const text = words.codes;
  return {
    applied: codes,
    rows: [
      ...(discount
        ? [
            {
              key: 'discount' as const,
              label: text.discount(discount.code),
              value: money(-discount.amountMinor),
              remove: text.removeDiscount(discount.code),
            },
          ]
        : []),
      ...(giftCard
        ? [
            {
              key: 'giftCard' as const,
              label: text.giftCard,
              value: money(-giftCard.amountMinor),
              remove: text.removeGiftCard,
            },
          ]
        : []),
    ],
    note: !giftCard
      ? null
      : giftCard.leftMinor > 0
        ? text.left(money(giftCard.leftMinor), giftCard.validUntil ? lastDay(giftCard.validUntil) : '')
        : text.used,
    typed,
  };
}
