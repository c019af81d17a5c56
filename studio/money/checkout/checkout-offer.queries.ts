import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { CaptureMode, OfferKind } from '#platform/db/schema/catalogue.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { LineVatClass } from '#platform/db/schema/orders.ts';
import type { World } from '#platform/world.ts';
import { nextDate, type OpenDate, shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import type { BasketLine, Charge } from '#studio/money/orders/basket.ts';
import { inReach, isHiddenProduct, readCart } from '#studio/offers/cart/cart.queries.ts';
import { type Parcel, parcelOf, parcels } from '#studio/offers/cart/cart.ts';
import { type ConsentId, consentsFor } from '#studio/offers/cart/consents.ts';
import { type CatalogueOffer, isBookedOnly } from '#studio/offers/catalogue/offer.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { currentPricesOf, findOffer, shownPrices } from '#studio/offers/catalogue/offers.queries.ts';
import { giftCardPurpose } from '#studio/offers/gift-cards/gift-card-settings.ts';
import { currencies } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { Who } from '#studio/shared/who.ts';
import { heldBooking } from './booking-to-order.queries.ts';
import { isHeldBy } from './held-by.ts';

export interface OfferedLine extends BasketLine {
  short: number | null;
}

export interface CheckoutSummary {
  id: string;
  cartId: string | null;
  currency: Currency;
  currencies: Currency[];
  capture: CaptureMode;
  lines: OfferedLine[];
  parcel: Parcel | null;
  otherParcel: Parcel | null;
  consents: readonly ConsentId[];
  instalments: number;
  /** Asks for recipient, message and date. */
  isGiftCard: boolean;
  /** A held session that is paid here: its buyer is known. */
  booking: HeldBooking | null;
  /** A seat; without an open date it is sold for the next one. */
  seat: { date: OpenDate | null } | null;
}

export interface HeldBooking {
  id: string;
  name: string;
  email: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  heldUntil: Temporal.Instant;
}

export function chargeOf({ capture, instalments }: Pick<CheckoutSummary, 'capture' | 'instalments'>): Charge {
  if (capture !== 'now') return 'later';
  return instalments === 1 ? 'at-once' : 'instalments';
}

export interface OfferQuestion {
  id: string;
  cartToken: string | null;
  currency?: string;
  parcel?: string;
  dateId?: string;
  /** Idempotency key of the form; pieces held by its own unfinished order count as available. */
  attempt?: string;
}

/** The requested currency has no price; it is never replaced silently. */
export interface CurrencyNotOffered {
  notOffered: string;
  currencies: Currency[];
}

export function pageCheckoutKey(attempt: string): string {
  return `page:${attempt}`;
}

/** 'empty': nothing to order in the browser's own cart. Null: not found, or another browser's. */
export async function readCheckoutSummary(
  world: World,
  who: Who,
  requested: OfferQuestion,
): Promise<CheckoutSummary | CurrencyNotOffered | 'empty' | null> {
  if (!z.guid().safeParse(requested.id).success) return summaryOfOffer(world, who, requested);
  return (await summaryOfBooking(world, who, requested)) ?? summaryOfCart(world, who, requested);
}

async function summaryOfCart(
  world: World,
  who: Who,
  requested: OfferQuestion,
): Promise<CheckoutSummary | CurrencyNotOffered | 'empty' | null> {
  const cart = await readCart(world, requested.cartToken, who.language);
  if (cart?.id !== requested.id) return null;
  if (!isAmong([cart.currency], requested.currency)) {
    return { notOffered: requested.currency ?? '', currencies: [cart.currency] };
  }
  const offered = cart.lines.filter((line) => line.unitMinor !== null);
  const there = parcels.filter((parcel) => offered.some((line) => line.parcel === parcel));
  const parcel = there.find((one) => one === requested.parcel) ?? there[0];
  if (!parcel) return 'empty';
  const lines = offered
    .filter((line) => line.parcel === parcel)
    .map(({ entry, title, quantity, unitMinor, short }) => ({
      offerId: entry.id,
      description: title,
      quantity,
      unitMinor: unitMinor ?? 0,
      vatClass: entry.vatClass,
      withdrawalRegime: entry.withdrawalRegime,
      short,
    }));
  return {
    id: cart.id,
    cartId: cart.id,
    currency: cart.currency,
    currencies: [cart.currency],
    capture: parcel === 'stock' ? 'on-dispatch' : 'now',
    lines,
    parcel,
    otherParcel: there.find((one) => one !== parcel) ?? null,
    consents: consentsFor(lines, parcel),
    instalments: 1,
    isGiftCard: false,
    booking: null,
    seat: null,
  };
}

function isAmong(offered: readonly Currency[], requested: string | undefined): boolean {
  return !requested || offered.some((currency) => currency === requested.toUpperCase());
}

async function summaryOfOffer(
  world: World,
  who: Who,
  requested: OfferQuestion,
): Promise<CheckoutSummary | CurrencyNotOffered | null> {
  const q = world.db.query;
  const entry = await findOffer(q, requested.id);
  if (!entry?.isBuyable || !hasCheckout(entry)) return null;
  const now = world.clock.now();
  const isGoods = parcelOf(entry.kind) !== null;
  if (isGoods && (await isHiddenProduct(q, entry.id))) return null;
  const list = isGoods ? await currentPricesOf(q, entry.id, now) : await shownPrices(world, entry.id, now);
  const offered = currencies.filter((currency) => list[currency] !== undefined);
  if (offered.length > 0 && !isAmong(offered, requested.currency)) {
    return { notOffered: requested.currency ?? '', currencies: offered };
  }
  const currency = offered.find((one) => one === requested.currency?.toUpperCase()) ?? offered[0];
  if (!currency) return null;
  const parcel = parcelOf(entry.kind);
  const isThere =
    parcel !== 'stock' ||
    (await inReach(q, entry.id, { checkoutKey: pageCheckoutKey(requested.attempt ?? '') })) > 0;
  const line = {
    offerId: entry.id,
    description: await offerTitle(q, entry.id, who.language),
    quantity: 1,
    unitMinor: list[currency] ?? 0,
    vatClass: await vatClassOf(q, entry),
    withdrawalRegime: entry.withdrawalRegime,
    short: isThere ? null : 0,
  };
  return {
    id: entry.id,
    cartId: null,
    currency,
    currencies: offered,
    capture: entry.capture,
    lines: [line],
    parcel,
    otherParcel: null,
    consents: consentsFor([line], parcel),
    instalments: entry.instalments,
    isGiftCard: entry.kind === 'gift-card',
    booking: null,
    seat: entry.grants === 'seat' ? { date: await dateFor(world, entry.id, requested.dateId) } : null,
  };
}

/** Credits and seats are usually bought without this page; it is where codes are entered. */
function hasCheckout(entry: CatalogueOffer): boolean {
  if (entry.needsCheckoutPage || entry.grants === 'seat') return true;
  return entry.grants === 'credit' && entry.capture === 'now' && !isBookedOnly(entry);
}

async function dateFor(world: World, offerId: string, dateId: string | undefined): Promise<OpenDate | null> {
  const today = studioDay(world.clock.now());
  const dates = await shownDates(world, [offerId], today);
  return dateId ? (dates.find(({ id }) => id === dateId) ?? null) : nextDate(dates);
}

async function vatClassOf(q: Queries, entry: CatalogueOffer): Promise<LineVatClass> {
  if (entry.kind !== 'gift-card') return entry.vatClass;
  return (await giftCardPurpose(q)) === 'multi-purpose' ? 'voucher' : entry.vatClass;
}

/** A session held by this browser or for this account; null: none with this id can be paid. */
async function summaryOfBooking(
  world: World,
  who: Who,
  requested: OfferQuestion,
): Promise<CheckoutSummary | CurrencyNotOffered | null> {
  const q = world.db.query;
  const now = world.clock.now();
  const held = await heldBooking(q, { id: requested.id, now });
  if (!held || !isHeldBy(who, held)) return null;
  const entry = await findOffer(q, held.course_id);
  if (!entry) return null;
  const list = Object.keys(held.prices).length > 0 ? held.prices : await shownPrices(world, entry.id, now);
  const offered = currencies.filter((currency) => list[currency] !== undefined);
  if (!isAmong(offered, requested.currency)) {
    return { notOffered: requested.currency ?? '', currencies: offered };
  }
  const currency = offered.find((one) => one === requested.currency?.toUpperCase()) ?? offered[0];
  if (!currency) return null;
  const line = {
    offerId: entry.id,
    description: await offerTitle(q, entry.id, who.language),
    quantity: 1,
    unitMinor: list[currency] ?? 0,
    vatClass: entry.vatClass,
    withdrawalRegime: entry.withdrawalRegime,
    short: null,
  };
  const { holder_hash: _holder, course_id: _course, prices: _prices, ...booking } = held;
  return {
    id: held.id,
    cartId: null,
    currency,
    currencies: offered,
    capture: 'now',
    lines: [line],
    parcel: null,
    otherParcel: null,
    consents: [],
    instalments: 1,
    isGiftCard: false,
    booking,
    seat: null,
  };
}

export async function kindsOfOffers(
  q: Queries,
  offerIds: readonly string[],
): Promise<Map<string, OfferKind>> {
  const rows = await q.selectFrom('offers').select(['id', 'kind']).where('id', 'in', offerIds).execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
