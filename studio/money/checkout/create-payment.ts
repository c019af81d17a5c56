import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Currency } from '#platform/db/schema/columns.ts';
import { leavesUnknown, type Payments, type SessionLine } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { dateText, placeText } from '#studio/calendar/dates/date-text.ts';
import { dateOfOrder } from '#studio/calendar/dates/open-dates.queries.ts';
import type { Basket } from '#studio/money/orders/basket.ts';
import { moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { lockPayment, movePaymentTo, rememberSession } from '#studio/money/payments/payments.store.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { closeSession } from '#studio/money/settlement/close-session.ts';
import { currentPrice, findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { releaseUnits } from '#studio/offers/inventory/units.store.ts';
import { planWords } from '#studio/offers/plans/plan.messages.ts';
import { change } from '#studio/shared/change.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { placeLines } from '#studio/shared/content/identity.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { hashToken, newToken, tokenPattern } from '#studio/shared/secret-token.ts';
import { system, type Who } from '#studio/shared/who.ts';
import type { EnteredCodes } from './apply-codes.ts';
import { checkoutMessages, type PaymentRefusal } from './checkout.messages.ts';
import { openBasketOrder } from './open-basket-order.ts';
import { openOrder } from './open-order.ts';
import { OrderRefused } from './settle-at-once.ts';
import type { Opened, OpenedOrder, OpenInput } from './write-order.ts';

/** Codes: only of a booking. */
export interface PaymentInput extends EnteredCodes {
  subjectId: string;
  currency: string;
  returnPath: string;
  dateId?: string | null;
}

export type CreatePaymentOutcome =
  | {
      ok: true;
      url: string;
      /** For the cookie of this browser; null: another request opened the checkout, or it comes after `url`. */
      payerToken: string | null;
    }
  | { ok: false; refusal: PaymentRefusal; message: string; retryAfterSeconds?: number };

/**
 * Opens a hosted checkout (wire call 3); amount and currency come from our tables. The URL is stored before it is
 * returned, so a payment without one can be abandoned safely. Repeated, it returns the same URL.
 */
export async function createPayment(
  world: World,
  who: Who,
  input: PaymentInput,
): Promise<CreatePaymentOutcome> {
  const currency = z.enum(['DKK', 'EUR', 'USD']).safeParse(input.currency.toUpperCase());
  if (!currency.success) return refused(who, 'bad-currency');
  const { subjectId, returnPath, dateId, codes, dueMinor } = input;
  const entered = codes && dueMinor !== undefined ? { codes, dueMinor } : {};
  const page = await checkoutPageOf(world, who, { subjectId, currency: currency.data });
  if (page === 'bad-currency') return refused(who, page);
  if (page) return world.payments ? { ok: true, url: page, payerToken: null } : refused(who, 'closed');
  return openCheckout(world, {
    who,
    request: { currency: currency.data, returnPath },
    open: (given) => openOrder(world, who, { ...given, ...entered, subjectId, dateId: dateId ?? null }),
  });
}

async function checkoutPageOf(
  world: World,
  who: Who,
  { subjectId, currency }: { subjectId: string; currency: Currency },
): Promise<string | 'bad-currency' | null> {
  const entry = await findOffer(world.db.query, subjectId);
  if (!entry?.isBuyable || !entry.needsCheckoutPage) return null;
  const price = await currentPrice(world.db.query, { offerId: entry.id, currency, at: world.clock.now() });
  if (price === null) return 'bad-currency';
  const path = pageAddress(`/checkout/${entry.id}?currency=${currency}`, who.language);
  return world.settings.siteUrl + path;
}

/** The same for a validated basket. */
export async function createPaymentOf(
  world: World,
  { who, basket, returnPath }: { who: Who; basket: Basket; returnPath: string },
): Promise<CreatePaymentOutcome> {
  return openCheckout(world, {
    who,
    request: { currency: basket.currency, returnPath },
    open: (given) => openBasketOrder(world, { who, basket, given }),
  });
}

function returnAddress(world: World, who: Who, token: string): string {
  return world.settings.siteUrl + pageAddress(`/payment-success?session=${token}`, who.language);
}

/** `open` writes our rows in one transaction; retried while another request opens the same checkout. */
export async function openCheckout(
  world: World,
  {
    who,
    request,
    open,
  }: {
    who: Who;
    request: { currency: Currency; returnPath: string };
    open: (given: OpenInput) => Promise<Opened>;
  },
): Promise<CreatePaymentOutcome> {
  const { payments } = world;
  if (!payments) return refused(who, 'closed');
  const taken = await world.limits.take('paymentsPerAddress', who.address);
  if (!taken.ok) {
    return { ...refused(who, 'too-often'), retryAfterSeconds: taken.retryAfterSeconds };
  }
  const token = newToken();
  const returnPath = localPath(request.returnPath);
  const { provider } = payments;
  const payerToken = who.payerToken && tokenPattern.test(who.payerToken) ? who.payerToken : newToken();
  const hashes = { returnTokenHash: hashToken(token), payerHash: hashToken(payerToken) };
  const given = { currency: request.currency, returnPath, ...hashes, provider };
  const opened = await openWithRetry(world, () => open(given));
  if ('refusal' in opened || 'url' in opened || 'settled' in opened) {
    await world.limits.giveBack('paymentsPerAddress', who.address);
  }
  if ('refusal' in opened) {
    return refused(who, opened.refusal === 'under-way' ? 'provider' : opened.refusal);
  }
  if ('url' in opened) return { ok: true, url: opened.url, payerToken: who.payerToken ?? null };
  if ('settled' in opened) return { ok: true, url: returnAddress(world, who, token), payerToken };

  const { currency } = request;
  return startSession(world, { who, payments, opened, token, payerToken, currency, returnPath });
}

async function startSession(
  world: World,
  {
    who,
    payments,
    opened,
    token,
    payerToken,
    currency,
    returnPath,
  }: {
    who: Who;
    payments: Payments;
    opened: OpenedOrder;
    token: string;
    payerToken: string;
    currency: Currency;
    returnPath: string;
  },
): Promise<CreatePaymentOutcome> {
  const { siteUrl } = world.settings;
  try {
    const session = await payments.createSession({
      paymentId: opened.paymentId,
      orderNumber: opened.orderNumber,
      currency,
      lines: await datedLines(world, who, opened),
      capture: opened.captureMode,
      customerEmail: opened.email || null,
      language: who.language,
      successUrl: returnAddress(world, who, token),
      cancelUrl: `${siteUrl}${returnPath}`,
      expiresAt: opened.sessionExpiresAt,
      instantMethodsOnly: true,
      ...(opened.slot ? { slot: opened.slot } : {}),
      ...planOf(opened, who),
    });
    if (
      await keepSession(world, {
        paymentId: opened.paymentId,
        sessionId: session.sessionId,
        url: session.url,
      })
    ) {
      return { ok: true, url: session.url, payerToken };
    }
    await payments.expire(session.sessionId);
    return refused(who, 'hold-ended');
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
    world.log.warn({ paymentId: opened.paymentId, error: error.message }, 'the checkout could not be opened');
    await abandon(world, opened);
    return refused(who, 'provider');
  }
}

async function datedLines(world: World, who: Who, opened: OpenedOrder): Promise<SessionLine[]> {
  const date = await dateOfOrder(world.db.query, opened.orderId);
  if (!date) return opened.lines;
  const place = placeText(date.place, placeLines(await studioIdentity(world)), who.language);
  const description = [dateText(date.days, who.language), place].filter(Boolean).join(' · ');
  return opened.lines.map((line) => ({ ...line, description }));
}

function planOf(opened: OpenedOrder, who: Who): { instalments?: number; note?: string } {
  if (opened.instalments === 1) return {};
  return { instalments: opened.instalments, note: planWords[who.language].note(opened.instalments) };
}

async function openWithRetry(world: World, open: () => Promise<Opened>) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const opened = await open().catch(refusalOf);
    if ('stale' in opened) {
      if (!(await closeStaleSession(world, opened.stale))) break;
    } else if (!('refusal' in opened) || opened.refusal !== 'under-way') return opened;
    else await pause(150);
  }
  return { refusal: 'under-way' as const };
}

function refusalOf(error: unknown): { refusal: PaymentRefusal } {
  if (error instanceof OrderRefused) return { refusal: error.refusal };
  throw error;
}

/** The request differs from the open page, which is closed first so that only one can be paid. */
async function closeStaleSession(world: World, paymentId: string): Promise<boolean> {
  try {
    await withProviderOutageTask(world, paymentId, () => closeSession(world, paymentId));
    return true;
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
    return false;
  }
}

/** One leading slash only: '//host' would be an open redirect. */
function localPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : '/';
}

async function keepSession(
  world: World,
  { paymentId, sessionId, url }: { paymentId: string; sessionId: string; url: string },
): Promise<boolean> {
  return change(world, system, async (c) => {
    await lockPayment(c.tx, paymentId);
    if (await movePaymentTo(c, { paymentId, to: 'open', set: { session_id: sessionId, url } })) return true;
    await rememberSession(c.tx, paymentId, sessionId);
    return false;
  });
}

/** The URL was never handed out, so order, payment and units are released at once. */
async function abandon(world: World, opened: OpenedOrder): Promise<void> {
  await change(world, system, async (c) => {
    if (!(await movePaymentTo(c, { paymentId: opened.paymentId, to: 'abandoned' }))) return;
    await moveOrderTo(c.tx, { orderId: opened.orderId, to: 'lapsed' });
    await releaseUnits(c, opened.orderId);
  });
}

function refused(who: Who, refusal: PaymentRefusal): CreatePaymentOutcome & { ok: false } {
  return { ok: false, refusal, message: checkoutMessages[who.language].refusals[refusal] };
}
