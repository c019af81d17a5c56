import {
  type ListedSession,
  PaymentRefused,
  type PaymentStatus,
  type Payments,
  type SessionRequest,
} from '#platform/payments/payments.ts';
import { Payer } from './payer.ts';
import { SessionStore, type StoredSession } from './session-store.ts';
import { readSigned, signed } from './signature.ts';

/** The calls of the payment port that reach the provider. */
export type PaymentCall =
  | 'createSession'
  | 'retrieve'
  | 'listSessions'
  | 'expire'
  | 'capture'
  | 'void'
  | 'refund';

/** Throws what the network does to a call, before the provider processes it or after. */
export type Connection = (call: PaymentCall, when: 'before' | 'after') => void | Promise<void>;

export interface InMemoryPayments {
  payments: Payments;
  books: SessionStore;
  payer: Payer;
  /** Between the studio and the provider; tests make it fail. */
  connection: Connection;
  post(): Array<{ id: string; sessionId: string | null; body: string; signature: string }>;
}

/**
 * An in-memory payment provider that satisfies the port's contract: fast enough for thousands of scenarios.
 * Stripe's actual responses are tested with the Stripe stand-in.
 */
export function openInMemoryPayments(clock: { now(): Temporal.Instant }): InMemoryPayments {
  const books = new SessionStore(clock);
  const bank: InMemoryPayments = {
    books,
    payer: new Payer(books),
    connection: () => {},
    payments: paymentsOver(books, (call, when) => bank.connection(call, when)),
    post: () =>
      books.events.map((event) => ({
        id: event.id,
        sessionId: event.sessionId,
        ...signed(event, clock.now()),
      })),
  };
  return bank;
}

function paymentsOver(books: SessionStore, connection: Connection): Payments {
  const call = async <T>(name: PaymentCall, work: () => T): Promise<T> => {
    await connection(name, 'before');
    const answer = work();
    await connection(name, 'after');
    return answer;
  };
  return {
    provider: 'test',
    isTestMode: true,
    checkoutOrigins: ['http://bank.invalid'],
    createSession: (request) => call('createSession', () => create(books, request)),
    retrieve: (sessionId) => call('retrieve', () => statusFrom(books, known(books.session(sessionId)))),
    listSessions: (since) => call('listSessions', () => list(books, since)),
    expire: (sessionId) => call('expire', () => expire(books, known(books.session(sessionId)))),
    capture: (intentId, amount) =>
      call('capture', () => capture(known(books.byIntent(intentId)), amount, books)),
    void: (intentId) => call('void', () => release(books, known(books.byIntent(intentId)))),
    refund: (intentId, amount, key) =>
      call('refund', () => refund(books, known(books.byIntent(intentId)), amount, key)),
    // Plans are tested with the test checkout.
    retrievePlan: noPlans,
    scheduleEnd: noPlans,
    endPlan: noPlans,
    verifyEvent: async (body, signature) => readSigned(body, signature, books.clock.now()),
  };
}

async function noPlans(): Promise<never> {
  throw new PaymentRefused('this provider has no subscriptions', 'unknown');
}

function known(session: StoredSession | null): StoredSession {
  if (!session) throw new PaymentRefused('no such payment', 'unknown');
  return session;
}

function list(books: SessionStore, since: Temporal.Instant): readonly ListedSession[] {
  const isSince = (session: StoredSession) => Temporal.Instant.compare(session.createdAt, since) >= 0;
  return [...books.sessions.values()].filter(isSince).map((session) => ({
    sessionId: session.id,
    paymentId: session.paymentId,
    orderNumber: session.orderNumber,
    successUrl: session.successUrl,
    what: session.lines.map(({ name }) => name).join(', '),
    slot: session.slot ?? null,
  }));
}

function create(books: SessionStore, request: SessionRequest) {
  const earlier = [...books.sessions.values()].find((session) => session.paymentId === request.paymentId);
  if (earlier) return { sessionId: earlier.id, url: earlier.url };
  if (books.clock.now().until(request.expiresAt).total('minutes') < 30) {
    throw new PaymentRefused('a session is open for at least 30 minutes', 'expires_at');
  }
  if (books.clock.now().until(request.expiresAt).total('hours') > 24) {
    throw new PaymentRefused('a session is open for at most 24 hours', 'expires_at');
  }
  const id = books.newId('cs');
  const url = `http://bank.invalid/pay/${id}`;
  books.sessions.set(id, {
    id,
    paymentId: request.paymentId,
    orderNumber: request.orderNumber,
    slot: request.slot ?? null,
    createdAt: books.clock.now(),
    url,
    successUrl: request.successUrl,
    cancelUrl: request.cancelUrl,
    lines: request.lines,
    state: 'open',
    capture: request.capture,
    amountMinor: request.lines.reduce((sum, line) => sum + line.quantity * line.unitAmountMinor, 0),
    currency: request.currency,
    email: request.customerEmail,
    expiresAt: request.expiresAt,
    intentId: null,
    intent: 'none',
    capturedMinor: 0,
    authorisedAt: null,
    hasLapsed: false,
  });
  return { sessionId: id, url };
}

function statusFrom(books: SessionStore, session: StoredSession): PaymentStatus {
  const hasPaid = session.authorisedAt !== null;
  return {
    sessionId: session.id,
    session: session.state,
    intentId: session.intentId,
    intent: session.intent,
    amountMinor: session.amountMinor,
    currency: session.currency,
    capturedMinor: session.capturedMinor,
    refundedMinor: books.refundedMinor(session.intentId),
    captureBefore: books.captureBefore(session),
    payerEmail: hasPaid ? (session.email ?? 'payer@example.com') : null,
    payerName: hasPaid ? 'Søren Ærø' : null,
    paymentId: session.paymentId,
    subscriptionId: null,
  };
}

function expire(books: SessionStore, session: StoredSession): 'expired' | 'not-open' {
  const refuses = session.intent === 'processing' && books.options.expireDuringAction === 'refuses';
  if (session.state !== 'open' || refuses) return 'not-open';
  books.close(session);
  return 'expired';
}

function capture(session: StoredSession, amountMinor: number, books: SessionStore): void {
  if (session.intent === 'succeeded' && session.capturedMinor === amountMinor) return;
  if (session.intent !== 'requires_capture' || amountMinor > session.amountMinor) {
    throw new PaymentRefused('there is nothing to capture', 'unexpected_state');
  }
  session.intent = 'succeeded';
  session.capturedMinor = amountMinor;
  books.record('other', session);
}

function release(books: SessionStore, session: StoredSession): void {
  if (session.intent === 'canceled') return;
  if (session.intent !== 'requires_capture') throw new PaymentRefused('nothing is held', 'unexpected_state');
  session.intent = 'canceled';
  books.record('other', session);
}

function refund(books: SessionStore, session: StoredSession, amountMinor: number, key: string) {
  const earlier = [...books.refunds.values()].find((made) => made.key === key);
  if (earlier) return { refundId: earlier.id, status: earlier.status };
  const left = session.capturedMinor - books.refundedMinor(session.intentId);
  if (session.intent !== 'succeeded' || amountMinor > left) {
    throw new PaymentRefused('more than is left', 'amount_too_large');
  }
  const id = books.newId('re');
  const status = books.options.refunds;
  books.refunds.set(id, { id, key, intentId: session.intentId!, amountMinor, status });
  books.record('refunded', session);
  return { refundId: id, status };
}
