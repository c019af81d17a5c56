import type { RequestFacts } from '#app/web/request-facts.ts';
import type { World } from '#platform/world.ts';
import { type ConsentId, consentWords } from '#studio/cart/consents.ts';
import { shippingRules } from '#studio/cart/shipping.queries.ts';
import { countriesOf } from '#studio/cart/shipping.ts';
import { shippingFor } from '#studio/cart/shipping-for.ts';
import { vatIncluded } from '#studio/catalogue/vat.ts';
import type { CheckoutErrors, CheckoutValues } from '#studio/checkout/checkout-input.ts';
import {
  type CheckoutSummary,
  type CurrencyNotOffered,
  type OfferQuestion,
  readCheckoutSummary,
} from '#studio/checkout/checkout-offer.queries.ts';
import { basketTotal } from '#studio/orders/basket.ts';
import { splitPrice } from '#studio/plans/plan.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { ownPath } from '../booking/own-path.ts';
import { checkoutPageMessages } from './checkout.messages.ts';

export interface CheckoutView {
  here: string;
  cartHref: string | null;
  attempt: string;
  currency: string;
  currencies: Array<{ currency: string; href: string }>;
  parcel: 'stock' | 'print' | null;
  other: { parcel: 'stock' | 'print'; href: string } | null;
  isOnDispatch: boolean;
  rows: Array<{ key: string; label: string; value: string }>;
  /** Null: the delivery price is unknown, so ordering is disabled. */
  total: { minor: number; text: string; vat: string } | null;
  /** The instalments, if any. */
  plan: string | null;
  withdrawal: string[];
  consents: Array<{ id: ConsentId; text: string; isTicked: boolean }>;
  countries: Array<{ value: string; label: string }>;
  values: CheckoutValues;
  errors: CheckoutErrors;
  problem: string | null;
  isOpen: boolean;
}

export type CheckoutAnswer = CheckoutView | CurrencyNotOffered;

export interface Typed {
  values: CheckoutValues;
  attempt?: string;
  errors?: CheckoutErrors;
  problem?: string | null;
}

/** The page for the current input. 'empty': nothing to order; null: 404. */
export async function readCheckout(
  { world, who, facts }: { world: World; who: Who; facts: RequestFacts },
  requested: OfferQuestion,
  typed: Typed,
): Promise<CheckoutAnswer | 'empty' | null> {
  const offer = await readCheckoutSummary(world, who, requested);
  if (!offer || offer === 'empty' || 'notOffered' in offer) return offer;
  const { language } = facts;
  const words = checkoutPageMessages[language];
  const { values } = typed;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: offer.currency }, language);
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
  const here = ownPath(facts, `/checkout/${offer.id}`);
  return {
    here,
    cartHref: offer.cartId ? ownPath(facts, '/cart') : null,
    attempt: typed.attempt || newToken(),
    currency: offer.currency,
    currencies: offer.currencies.map((currency) => ({ currency, href: `${here}?currency=${currency}` })),
    parcel: offer.parcel,
    other: offer.otherParcel && { parcel: offer.otherParcel, href: `${here}?parcel=${offer.otherParcel}` },
    isOnDispatch: offer.capture === 'on-dispatch',
    rows,
    total: shippingMinor && totalOf(offer, shippingMinor.amount, { money, noVat: words.noVat }),
    plan: planOf(offer, money, words.plan),
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
    errors: typed.errors ?? {},
    problem: typed.problem ?? null,
    isOpen: world.payments !== null,
  };
}

/** The amounts above the button are the ones charged. */
function planOf(
  { instalments, lines }: CheckoutSummary,
  money: (minor: number) => string,
  words: (count: number, first: string, later: string) => string,
): string | null {
  if (instalments === 1) return null;
  const { amounts, monthlyMinor } = splitPrice(basketTotal(lines), instalments);
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

function totalOf(
  offer: CheckoutSummary,
  shippingMinor: number,
  { money, noVat }: { money: (minor: number) => string; noVat: string },
) {
  const minor = basketTotal(offer.lines) + shippingMinor;
  const vatMinor =
    offer.lines.reduce((sum, line) => sum + vatIncluded(line.unitMinor * line.quantity, line.vatClass), 0) +
    vatIncluded(shippingMinor, 'standard');
  return { minor, text: money(minor), vat: vatMinor > 0 ? money(vatMinor) : noVat };
}

async function countries(world: World, parcel: 'stock' | 'print', language: 'en' | 'da') {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const rules = await shippingRules(world.db.query);
  const listed = countriesOf(rules[parcel]).map((value) => ({ value, label: names.of(value) ?? value }));
  return listed.sort((one, other) =>
    one.value === 'DK' ? -1 : other.value === 'DK' ? 1 : one.label.localeCompare(other.label, language),
  );
}
