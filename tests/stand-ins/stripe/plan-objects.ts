import { wants } from './objects.ts';
import type { StandInInvoice, StandInSchedule, StandInSubscription, StripeState } from './state.ts';

type Json = Record<string, unknown>;

/** Since 2025-03-31.basil an invoice has payments and a parent instead of an intent and a subscription. */
export function invoiceJson(
  state: StripeState,
  invoice: StandInInvoice,
  expand: readonly string[] = [],
): Json {
  const isPaid = invoice.status === 'paid';
  const { currency, metadata } = state.subscriptions.get(invoice.subscriptionId)!;
  const payment = {
    id: `inpay_${invoice.id}`,
    object: 'invoice_payment',
    is_default: true,
    status: isPaid ? 'paid' : invoice.status === 'void' ? 'canceled' : 'open',
    payment: { type: 'payment_intent', payment_intent: invoice.intentId },
  };
  const data = invoice.intentId ? [payment] : [];
  return {
    id: invoice.id,
    object: 'invoice',
    amount_due: invoice.total,
    amount_paid: isPaid ? invoice.total : 0,
    attempt_count: invoice.attempts,
    billing_reason: invoice.reason,
    created: invoice.created,
    currency,
    hosted_invoice_url: invoice.status === 'draft' ? null : `${state.origin}/i/${invoice.id}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: invoice.subscriptionId, metadata },
    },
    ...(wants(expand, 'payments') ? { payments: { object: 'list', data, has_more: false } } : {}),
    status: invoice.status,
    total: invoice.total,
    livemode: false,
  };
}

export function scheduleJson(state: StripeState, schedule: StandInSchedule): Json {
  const subscription = state.subscriptions.get(schedule.subscriptionId)!;
  const isActive = schedule.status === 'active';
  return {
    id: schedule.id,
    object: 'subscription_schedule',
    current_phase: isActive ? { start_date: schedule.start, end_date: schedule.end } : null,
    end_behavior: schedule.endBehavior,
    phases: [
      {
        start_date: schedule.start,
        end_date: schedule.end,
        items: [{ price: subscription.priceId, quantity: 1 }],
      },
    ],
    status: schedule.status,
    subscription: schedule.status === 'released' ? null : schedule.subscriptionId,
    livemode: false,
  };
}

export function subscriptionJson(
  state: StripeState,
  subscription: StandInSubscription,
  expand: readonly string[] = [],
): Json {
  const schedule = state.schedules.get(subscription.scheduleId ?? '');
  const { priceId: id, monthlyAmount: unit_amount, currency } = subscription;
  const price = { id, object: 'price', unit_amount, currency, recurring: { interval: 'month' } };
  return {
    id: subscription.id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: subscription.ended,
    ended_at: subscription.ended,
    items: { object: 'list', data: [{ id: `si_${subscription.id}`, price, quantity: 1 }] },
    metadata: subscription.metadata,
    schedule: schedule && wants(expand, 'schedule') ? scheduleJson(state, schedule) : subscription.scheduleId,
    start_date: subscription.started,
    status: subscription.status,
    livemode: false,
  };
}
