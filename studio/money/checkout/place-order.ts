import type { ShipsTo } from '#platform/db/schema/orders.ts';
import type { World } from '#platform/world.ts';
import type { BasketLine, GiftCardDetails, TypedCodes } from '#studio/money/orders/basket.ts';
import { consentWords } from '#studio/offers/cart/consents.ts';
import { shippingFor } from '#studio/offers/cart/shipping-for.ts';
import { shippingId } from '#studio/offers/catalogue/offer.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { startOfDay, studioDay } from '#studio/shared/time/studio-time.ts';
import type { Who } from '#studio/shared/who.ts';
import { hasCodes, noCodes, previewCodes } from './apply-codes.ts';
import { checkoutMessages, type PaymentRefusal } from './checkout.messages.ts';
import { checkoutFormMessages } from './checkout-form.messages.ts';
import { type CheckoutErrors, checkoutErrors, checkoutSchema } from './checkout-input.ts';
import {
  type CheckoutSummary,
  chargeOf,
  type OfferQuestion,
  pageCheckoutKey,
  readCheckoutSummary,
} from './checkout-offer.queries.ts';
import { codeMessages } from './codes.messages.ts';
import { createPaymentOf, openCheckout } from './create-payment.ts';
import { openOrder } from './open-order.ts';

export interface PlaceInput extends OfferQuestion {
  attempt: string;
  values: unknown;
  codes?: TypedCodes;
  /** Displayed amount to pay in minor units; a mismatch is refused. */
  shownTotalMinor: number;
  returnPath: string;
}

export type PlaceRefusal =
  | PaymentRefusal
  | 'invalid'
  | 'bad-code'
  | 'no-delivery'
  | 'no-answer'
  | 'total-changed'
  | 'short'
  | 'empty';

export type PlaceOutcome =
  | { ok: true; url: string; payerToken: string | null }
  | {
      ok: false;
      refusal: PlaceRefusal;
      message: string;
      errors: CheckoutErrors;
      retryAfterSeconds?: number;
    };

/** Validates fields, consents, availability, codes and the displayed amount, then opens the hosted checkout. */
export async function placeOrder(world: World, who: Who, input: PlaceInput): Promise<PlaceOutcome> {
  const offer = await readCheckoutSummary(world, who, input);
  if (!offer) return refused(who, 'not-for-sale');
  if (offer === 'empty') return { ok: false, refusal: 'empty', message: '', errors: {} };
  if ('notOffered' in offer) return refused(who, 'bad-currency');
  const words = checkoutFormMessages[who.language].refusals;
  const parsed = checkoutSchema(offer, who.language).safeParse(input.values);
  if (!parsed.success) return refuseWith('invalid', words.invalid, checkoutErrors(parsed.error));
  const giftCard = offer.isGiftCard ? giftCardDetails(parsed.data, world.clock.now()) : null;
  if (giftCard === 'bad-day') {
    return refuseWith('invalid', words.invalid, { deliverOn: checkoutFormMessages[who.language].deliverOn });
  }
  const short = offer.lines.find((line) => line.short !== null);
  if (short) return refuseWith('short', words.short(short.description, short.short ?? 0));
  const { name, email, street, postcode, city, country, phone } = parsed.data;
  const shipsTo = offer.parcel ? { name, street, postcode, city, country, phone } : null;
  const shipping = await shippingLine(world, { who, offer, to: shipsTo });
  if (shipping !== null && 'refusal' in shipping) {
    if (shipping.refusal === 'too-often') return refused(who, 'too-often');
    const errors = shipping.refusal === 'no-delivery' ? { country: words['no-delivery'] } : {};
    return refuseWith(shipping.refusal, words[shipping.refusal], errors);
  }
  const lines = [...offer.lines.map(({ short: _short, ...line }) => line), ...(shipping ? [shipping] : [])];
  const buyer = offer.booking ?? { name, email };
  return orderLines(world, who, { input, offer, lines, buyer, shipsTo, giftCard });
}

interface Checked {
  input: PlaceInput;
  offer: CheckoutSummary;
  lines: readonly BasketLine[];
  buyer: { name: string; email: string };
  shipsTo: ShipsTo | null;
  giftCard: GiftCardDetails | null;
}

/** Applies the codes, compares the amount, and orders. */
async function orderLines(
  world: World,
  who: Who,
  { input, offer, lines, buyer, shipsTo, giftCard }: Checked,
): Promise<PlaceOutcome> {
  const { capture, cartId, currency, booking } = offer;
  const key = cartId ? `cart:${cartId}:${offer.parcel}` : pageCheckoutKey(input.attempt);
  const codes = input.codes ?? noCodes;
  const own = booking ? { bookingId: booking.id } : { checkoutKey: key };
  const charge = chargeOf(offer);
  const asked = { lines, currency, codes, email: buyer.email, own, charge };
  const applied = await previewCodes(world, who, asked);
  if ('refusal' in applied) {
    const message = codeMessages[who.language][applied.refusal];
    return { ...refuseWith('bad-code', message, { code: message }), ...retryAfter(applied) };
  }
  const { dueMinor } = applied;
  if (dueMinor !== input.shownTotalMinor) {
    const total = formats[who.language].money({ amountMinor: dueMinor, currency });
    return refuseWith('total-changed', checkoutFormMessages[who.language].refusals['total-changed'](total));
  }
  const { returnPath } = input;
  const coded = hasCodes(codes) ? { codes, dueMinor, charge } : {};
  const outcome = booking
    ? await openCheckout(world, {
        who,
        request: { currency, returnPath },
        open: (given) => openOrder(world, who, { ...given, subjectId: booking.id, ...coded }),
      })
    : await createPaymentOf(world, {
        who,
        basket: {
          key,
          cartId,
          currency,
          capture,
          lines,
          buyer,
          shipsTo,
          ...coded,
          consents: offer.consents.map((id) => ({ id, text: consentWords[who.language][id] })),
          ...(giftCard ? { giftCard } : {}),
          ...(offer.seat ? { seat: { dateId: input.dateId || null } } : {}),
        },
        returnPath,
      });
  return outcome.ok ? outcome : { ...outcome, errors: {} };
}

function retryAfter({ retryAfterSeconds }: { retryAfterSeconds?: number }) {
  return retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
}

/** From the first minute of the day in the studio; today: at once. */
function giftCardDetails(
  typed: Record<'recipientName' | 'recipientEmail' | 'message' | 'deliverOn', string>,
  now: Temporal.Instant,
): GiftCardDetails | 'bad-day' {
  const today = studioDay(now);
  const day = typed.deliverOn === '' ? today : Temporal.PlainDate.from(typed.deliverOn);
  const isInRange =
    Temporal.PlainDate.compare(day, today) >= 0 &&
    Temporal.PlainDate.compare(day, today.add({ years: 1 })) <= 0;
  if (!isInRange) return 'bad-day';
  const { recipientName, recipientEmail, message } = typed;
  return { recipientName, recipientEmail, message, deliverAt: startOfDay(day).toString() };
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
