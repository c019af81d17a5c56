import { intentJson } from './objects.ts';
import { invoiceJson, subscriptionJson } from './plan-objects.ts';
import { badRequest, missing } from './refusal.ts';
import {
  type Card,
  type StandInInvoice,
  type StandInSession,
  type StandInSubscription,
  type StripeState,
  secondsOf,
} from './state.ts';

const DAY = 24 * 3600;
const HOUR = 3600;
/** Days between retries, as configured in the dashboard; after the last one the subscription is cancelled. */
const RETRY_DAYS = [3, 5, 13];

/** Stripe's month: the same day and second, or the month's last day. */
export function monthsAfter(start: number, months: number): number {
  const from = Temporal.Instant.fromEpochMilliseconds(start * 1000).toZonedDateTimeISO('UTC');
  return Math.floor(from.add({ months }).epochMilliseconds / 1000);
}

export function invoicesOf(state: StripeState, subscriptionId: string): StandInInvoice[] {
  return [...state.invoices.values()].filter((invoice) => invoice.subscriptionId === subscriptionId);
}

/** The first charge succeeded: creates customer, subscription and first invoice. */
export function subscribe(state: StripeState, session: StandInSession, card: Card): void {
  const subscription: StandInSubscription = {
    id: state.newId('sub_'),
    sessionId: session.id,
    status: 'active',
    started: secondsOf(state.clock),
    monthlyAmount: session.monthlyAmount,
    currency: session.currency,
    priceId: state.newId('price_'),
    scheduleId: null,
    ended: null,
    metadata: session.subscriptionMetadata,
    card: 'works',
    payer: session.payer!,
  };
  state.subscriptions.set(subscription.id, subscription);
  session.subscriptionId = subscription.id;
  state.events.record('customer.subscription.created', subscriptionJson(state, subscription));
  const invoice = newInvoice(
    state,
    subscription,
    session.amount,
    'subscription_create',
    subscription.started,
  );
  finalize(state, invoice);
  attempt(state, subscription, invoice, subscription.started);
  subscription.card = card;
}

function newInvoice(
  state: StripeState,
  subscription: StandInSubscription,
  total: number,
  reason: StandInInvoice['reason'],
  created: number,
): StandInInvoice {
  const invoice: StandInInvoice = {
    id: state.newId('in_'),
    subscriptionId: subscription.id,
    created,
    total,
    status: 'draft',
    reason,
    attempts: 0,
    intentId: null,
    finalizesAt: reason === 'subscription_cycle' ? created + HOUR : null,
    triesAt: null,
    decidesAt: null,
  };
  state.invoices.set(invoice.id, invoice);
  state.events.record('invoice.created', invoiceJson(state, invoice));
  return invoice;
}

/** Finalises a draft invoice, with an intent to pay it. */
function finalize(state: StripeState, invoice: StandInInvoice): void {
  const intentId = state.newId('pi_');
  const { currency } = state.subscriptions.get(invoice.subscriptionId)!;
  state.intents.set(intentId, {
    id: intentId,
    sessionId: '',
    created: invoice.created,
    amount: invoice.total,
    currency,
    status: 'requires_payment_method',
    captureMethod: 'automatic',
    received: 0,
    metadata: {},
    description: null,
    chargeId: null,
    cancellation: null,
  });
  Object.assign(invoice, { status: 'open', intentId, finalizesAt: null });
}

function take(state: StripeState, subscription: StandInSubscription, invoice: StandInInvoice): void {
  const intent = state.intents.get(invoice.intentId!)!;
  const id = state.newId('ch_');
  state.charges.set(id, {
    id,
    intentId: intent.id,
    amount: intent.amount,
    created: secondsOf(state.clock),
    captured: intent.amount,
    refunded: 0,
    currency: intent.currency,
    method: 'card',
    captureBefore: null,
    failed: false,
    payer: subscription.payer,
  });
  Object.assign(intent, { chargeId: id, status: 'succeeded', received: intent.amount });
  Object.assign(invoice, { status: 'paid', triesAt: null, decidesAt: null });
  if (subscription.status === 'past_due') subscription.status = 'active';
  state.events.record('payment_intent.succeeded', intentJson(state, intent));
  state.events.record('invoice.paid', invoiceJson(state, invoice));
}

function attempt(
  state: StripeState,
  subscription: StandInSubscription,
  invoice: StandInInvoice,
  at: number,
): void {
  invoice.attempts += 1;
  invoice.triesAt = null;
  const isSecond = invoicesOf(state, subscription.id).indexOf(invoice) === 1;
  const { card } = subscription;
  if (card === 'slow') {
    state.intents.get(invoice.intentId!)!.status = 'processing';
    invoice.decidesAt = at + HOUR;
    return;
  }
  const fails = card === 'fails' || (card === 'fails-once' && isSecond && invoice.attempts === 1);
  if (!fails) {
    take(state, subscription, invoice);
    return;
  }
  subscription.status = 'past_due';
  const days = RETRY_DAYS[invoice.attempts - 1];
  invoice.triesAt = days === undefined ? null : at + days * DAY;
  state.events.record('invoice.payment_failed', invoiceJson(state, invoice));
  if (days === undefined) cancel(state, subscription, at);
}

/** No further charges; open invoices stay open but are not retried. */
export function cancel(state: StripeState, subscription: StandInSubscription, at: number): void {
  Object.assign(subscription, { status: 'canceled', ended: at });
  const schedule = state.schedules.get(subscription.scheduleId ?? '');
  if (schedule?.status === 'active') schedule.status = 'canceled';
  for (const invoice of invoicesOf(state, subscription.id)) {
    Object.assign(invoice, { finalizesAt: null, triesAt: null });
  }
  state.events.record('customer.subscription.deleted', subscriptionJson(state, subscription));
}

type Happening = { at: number; happen: () => void };

function nextHappening(state: StripeState, subscription: StandInSubscription): Happening | null {
  const invoices = invoicesOf(state, subscription.id);
  const found: Happening[] = [];
  for (const invoice of invoices) {
    const { finalizesAt, triesAt, decidesAt } = invoice;
    const tryAt = (at: number) => () => attempt(state, subscription, invoice, at);
    if (decidesAt) found.push({ at: decidesAt, happen: () => take(state, subscription, invoice) });
    if (triesAt) found.push({ at: triesAt, happen: tryAt(triesAt) });
    if (finalizesAt) {
      const happen = () => {
        finalize(state, invoice);
        tryAt(finalizesAt)();
      };
      found.push({ at: finalizesAt, happen });
    }
  }
  if (subscription.status !== 'canceled') {
    const schedule = state.schedules.get(subscription.scheduleId ?? '');
    if (schedule?.status === 'active')
      found.push({ at: schedule.end, happen: () => end(state, subscription) });
    const cycle = monthsAfter(subscription.started, invoices.length);
    const { monthlyAmount } = subscription;
    found.push({
      at: cycle,
      happen: () => void newInvoice(state, subscription, monthlyAmount, 'subscription_cycle', cycle),
    });
  }
  return found.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** The last phase of the schedule is over: it cancels or releases the subscription. */
function end(state: StripeState, subscription: StandInSubscription): void {
  const schedule = state.schedules.get(subscription.scheduleId!)!;
  schedule.status = schedule.endBehavior === 'cancel' ? 'completed' : 'released';
  if (schedule.endBehavior === 'cancel') cancel(state, subscription, schedule.end);
  else subscription.scheduleId = null;
}

/** The subscription at the current time: everything that is due has happened. */
export function subscriptionAt(state: StripeState, id: string): StandInSubscription {
  const subscription = state.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id, 'id');
  for (;;) {
    const next = nextHappening(state, subscription);
    if (!next || next.at > secondsOf(state.clock)) return subscription;
    next.happen();
  }
}

export function invoiceAt(state: StripeState, id: string): StandInInvoice {
  const invoice = state.invoices.get(id);
  if (!invoice) throw missing('invoice', id, 'invoice');
  subscriptionAt(state, invoice.subscriptionId);
  return invoice;
}

export function voidInvoice(state: StripeState, id: string): StandInInvoice {
  const invoice = invoiceAt(state, id);
  const intent = state.intents.get(invoice.intentId ?? '');
  if (invoice.status !== 'open') throw badRequest('You can only void open or uncollectible invoices.');
  if (intent?.status === 'processing') {
    throw badRequest('This invoice cannot be voided while its payment is processing.');
  }
  invoice.status = 'void';
  if (intent) Object.assign(intent, { status: 'canceled', cancellation: 'void_invoice' });
  state.events.record('invoice.voided', invoiceJson(state, invoice));
  return invoice;
}

export function payByHand(state: StripeState, invoiceId: string): void {
  const invoice = invoiceAt(state, invoiceId);
  if (invoice.status !== 'open') throw badRequest('This invoice is no longer payable');
  const subscription = state.subscriptions.get(invoice.subscriptionId)!;
  subscription.card = 'works';
  take(state, subscription, invoice);
}
