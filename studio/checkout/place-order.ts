import type { World } from '#platform/world.ts';
import { consentWords } from '#studio/cart/consents.ts';
import { shippingFor } from '#studio/cart/shipping-for.ts';
import { shippingId } from '#studio/catalogue/offer.ts';
import { findOffer } from '#studio/catalogue/offers.queries.ts';
import { type BasketLine, basketTotal } from '#studio/orders/basket.ts';
import { formatMoney } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';
import { checkoutMessages, type PaymentRefusal } from './checkout.messages.ts';
import { checkoutFormMessages } from './checkout-form.messages.ts';
import { type CheckoutErrors, checkoutErrors, checkoutSchema } from './checkout-input.ts';
import {
  type CheckoutSummary,
  type OfferQuestion,
  pageCheckoutKey,
  readCheckoutSummary,
} from './checkout-offer.queries.ts';
import { createPaymentOf } from './create-payment.ts';

export interface PlaceInput extends OfferQuestion {
  attempt: string;
  values: unknown;
  /** Displayed total in minor units; a mismatch is refused. */
  shownTotalMinor: number;
  returnPath: string;
}

export type PlaceRefusal =
  | PaymentRefusal
  | 'invalid'
  | 'no-delivery'
  | 'no-answer'
  | 'total-changed'
  | 'short'
  | 'empty';

export type PlaceOutcome =
  | { ok: true; url: string }
  | {
      ok: false;
      refusal: PlaceRefusal;
      message: string;
      errors: CheckoutErrors;
      retryAfterSeconds?: number;
    };

/** Validates fields, consents, availability and the displayed total, then opens the hosted checkout. */
export async function placeOrder(world: World, who: Who, input: PlaceInput): Promise<PlaceOutcome> {
  const offer = await readCheckoutSummary(world, who, input);
  if (!offer) return refused(who, 'not-for-sale');
  if (offer === 'empty') return { ok: false, refusal: 'empty', message: '', errors: {} };
  if ('notOffered' in offer) return refused(who, 'bad-currency');
  const words = checkoutFormMessages[who.language].refusals;
  const parsed = checkoutSchema(offer, who.language).safeParse(input.values);
  if (!parsed.success) return refuseWith('invalid', words.invalid, checkoutErrors(parsed.error));
  const short = offer.lines.find((line) => line.short !== null);
  if (short) return refuseWith('short', words.short(short.description, short.short ?? 0));
  const { name, email, accepted: _accepted, ...address } = parsed.data;
  const shipsTo = offer.parcel ? { name, ...address } : null;
  const shipping = await shippingLine(world, { who, offer, to: shipsTo });
  if (shipping !== null && 'refusal' in shipping) {
    if (shipping.refusal === 'too-often') return refused(who, 'too-often');
    const errors = shipping.refusal === 'no-delivery' ? { country: words['no-delivery'] } : {};
    return refuseWith(shipping.refusal, words[shipping.refusal], errors);
  }
  const lines = [...offer.lines.map(({ short: _short, ...line }) => line), ...(shipping ? [shipping] : [])];
  const totalMinor = basketTotal(lines);
  if (totalMinor !== input.shownTotalMinor) {
    const total = formatMoney({ amountMinor: totalMinor, currency: offer.currency }, who.language);
    return refuseWith('total-changed', words['total-changed'](total));
  }
  const { capture, cartId, currency } = offer;
  const key = cartId ? `cart:${cartId}:${offer.parcel}` : pageCheckoutKey(input.attempt);
  const consents = offer.consents.map((id) => ({ id, text: consentWords[who.language][id] }));
  const outcome = await createPaymentOf(world, {
    who,
    basket: { key, cartId, currency, capture, lines, buyer: { name, email }, consents, shipsTo },
    returnPath: input.returnPath,
  });
  return outcome.ok ? outcome : { ...outcome, errors: {} };
}

async function shippingLine(
  world: World,
  { who, offer, to }: { who: Who; offer: CheckoutSummary; to: Parameters<typeof shippingFor>[2] | null },
): Promise<BasketLine | { refusal: 'no-delivery' | 'no-answer' | 'too-often' } | null> {
  if (!offer.parcel || !to) return null;
  const { parcel, currency, lines } = offer;
  const rate = await shippingFor(world, { parcel, currency, lines, who }, to);
  if (!rate.ok) return { refusal: rate.refusal };
  const entry = await findOffer(world.db.query, shippingId);
  if (!entry) throw new Error('the catalogue has no entry for deliveries');
  return {
    offerId: entry.id,
    description: who.language === 'da' ? 'Levering' : 'Delivery',
    quantity: 1,
    unitMinor: rate.amountMinor,
    vatClass: entry.vatClass,
    withdrawalRegime: entry.withdrawalRegime,
  };
}

function refuseWith(refusal: PlaceRefusal, message: string, errors: CheckoutErrors = {}): PlaceOutcome {
  return { ok: false, refusal, message, errors };
}

function refused(who: Who, refusal: PaymentRefusal): PlaceOutcome {
  return refuseWith(refusal, checkoutMessages[who.language].refusals[refusal]);
}
