import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import { outsideTransactions } from '../outside-transactions.ts';
import { PaymentRefused, type PaymentStatus, type Payments, PaymentUnavailable } from '../payments.ts';
import { createTestSession, listTestSessions } from './create-session.ts';
import { deliverDue, dueDeliveries, isAllowedTarget } from './deliver.ts';
import { type DeliveryLoop, startLoop } from './delivery-loop.ts';
import { merchantAt } from './merchant.ts';
import { checkoutPages } from './page/checkout-pages.ts';
import { payerAt } from './payer.ts';
import { planMerchantAt } from './plan-merchant.ts';
import type { Books, SessionRow } from './session-row.ts';
import { captureBefore } from './session-state-at.ts';
import { inBooks, readSession } from './sessions.store.ts';
import { eventKey, signEvent, verifyTestEvent } from './signature.ts';
import { subscriptionIdOf } from './subscription.ts';
import { inPlan } from './subscriptions.store.ts';

export interface TestCheckoutOptions {
  db: Database;
  clock: Clock;
  secret: Uint8Array;
  log: Log;
  publicUrl: string;
  random?: () => number;
}

type Call =
  | 'createSession'
  | 'retrieve'
  | 'listSessions'
  | 'expire'
  | 'capture'
  | 'void'
  | 'refund'
  | 'retrievePlan'
  | 'scheduleEnd'
  | 'endPlan';

/** unreachable: never arrives; silent: takes effect, the answer is lost; refusing: rejected. */
interface Trouble {
  how: 'unreachable' | 'silent' | 'refusing';
  calls?: readonly Call[];
}

export interface TestCheckout {
  payments: Payments;
  app: Hono;
  payer: ReturnType<typeof payerAt>;
  events(): Promise<Array<{ body: string; signature: string }>>;
  fail(trouble: Trouble | null): void;
  letTimePass(): Promise<void>;
  /** @throws when `deliverTo` is neither on this machine nor on the page's origin */
  startDelivery(deliverTo: string): void;
  stop(): Promise<void>;
}

/** A simulated provider that behaves like Stripe wherever the port can observe it. */
export function openTestCheckout(options: TestCheckoutOptions): TestCheckout {
  const { db, clock, log, publicUrl } = options;
  const books: Books = { db, clock, random: options.random ?? Math.random };
  const key = eventKey(options.secret);
  let trouble: Trouble | null = null;
  let loop: DeliveryLoop | null = null;

  const waking: Waking = <A extends unknown[], T>(act: (...given: A) => Promise<T>) => {
    return async (...given: A): Promise<T> => {
      const answer = await act(...given);
      loop?.wake();
      return answer;
    };
  };
  const payer = wakingPayer(books, waking);
  const calls = underTrouble(merchantCalls(books, publicUrl, waking), () => trouble);

  const payments: Payments = {
    provider: 'test',
    isTestMode: true,
    checkoutOrigins: [new URL(publicUrl).origin],
    ...calls,
    verifyEvent: async (rawBody, signature) => verifyTestEvent(key, { rawBody, signature, now: clock.now() }),
  };

  return {
    payments: outsideTransactions(payments, db),
    app: checkoutPages(books, payer),
    payer,
    events: () => signedEvents(books, key),
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
        return (await deliverDue(books, { key, deliverTo, stopped })) > 0;
      }, log);
    },
    stop: async () => {
      await loop?.stop();
      loop = null;
    },
  };
}

function underTrouble(calls: Pick<Payments, Call>, trouble: () => Trouble | null): Pick<Payments, Call> {
  async function over<T>(name: Call, call: () => Promise<T>): Promise<T> {
    const now = trouble();
    const how = now && (now.calls?.includes(name) ?? true) ? now.how : null;
    if (how === 'unreachable') throw new PaymentUnavailable('Test checkout: out of reach');
    if (how === 'refusing')
      throw new PaymentRefused('Test checkout: refused by the outage setting', 'test_refusal');
    const answer = await call();
    if (how === 'silent') throw new PaymentUnavailable('Test checkout: the answer was lost');
    return answer;
  }
  return {
    createSession: (request) => over('createSession', () => calls.createSession(request)),
    retrieve: (sessionId) => over('retrieve', () => calls.retrieve(sessionId)),
    listSessions: (since) => over('listSessions', () => calls.listSessions(since)),
    expire: (sessionId) => over('expire', () => calls.expire(sessionId)),
    capture: (intentId, amount, key) => over('capture', () => calls.capture(intentId, amount, key)),
    void: (intentId, key) => over('void', () => calls.void(intentId, key)),
    refund: (intentId, amount, key) => over('refund', () => calls.refund(intentId, amount, key)),
    retrievePlan: (id) => over('retrievePlan', () => calls.retrievePlan(id)),
    scheduleEnd: (id, months, key) => over('scheduleEnd', () => calls.scheduleEnd(id, months, key)),
    endPlan: (id) => over('endPlan', () => calls.endPlan(id)),
  };
}

const batch = 100;

const overdueSessions = ({ db, clock }: Books) =>
  db.query
    .selectFrom('test_checkout_sessions')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'open'), where('expires_at', '<=', clock.now())]),
        where('decides_at', '<=', clock.now()),
      ]),
    );

const duePlans = ({ db, clock }: Books) =>
  db.query.selectFrom('test_checkout_subscriptions').select('id').where('next_at', '<=', clock.now());

/** Stores time-based transitions to send their events. Reads apply the clock themselves. */
async function letTimePass(books: Books): Promise<void> {
  for (const { id } of await overdueSessions(books).limit(batch).execute())
    await inBooks(books, { sessionId: id }, () => ({ answer: undefined }));
  for (const { id } of await duePlans(books).limit(batch).execute())
    await inPlan(books, id, () => ({ answer: undefined }));
}

async function isAnythingDue(books: Books): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (${dueDeliveries(books)}) or exists (${duePlans(books)}) or exists (${overdueSessions(books)}) as is_due
  `.execute(books.db.query);
  return rows[0]?.is_due ?? false;
}

type Waking = <A extends unknown[], T>(act: (...given: A) => Promise<T>) => (...given: A) => Promise<T>;

function wakingPayer(books: Books, waking: Waking): ReturnType<typeof payerAt> {
  const { pay, takeTime, decline, startAction, finishAction, payCharge, expireNaturally } = payerAt(books);
  return {
    pay: waking(pay),
    takeTime: waking(takeTime),
    decline,
    startAction,
    finishAction: waking(finishAction),
    payCharge: waking(payCharge),
    expireNaturally: waking(expireNaturally),
  };
}

function merchantCalls(books: Books, publicUrl: string, waking: Waking): Parameters<typeof underTrouble>[0] {
  const merchant = merchantAt(books);
  const planMerchant = planMerchantAt(books, publicUrl);
  return {
    createSession: (request) => createTestSession(books, publicUrl, request),
    retrieve: async (sessionId) => statusFrom(await readSession(books, { sessionId })),
    listSessions: (since) => listTestSessions(books, since),
    expire: waking(merchant.expire),
    capture: merchant.capture,
    void: merchant.void,
    refund: waking(merchant.refund),
    retrievePlan: planMerchant.retrievePlan,
    scheduleEnd: planMerchant.scheduleEnd,
    endPlan: waking(planMerchant.endPlan),
  };
}

function statusFrom(session: SessionRow): PaymentStatus {
  const isDone = session.state === 'complete';
  return {
    sessionId: session.id,
    session: session.state,
    intentId: session.intent_id,
    intent: session.intent,
    amountMinor: session.amount_minor,
    currency: session.currency,
    capturedMinor: session.captured_minor,
    refundedMinor: session.refunded_minor,
    captureBefore: captureBefore(session),
    payerEmail: isDone ? session.payer_email : null,
    payerName: isDone ? session.payer_name : null,
    paymentId: session.payment_id,
    subscriptionId: subscriptionIdOf(session),
  };
}

async function signedEvents({ db, clock }: Books, key: ReturnType<typeof eventKey>) {
  const rows = await db.query.selectFrom('test_checkout_events').select('body').orderBy('position').execute();
  return rows.map(({ body }) => ({ body, signature: signEvent(key, body, clock.now()) }));
}
