import { chargeOf, intentAt, refundAt, release } from './money.ts';
import { chargeJson, disputeJson, intentJson, refundJson, sessionJson } from './objects.ts';
import { intentOf, sessionAt } from './sessions.ts';
import { type Card, type StandInIntent, type StandInSession, type StripeState, secondsOf } from './state.ts';
import { payByHand, subscribe } from './subscriptions.ts';

/** Cards in a customer's presence may be captured for seven days. */
const CAPTURE_WINDOW_SECONDS = 7 * 24 * 3600;

export interface Payer {
  method?: 'card' | 'mobilepay';
  email?: string;
  name?: string;
  card?: Card;
}

function openSession(state: StripeState, id: string): StandInSession {
  const session = sessionAt(state, id);
  if (session.status !== 'open') throw new Error(`the page of ${id} is closed: ${session.status}`);
  return session;
}

/** The intent is created at the first attempt to pay, not with the session. */
function begin(state: StripeState, session: StandInSession): StandInIntent {
  const found = intentOf(state, session);
  if (found) return found;
  const intent: StandInIntent = {
    id: state.newId('pi_'),
    sessionId: session.id,
    created: secondsOf(state.clock),
    amount: session.amount,
    currency: session.currency,
    status: 'requires_payment_method',
    captureMethod: session.captureMethod,
    received: 0,
    metadata: session.intentMetadata,
    description: session.description,
    chargeId: null,
    cancellation: null,
  };
  state.intents.set(intent.id, intent);
  session.intentId = intent.id;
  return intent;
}

function whoPays(session: StandInSession, payer: Payer): { email: string; name: string } {
  return { email: payer.email ?? session.email ?? 'payer@example.com', name: payer.name ?? 'Søren Ærø' };
}

function charge(
  state: StripeState,
  session: StandInSession,
  intent: StandInIntent,
  payer: Payer,
  failed: boolean,
): void {
  const method = payer.method ?? 'card';
  if (!session.methods.includes(method)) throw new Error(`${session.id} does not offer ${method}`);
  const holds = intent.captureMethod === 'manual';
  const who = whoPays(session, payer);
  const id = state.newId('ch_');
  state.charges.set(id, {
    id,
    intentId: intent.id,
    amount: intent.amount,
    created: secondsOf(state.clock),
    captured: failed || holds ? 0 : intent.amount,
    refunded: 0,
    currency: intent.currency,
    method,
    captureBefore: holds && method === 'card' ? secondsOf(state.clock) + CAPTURE_WINDOW_SECONDS : null,
    failed,
    payer: who,
  });
  intent.chargeId = id;
  if (!failed) session.payer = who;
}

function succeed(state: StripeState, intent: StandInIntent): void {
  const holds = intent.captureMethod === 'manual';
  intent.status = holds ? 'requires_capture' : 'succeeded';
  intent.received = holds ? 0 : intent.amount;
  const type = holds ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded';
  state.events.record(type, intentJson(state, intent));
}

function complete(state: StripeState, session: StandInSession): void {
  session.status = 'complete';
  state.events.record('checkout.session.completed', sessionJson(state, session));
}

function fail(state: StripeState, intent: StandInIntent): void {
  intent.status = 'requires_payment_method';
  state.events.record('payment_intent.payment_failed', intentJson(state, intent));
}

/**
 * Actions of a person on the hosted page, or of their bank later. Throws when the page would not allow them.
 */
export function payerOf(state: StripeState) {
  return {
    async pay(sessionId: string, payer: Payer = {}): Promise<void> {
      const session = openSession(state, sessionId);
      if (session.mode === 'subscription') {
        session.payer = whoPays(session, payer);
        subscribe(state, session, payer.card ?? 'works');
        return complete(state, session);
      }
      const intent = begin(state, session);
      charge(state, session, intent, payer, false);
      succeed(state, intent);
      complete(state, session);
    },
    async decline(sessionId: string, payer: Payer = {}): Promise<void> {
      const session = openSession(state, sessionId);
      // A plan creates no objects before its first charge succeeded.
      if (session.mode === 'subscription') return;
      const intent = begin(state, session);
      charge(state, session, intent, payer, true);
      fail(state, intent);
    },
    /** 3-D Secure, or approval in the MobilePay app: the payer's confirmation is pending. */
    async startAction(sessionId: string): Promise<void> {
      begin(state, openSession(state, sessionId)).status = 'requires_action';
    },
    async finishAction(
      sessionId: string,
      outcome: 'approves' | 'refuses',
      payer: Payer = {},
    ): Promise<'done' | 'too-late'> {
      const session = sessionAt(state, sessionId);
      const intent = intentOf(state, session);
      if (intent?.status !== 'requires_action') return 'too-late';
      charge(state, session, intent, payer, outcome === 'refuses');
      if (outcome === 'refuses') fail(state, intent);
      else {
        succeed(state, intent);
        if (session.status === 'open') complete(state, session);
      }
      return 'done';
    },
    /** An asynchronous method: the page is complete, the money is pending. */
    async startProcessing(sessionId: string): Promise<void> {
      const session = openSession(state, sessionId);
      const intent = begin(state, session);
      charge(state, session, intent, {}, false);
      intent.status = 'processing';
      complete(state, session);
    },
    async finishProcessing(sessionId: string, outcome: 'succeeds' | 'fails'): Promise<void> {
      const session = sessionAt(state, sessionId);
      const intent = intentOf(state, session)!;
      if (outcome === 'succeeds') succeed(state, intent);
      else fail(state, intent);
      const type = outcome === 'succeeds' ? 'async_payment_succeeded' : 'async_payment_failed';
      state.events.record(`checkout.session.${type}`, sessionJson(state, session));
    },
    /** The authorisation expires before it is captured. */
    async lapseAuthorisation(intentId: string): Promise<void> {
      const intent = intentAt(state, intentId);
      if (intent.status === 'requires_capture') release(state, intent, 'automatic');
    },
    async dispute(intentId: string): Promise<void> {
      const disputed = chargeOf(state, intentAt(state, intentId));
      const json = disputeJson(state.newId('dp_'), disputed, secondsOf(state.clock));
      state.events.record('charge.dispute.created', json);
    },
    /** The bank accepts the refund, or returns it to our balance. */
    async endRefund(refundId: string, outcome: 'succeeded' | 'failed'): Promise<void> {
      const refund = refundAt(state, refundId);
      const refunded = state.charges.get(refund.chargeId)!;
      refund.status = outcome;
      if (outcome === 'failed') refunded.refunded -= refund.amount;
      state.events.record('refund.updated', refundJson(refund));
      if (outcome === 'failed') state.events.record('refund.failed', refundJson(refund));
    },
    /** Pays an open invoice on its hosted page, with a card that works from then on. */
    async payInvoice(invoiceId: string): Promise<void> {
      payByHand(state, invoiceId);
    },
    /** A refund in Stripe's dashboard, outside the studio. */
    async refundInDashboard(intentId: string, amount: number): Promise<void> {
      const refunded = chargeOf(state, intentAt(state, intentId));
      refunded.refunded += amount;
      state.events.record('charge.refunded', chargeJson(refunded));
    },
  };
}
