import type Stripe from 'stripe';
import type { PlanCharge, SubscriptionStatus } from './payments.ts';
import { translateStripeErrors } from './stripe-errors.ts';
import { expandedObject, feeOf, idOf, intentState, refundedMinor } from './stripe-status.ts';

const ENDED = new Set(['canceled', 'incomplete_expired']);

export function hasEnded(subscription: Pick<Stripe.Subscription, 'status'>): boolean {
  return ENDED.has(subscription.status);
}

export function instantOf(seconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
}

export function scheduleOf(subscription: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  const schedule = expandedObject(subscription.schedule);
  return schedule?.status === 'active' || schedule?.status === 'not_started' ? schedule : null;
}

/** Only a schedule that cancels ends the subscription; the default is to continue. */
export function endsAt(subscription: Stripe.Subscription): Temporal.Instant | null {
  const schedule = scheduleOf(subscription);
  const last = schedule?.end_behavior === 'cancel' ? schedule.phases.at(-1) : null;
  const seconds = last?.end_date ?? subscription.cancel_at;
  return seconds ? instantOf(seconds) : null;
}

export function intentIdOf(invoice: Stripe.Invoice): string | null {
  const payments = invoice.payments?.data ?? [];
  const one = payments.find(({ status }) => status === 'paid') ?? payments.find((it) => it.is_default);
  return idOf(one?.payment.payment_intent);
}

export async function invoicesOf(stripe: Stripe, subscriptionId: string): Promise<Stripe.Invoice[]> {
  const { data } = await stripe.invoices.list({
    subscription: subscriptionId,
    limit: 100,
    expand: ['data.payments'],
  });
  return data.filter(({ total }) => total > 0).toSorted((one, other) => one.created - other.created);
}

export function chargeOf(
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent | null,
  isEnded: boolean,
): PlanCharge {
  const common = {
    invoiceId: invoice.id,
    intentId: intent?.id ?? null,
    amountMinor: invoice.total,
    refundedMinor: refundedMinor(expandedObject(intent?.latest_charge)),
    fee: feeOf(expandedObject(intent?.latest_charge)),
    hasFailed: invoice.attempt_count > 0 && invoice.status !== 'paid',
    payUrl: invoice.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
  };
  if (invoice.status === 'paid') {
    // Marked as paid in the dashboard: no intent, but it counts.
    const capturedMinor = intent ? intent.amount_received : invoice.amount_paid;
    return { ...common, state: 'paid', capturedMinor };
  }
  const money = intent ? intentState(intent) : 'none';
  const isUnderWay = money === 'processing' || money === 'succeeded';
  const isOver = invoice.status === 'draft' ? isEnded : invoice.status !== 'open';
  const state = isOver ? 'dead' : isUnderWay ? 'processing' : 'open';
  return { ...common, state, capturedMinor: 0 };
}

export function retrieveStripePlan(stripe: Stripe, subscriptionId: string): Promise<SubscriptionStatus> {
  return translateStripeErrors(async () => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] });
    const charges: PlanCharge[] = [];
    for (const invoice of await invoicesOf(stripe, subscriptionId)) {
      const intentId = intentIdOf(invoice);
      const intent = intentId
        ? await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] })
        : null;
      charges.push(chargeOf(invoice, intent, hasEnded(subscription)));
    }
    return {
      subscriptionId,
      state: hasEnded(subscription) ? 'ended' : 'active',
      startedAt: instantOf(subscription.start_date),
      endsAt: endsAt(subscription),
      charges,
    };
  });
}
