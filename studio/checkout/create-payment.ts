import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Currency } from '#platform/db/schema/columns.ts';
import { leavesUnknown } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { currentPrice, findOffer } from '#studio/catalogue/offers.queries.ts';
import type { Basket } from '#studio/orders/basket.ts';
import { moveOrderTo } from '#studio/orders/orders.store.ts';
import { releaseUnits } from '#studio/orders/units.store.ts';
import type { Opened, OpenedOrder, OpenInput } from '#studio/orders/write-order.ts';
import { closeSession } from '#studio/payments/close-session.ts';
import { lockPayment, movePaymentTo, rememberSession } from '#studio/payments/payments.store.ts';
import { withProviderOutageTask } from '#studio/payments/provider-unavailable.ts';
import { planWords } from '#studio/plans/plan.messages.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { checkoutMessages, type PaymentRefusal } from './checkout.messages.ts';
import { datedLines } from './dated-lines.ts';
import { openBasketOrder } from './open-basket-order.ts';
import { openOrder } from './open-order.ts';

export interface PaymentInput {
  /** A pending booking's id, a catalogue id, or 'test-payment'. */
  subjectId: string;
  /** In any case. */
  currency: string;
  /** Local path that the checkout's 'cancel' leads back to. */
  returnPath: string;
  /** Of a dated offer: which of its open dates; absent: the next one. */
  dateId?: string | null;
}

export type CreatePaymentOutcome =
  | { ok: true; url: string }
  | { ok: false; refusal: PaymentRefusal; message: string; retryAfterSeconds?: number };

/**
 * Opens a hosted checkout (wire call 3). What is bought, its amount and its currency come from our own tables.
 * First our rows (order, payment 'creating', reserved units), then the provider, then its address is stored and only
 * then handed out: a payment whose address nobody knows can be abandoned at any moment without asking anybody.
 * Asked again for a booking whose checkout is open, it answers with the same address.
 */
export async function createPayment(
  world: World,
  who: Who,
  input: PaymentInput,
): Promise<CreatePaymentOutcome> {
  const currency = z.enum(['DKK', 'EUR', 'USD']).safeParse(input.currency.toUpperCase());
  if (!currency.success) return refused(who, 'bad-currency');
  const { subjectId, returnPath, dateId } = input;
  const page = await checkoutPageOf(world, who, subjectId, currency.data);
  if (page === 'bad-currency') return refused(who, page);
  if (page) return world.payments ? { ok: true, url: page } : refused(who, 'closed');
  return openCheckout(world, who, { currency: currency.data, returnPath }, (given) =>
    openOrder(world, who, { ...given, subjectId, ...(dateId ? { dateId } : {}) }),
  );
}

/** What asks for consents and addresses is ordered on a page of ours first: its address is the answer. */
async function checkoutPageOf(
  world: World,
  who: Who,
  subjectId: string,
  currency: Currency,
): Promise<string | 'bad-currency' | null> {
  const entry = await findOffer(world.db.query, subjectId);
  if (!entry?.isBuyable || !entry.needsCheckoutPage) return null;
  const price = await currentPrice(world.db.query, entry.id, currency, world.clock.now());
  if (price === null) return 'bad-currency';
  const prefix = who.language === 'da' ? '/da' : '';
  return `${world.settings.siteUrl}${prefix}/checkout/${entry.id}?currency=${currency}`;
}

/** The same for a basket that a checkout page has checked: several things, delivery, consents. */
export async function createPaymentOf(
  world: World,
  who: Who,
  basket: Basket,
  returnPath: string,
): Promise<CreatePaymentOutcome> {
  return openCheckout(world, who, { currency: basket.currency, returnPath }, (given) =>
    openBasketOrder(world, who, basket, given),
  );
}

/**
 * The way to the hosted page, whatever is bought: `open` writes our half in one transaction, and is asked again while
 * another request is opening the same.
 */
export async function openCheckout(
  world: World,
  who: Who,
  wish: { currency: Currency; returnPath: string },
  open: (given: OpenInput) => Promise<Opened>,
): Promise<CreatePaymentOutcome> {
  const { payments } = world;
  if (!payments) return refused(who, 'closed');
  const taken = await world.limits.take('paymentsPerAddress', who.address);
  if (!taken.ok) {
    return { ...refused(who, 'too-often'), retryAfterSeconds: taken.retryAfterSeconds };
  }
  const token = newToken();
  const returnPath = localPath(wish.returnPath);
  const { provider } = payments;
  const given = { currency: wish.currency, returnPath, returnTokenHash: hashToken(token), provider };
  const opened = await openWhenFree(world, () => open(given));
  // Only what asks the provider for a new page counts.
  if ('refusal' in opened || 'url' in opened) {
    await world.limits.giveBack('paymentsPerAddress', who.address);
  }
  if ('refusal' in opened) {
    return refused(who, opened.refusal === 'under-way' ? 'provider' : opened.refusal);
  }
  if ('url' in opened) return { ok: true, url: opened.url };

  const prefix = who.language === 'da' ? '/da' : '';
  try {
    const session = await payments.createSession({
      paymentId: opened.paymentId,
      orderNumber: opened.orderNumber,
      currency: wish.currency,
      lines: await datedLines(world, who, opened),
      capture: opened.captureMode,
      customerEmail: opened.email || null,
      language: who.language,
      successUrl: `${world.settings.siteUrl}${prefix}/payment-success?session=${token}`,
      cancelUrl: `${world.settings.siteUrl}${returnPath}`,
      expiresAt: opened.sessionExpiresAt,
      instantMethodsOnly: true,
      ...planOf(opened, who),
    });
    if (await keepSession(world, opened.paymentId, session.sessionId, session.url)) {
      return { ok: true, url: session.url };
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

/** Paid month by month: how often, and the sentence that says so beside the button. */
function planOf(opened: OpenedOrder, who: Who): { instalments?: number; note?: string } {
  if (opened.instalments === 1) return {};
  return { instalments: opened.instalments, note: planWords[who.language].note(opened.instalments) };
}

/** Two clicks at once: the second waits a moment for the first one's address, and answers with the same. */
async function openWhenFree(world: World, open: () => Promise<Opened>) {
  for (let look = 0; look < 20; look += 1) {
    const opened = await open();
    if ('stale' in opened) {
      if (!(await closed(world, opened.stale))) break;
    } else if (!('refusal' in opened) || opened.refusal !== 'under-way') return opened;
    else await pause(150);
  }
  return { refusal: 'under-way' as const };
}

/** The visitor wants something else by now: the page of the old wish is closed first, so that only one can be paid. */
async function closed(world: World, paymentId: string): Promise<boolean> {
  try {
    await withProviderOutageTask(world, paymentId, () => closeSession(world, paymentId));
    return true;
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
    return false;
  }
}

/** What follows our own address in a link must begin with one slash, or it could change the host. */
function localPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : '/';
}

/** False: the hold ended while the provider was asked; the session's id is kept for events about it. */
async function keepSession(
  world: World,
  paymentId: string,
  sessionId: string,
  url: string,
): Promise<boolean> {
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    await lockPayment(tx, paymentId);
    if (await movePaymentTo(tx, paymentId, 'open', now, { session_id: sessionId, url })) return true;
    await rememberSession(tx, paymentId, sessionId);
    return false;
  });
}

/** Nobody has the address: order, payment and reserved units are let go at once; a new click makes new ones. */
async function abandon(world: World, opened: OpenedOrder): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    if (!(await movePaymentTo(tx, opened.paymentId, 'abandoned', now))) return;
    await moveOrderTo(tx, opened.orderId, 'lapsed');
    await releaseUnits(tx, opened.orderId, now);
  });
}

function refused(who: Who, refusal: PaymentRefusal): CreatePaymentOutcome & { ok: false } {
  return { ok: false, refusal, message: checkoutMessages[who.language].refusals[refusal] };
}
