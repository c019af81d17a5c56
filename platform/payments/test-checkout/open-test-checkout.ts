import type { Hono } from 'hono';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import { outsideTransactions } from '../outside-transactions.ts';
import type { Payments } from '../payments.ts';
import { isAnythingDue, letTimePass } from './advance-time.ts';
import { createTestSession } from './create-session.ts';
import { deliverDue, isAllowedTarget } from './deliver.ts';
import { type DeliveryLoop, startLoop } from './delivery-loop.ts';
import { merchantAt } from './merchant.ts';
import { type Trouble, underTrouble } from './outage.ts';
import { checkoutPages } from './page/checkout-pages.ts';
import { payerAt } from './payer.ts';
import { statusFrom } from './payment-status.ts';
import { planMerchantAt } from './plan-merchant.ts';
import { type Books, readSession } from './sessions.store.ts';
import { eventKey, signEvent, verifyTestEvent } from './signature.ts';

export interface TestCheckoutOptions {
  db: Database;
  clock: Clock;
  /** The house's secret; the key of event signatures is derived from it. */
  secret: Uint8Array;
  log: Log;
  /** Origin under which browsers reach the page, without trailing slash. */
  publicUrl: string;
  /** Absent: by chance. */
  random?: () => number;
}

/** The provider's side of a test checkout: the port, the page, the deliveries, and hands for tests. */
export interface TestCheckout {
  payments: Payments;
  /** Serves /test-checkout/…; mounted in our shell, or on a port of its own. */
  app: Hono;
  /** What the payer and their bank do. */
  payer: ReturnType<typeof payerAt>;
  /** Every event so far, oldest first, signed now. */
  events(): Promise<Array<{ body: string; signature: string }>>;
  /** How calls of this process fail from now on; null: not at all. */
  fail(trouble: Trouble | null): void;
  /** Writes down what has ended by the clock. The delivery does it by itself. */
  letTimePass(): Promise<void>;
  /**
   * Delivers events to `deliverTo` until `stop`. Several processes may do so over the same books.
   * @throws when `deliverTo` is neither on this machine nor on the page's own origin
   */
  startDelivery(deliverTo: string): void;
  /** Resolves when the delivery under way is over. Idempotent. */
  stop(): Promise<void>;
}

/**
 * A payment provider of our own in which no money moves. Its books are in the database, so a killed process forgets
 * nothing and several processes agree. It behaves as Stripe does wherever the port can see it.
 */
export function openTestCheckout(options: TestCheckoutOptions): TestCheckout {
  const { db, clock, log, publicUrl } = options;
  const books: Books = { db, clock, random: options.random ?? Math.random };
  const key = eventKey(options.secret);
  let trouble: Trouble | null = null;
  let loop: DeliveryLoop | null = null;

  /** Whatever happened may have made an event. */
  const waking = <A extends unknown[], T>(act: (...given: A) => Promise<T>) => {
    return async (...given: A): Promise<T> => {
      const answer = await act(...given);
      loop?.wake();
      return answer;
    };
  };
  const { pay, takeTime, decline, startAction, finishAction, payCharge, expireNaturally } = payerAt(books);
  const payer = {
    pay: waking(pay),
    takeTime: waking(takeTime),
    decline,
    startAction,
    finishAction: waking(finishAction),
    payCharge: waking(payCharge),
    expireNaturally: waking(expireNaturally),
  };
  const merchant = merchantAt(books);
  const planMerchant = planMerchantAt(books, publicUrl);
  const calls = underTrouble(
    {
      createSession: (request) => createTestSession(books, publicUrl, request),
      retrieve: async (sessionId) => statusFrom(await readSession(books, { sessionId })),
      expire: waking(merchant.expire),
      capture: merchant.capture,
      void: merchant.void,
      refund: waking(merchant.refund),
      retrievePlan: planMerchant.retrievePlan,
      scheduleEnd: planMerchant.scheduleEnd,
      endPlan: waking(planMerchant.endPlan),
    },
    () => trouble,
  );

  const payments: Payments = {
    provider: 'test',
    isTestMode: true,
    checkoutOrigins: [new URL(publicUrl).origin],
    ...calls,
    verifyEvent: async (rawBody, signature) => verifyTestEvent(key, rawBody, signature, clock.now()),
  };

  return {
    payments: outsideTransactions(payments, db),
    app: checkoutPages(books, payer),
    payer,
    events: async () => {
      const rows = await db.query
        .selectFrom('test_checkout_events')
        .select('body')
        .orderBy('position')
        .execute();
      return rows.map(({ body }) => ({ body, signature: signEvent(key, body, clock.now()) }));
    },
    fail: (how) => {
      trouble = how;
    },
    letTimePass: () => letTimePass(books),
    startDelivery: (deliverTo) => {
      if (!isAllowedTarget(deliverTo, publicUrl))
        throw new Error(`The test checkout delivers to this machine or this site only, not to ${deliverTo}`);
      loop ??= startLoop(async (stopped) => {
        if (!(await isAnythingDue(books))) return false;
        await letTimePass(books);
        return (await deliverDue(books, key, deliverTo, stopped)) > 0;
      }, log);
    },
    stop: async () => {
      await loop?.stop();
      loop = null;
    },
  };
}
