import { checkSession } from './check-session.ts';
import type { FormFields } from './form.ts';
import { intentJson, sessionJson } from './objects.ts';
import { badRequest, missing } from './refusal.ts';
import { type StandInIntent, type StandInSession, type StripeState, secondsOf } from './state.ts';

/** The currencies of the payment methods we know; `null` is any. */
const METHOD_CURRENCIES: Readonly<Record<string, readonly string[] | null>> = {
  card: null,
  link: null,
  klarna: null,
  mobilepay: ['dkk', 'eur', 'nok', 'sek'],
  sepa_debit: ['eur'],
  bancontact: ['eur'],
  us_bank_account: ['usd'],
};

/** Dynamic payment methods: enabled in the account and allowed for the currency, filtered by the request. */
function methodsFor(state: StripeState, currency: string, allowed: string[] | null): string[] {
  return state.options.accountMethods.filter((method) => {
    const currencies = METHOD_CURRENCIES[method];
    return (!currencies || currencies.includes(currency)) && (!allowed || allowed.includes(method));
  });
}

/** The session at the current time: it expires now if it is due. */
export function sessionAt(state: StripeState, id: string): StandInSession {
  const session = state.sessions.get(id);
  if (!session) throw missing('checkout.session', id, 'session');
  if (session.status === 'open' && secondsOf(state.clock) >= session.expiresAt)
    close(state, session, 'clock');
  return session;
}

export function intentOf(state: StripeState, session: StandInSession): StandInIntent | null {
  return session.intentId ? state.intents.get(session.intentId)! : null;
}

export function createSession(state: StripeState, given: FormFields): StandInSession {
  const now = secondsOf(state.clock);
  const requested = checkSession(given, now);
  const methods = methodsFor(state, requested.currency, requested.allowedMethods);
  if (methods.length === 0) {
    throw badRequest(
      'No valid payment method types for this Checkout Session.',
      'allowed_payment_method_types',
    );
  }
  const session: StandInSession = {
    ...requested.session,
    id: state.newId('cs_test_'),
    created: now,
    status: 'open',
    currency: requested.currency,
    methods,
    payer: null,
    intentId: null,
    subscriptionId: null,
  };
  state.sessions.set(session.id, session);
  return session;
}

/** Newest first, as Stripe lists. */
export function listSessions(
  state: StripeState,
  given: FormFields,
): { data: StandInSession[]; more: boolean } {
  const limit = Number(given.limit ?? 10);
  if (limit < 1 || limit > 100) throw badRequest('Invalid limit', 'limit');
  const created = typeof given.created === 'object' && !Array.isArray(given.created) ? given.created : {};
  const since = Number(created.gte ?? 0);
  const all = [...state.sessions.values()].filter((session) => session.created >= since).reverse();
  const after =
    given.starting_after === undefined ? 0 : 1 + all.findIndex(({ id }) => id === given.starting_after);
  const rest = all.slice(after);
  return { data: rest.slice(0, limit).map(({ id }) => sessionAt(state, id)), more: rest.length > limit };
}

function cancelIntent(state: StripeState, intent: StandInIntent): void {
  intent.status = 'canceled';
  intent.cancellation = 'expired';
  state.events.record('payment_intent.canceled', intentJson(state, intent));
}

/** Ends an open session, by call or by expiry, with the effect on a pending attempt. */
function close(state: StripeState, session: StandInSession, by: 'call' | 'clock'): void {
  const intent = intentOf(state, session);
  const during = intent?.status === 'requires_action' ? state.options.expireDuringAction : 'cancels';
  if (during === 'refuses' && by === 'call') {
    throw badRequest('This Checkout Session cannot be expired while a payment is in progress.');
  }
  session.status = 'expired';
  if (intent && during === 'cancels') cancelIntent(state, intent);
  state.events.record('checkout.session.expired', sessionJson(state, session));
}

export function expireSession(state: StripeState, id: string): StandInSession {
  const session = sessionAt(state, id);
  if (session.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  close(state, session, 'call');
  return session;
}

/** The session's own end, now instead of later. */
export function expireSessionByClock(state: StripeState, id: string): void {
  const session = sessionAt(state, id);
  session.expiresAt = secondsOf(state.clock);
  sessionAt(state, id);
}
