import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { factsOf, type RequestFacts } from '#app/web/request-facts.ts';
import { cartTokenOf } from '#app/web/session/cart-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { dateText, placeText } from '#studio/calendar/dates/date-text.ts';
import { endedHold } from '#studio/calendar/holds/ended-hold.queries.ts';
import type { AppliedCodes } from '#studio/money/checkout/apply-codes.ts';
import type { CheckoutValues } from '#studio/money/checkout/checkout-input.ts';
import {
  type CheckoutSummary,
  type HeldBooking,
  type OfferQuestion,
  readCheckoutSummary,
} from '#studio/money/checkout/checkout-offer.queries.ts';
import { basketTotal, lineTotal, vatBesideGiftCard } from '#studio/money/orders/basket.ts';
import { vatRows } from '#studio/money/orders/vat/vat-rows.ts';
import { paymentMethodsText } from '#studio/money/payments/payment-methods.ts';
import { consentWords } from '#studio/offers/cart/consents.ts';
import { shippingRules } from '#studio/offers/cart/shipping.queries.ts';
import { countriesOf } from '#studio/offers/cart/shipping.ts';
import { shippingFor } from '#studio/offers/cart/shipping-for.ts';
import { vatIncluded, vatRatePermille } from '#studio/offers/catalogue/vat.ts';
import { splitPrice } from '#studio/offers/plans/plan.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { placeLines } from '#studio/shared/content/identity.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency } from '#studio/shared/money.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { Who } from '#studio/shared/who.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { bookPath } from '../../calendar/booking/read-widget.ts';
import { whenView } from '../../calendar/booking/when.ts';
import { type CheckoutPageWords, checkoutPageMessages } from './checkout.messages.ts';
import { codesView, withCodes } from './codes/checkout-codes.ts';
import type { CheckoutAnswer, CheckoutView, Typed } from './codes/checkout-view-types.ts';
import { nextStepsMessages } from './summary/next-steps.messages.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;

export function questionOf(
  { request, params }: Args,
  asked: { currency: string; parcel: string; dateId: string },
): OfferQuestion {
  return { id: params.id ?? '', cartToken: cartTokenOf(request), ...asked };
}

/** Redirects from an empty cart; unknown offers are 404. */
export async function checkoutView({ request, context }: Args, requested: OfferQuestion, typed: Typed) {
  const facts = factsOf(context);
  const who = await whoOf(request, context);
  const attempt = typed.attempt ?? '';
  const view = await readCheckout({ world: worldOf(context), who, facts }, { ...requested, attempt }, typed);
  if (view === 'empty') throw redirect('/cart', 303);
  if (!view) {
    // A session that was held here: paid meanwhile, or its time is over.
    const ended = await endedHold(worldOf(context), who, requested.id);
    if (ended) throw redirect(`${ownPath(facts, bookPath)}?ended=${ended.id}`, 303);
    throw data(null, { status: 404 });
  }
  return view;
}

/** The page for the current input. 'empty': nothing to order; null: 404. */
async function readCheckout(
  { world, who, facts }: { world: World; who: Who; facts: RequestFacts },
  requested: OfferQuestion,
  typed: Typed,
): Promise<CheckoutAnswer | 'empty' | null> {
  const offer = await readCheckoutSummary(world, who, requested);
  if (!offer || offer === 'empty' || 'notOffered' in offer) return offer;
  const { language } = facts;
  const words = checkoutPageMessages[language];
  const { values } = typed;
  const money = formats[language].moneyIn(offer.currency);
  const shippingMinor = await shippingOf(world, { offer, values, who });
  const rows = offer.lines.map((line) => ({
    key: line.offerId,
    label: line.quantity === 1 ? line.description : `${line.quantity} × ${line.description}`,
    value: money(line.unitMinor * line.quantity),
  }));
  // Online courses have no delivery.
  if (shippingMinor && offer.parcel) {
    rows.push({ key: 'shipping', label: words.shipping, value: money(shippingMinor.amount) });
  }
  const shippedMinor = shippingMinor?.amount ?? 0;
  const coded = await withCodes(world, { who, offer, shippingMinor: shippedMinor, typed, requested });
  const { applied } = coded;
  const totals = shippingMinor && totalOf(applied, { money, currency: offer.currency, language });
  return {
    ...addressesOf(offer, facts),
    ...(await dateOf(world, offer, { words, language })),
    attempt: typed.attempt || newToken(),
    isOnDispatch: offer.capture === 'on-dispatch',
    isOnAcceptance: offer.capture === 'on-acceptance',
    rows,
    total: totals,
    due: totals && { minor: totals.dueMinor, text: money(totals.dueMinor) },
    codes: codesView(coded, { words, money, language }),
    isGiftCard: offer.isGiftCard,
    booking: offer.booking && bookingView(offer.booking, { words, language }),
    next: nextSteps(offer, totals?.dueMinor, language),
    plan: planOf(offer, applied.lines, { money, words: words.plan }),
    withdrawal: [...new Set(offer.lines.map((line) => words.withdrawal[line.withdrawalRegime]))].filter(
      Boolean,
    ),
    consents: offer.consents.map((id) => ({
      id,
      text: consentWords[language][id],
      isTicked: values.accepted.includes(id),
    })),
    countries: offer.parcel ? await countries(world, offer.parcel, language) : [],
    values,
    errors: { ...typed.errors, ...(coded.error ? { code: coded.error } : {}) },
    problem: typed.problem ?? null,
    isOpen: world.payments !== null,
    methods: totals?.dueMinor ? paymentMethodsText(world, [offer.currency], language) : null,
  };
}

function addressesOf(offer: CheckoutSummary, facts: RequestFacts) {
  const here = ownPath(facts, `/checkout/${offer.id}`);
  const { currency, parcel, otherParcel, seat } = offer;
  const onDate = seat?.date ? `&dateId=${seat.date.id}` : '';
  return {
    here,
    cartHref: offer.cartId ? ownPath(facts, '/cart') : null,
    currency,
    currencies: offer.currencies.map((one) => ({ currency: one, href: `${here}?currency=${one}${onDate}` })),
    parcel,
    other: otherParcel && { parcel: otherParcel, href: `${here}?parcel=${otherParcel}` },
  };
}

async function dateOf(
  world: World,
  { seat }: CheckoutSummary,
  { words, language }: { words: CheckoutPageWords; language: Language },
) {
  if (!seat?.date) return { dateId: '', dateRows: [] };
  const { id, days, place } = seat.date;
  const where = placeText(place, placeLines(await studioIdentity(world)), language);
  return {
    dateId: id,
    dateRows: [
      { key: 'when', label: words.when, value: dateText(days, language) },
      { key: 'where', label: words.where, value: where },
    ],
  };
}

/** A held session instead of the buyer's details, which were given with it. */
function bookingView(
  booking: HeldBooking,
  { words, language }: { words: CheckoutPageWords; language: Language },
): NonNullable<CheckoutView['booking']> {
  const when = whenView(booking.start, { end: booking.end, language, visitorZone: null });
  const until = booking.heldUntil.toZonedDateTimeISO(studioTimeZone).toPlainTime();
  return {
    rows: [
      { key: 'when', label: when.date, value: when.hours },
      { key: 'email', label: words.sentTo, value: booking.email },
    ],
    heldUntil: words.heldUntil(formats[language].time(until)),
  };
}

type Ordered = Pick<CheckoutSummary, 'parcel' | 'capture' | 'isGiftCard' | 'booking' | 'seat' | 'lines'>;

/** What happens once it is ordered. `dueMinor` undefined: the amount is not known yet. */
function nextSteps(offer: Ordered, dueMinor: number | undefined, language: Language) {
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

/** The amounts above the button are the ones charged. */
function planOf(
  { instalments }: CheckoutSummary,
  lines: AppliedCodes['lines'],
  {
    money,
    words,
  }: { money: (minor: number) => string; words: (count: number, first: string, later: string) => string },
): string | null {
  const totalMinor = basketTotal(lines);
  if (instalments === 1 || totalMinor === 0) return null;
  const { amounts, monthlyMinor } = splitPrice(totalMinor, instalments);
  return words(instalments, money(amounts[0] ?? 0), money(monthlyMinor));
}

/** Null: unknown, or no delivery to this country (a field error). 0 without a row for digital goods. */
async function shippingOf(
  world: World,
  { offer, values, who }: { offer: CheckoutSummary; values: CheckoutValues; who: Who },
): Promise<{ amount: number } | null> {
  if (!offer.parcel) return { amount: 0 };
  const { parcel, currency, lines } = offer;
  const rate = await shippingFor(
    world,
    { parcel, currency, lines, who },
    { ...values, country: values.country || 'DK' },
  );
  return rate.ok ? { amount: rate.amountMinor } : null;
}

/** Before and after the codes, which `CodeRows` explains. */
function totalOf(
  { lines, giftCard, totalMinor, dueMinor }: AppliedCodes,
  { money, ...written }: { money: (minor: number) => string; currency: Currency; language: Language },
) {
  const grossMinor = lines.reduce((sum, line) => sum + line.unitMinor * line.quantity, 0);
  // What a single-purpose gift card pays was taxed when it was sold.
  const untaxedMinor = giftCard?.isSinglePurpose ? giftCard.amountMinor : 0;
  const paid = { giftCardMinor: untaxedMinor, totalMinor };
  const taxed = lines.map((line) => ({
    vatRatePermille: vatRatePermille(line.vatClass),
    vatMinor: vatBesideGiftCard(vatIncluded(lineTotal(line), line.vatClass), paid),
    isVoucher: line.vatClass === 'voucher',
  }));
  return {
    text: money(grossMinor),
    vat: vatRows(taxed, written),
    dueMinor,
  };
}

async function countries(world: World, parcel: 'stock' | 'print', language: 'en' | 'da') {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const rules = await shippingRules(world.db.query);
  const listed = countriesOf(rules[parcel]).map((value) => ({ value, label: names.of(value) ?? value }));
  return listed.sort((one, other) =>
    one.value === 'DK' ? -1 : other.value === 'DK' ? 1 : one.label.localeCompare(other.label, language),
  );
}
