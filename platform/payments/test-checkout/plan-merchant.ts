import { PaymentRefused, type PlanCharge, type SubscriptionStatus } from '../payments.ts';
import type { Books } from './session-row.ts';
import { ended, type InvoiceRow, monthsAfter, type Plan, paid, withInvoice } from './subscription.ts';
import { inPlan } from './subscriptions.store.ts';

export function planMerchantAt(books: Books, publicUrl: string) {
  return {
    retrievePlan: (subscriptionId: string): Promise<SubscriptionStatus> =>
      inPlan(books, subscriptionId, (plan) => ({ answer: subscriptionStatusFrom(plan, publicUrl) })),
    scheduleEnd: (subscriptionId: string, months: number): Promise<void> =>
      inPlan(books, subscriptionId, (plan) => {
        const { subscription } = plan;
        if (subscription.state === 'ended' || subscription.ends_at) return { answer: undefined };
        const ends_at = monthsAfter(subscription.started_at, months);
        if (plan.invoices.length >= months) throw refused('the plan is over', 'plan_over');
        return { plan: { ...plan, subscription: { ...subscription, ends_at } }, answer: undefined };
      }),
    endPlan: (subscriptionId: string): Promise<void> =>
      inPlan(books, subscriptionId, (plan, now) => {
        const isActive = plan.subscription.state === 'active';
        const over = isActive ? ended(plan, now) : plan;
        const invoices = over.invoices.map((invoice) =>
          invoice.state === 'open' && !invoice.decides_at ? { ...invoice, state: 'void' as const } : invoice,
        );
        return {
          plan: { ...over, invoices },
          events: isActive ? ['subscription-ended'] : [],
          answer: undefined,
        };
      }),
  };
}

export function refundCharge(plan: Plan, intentId: string, amountMinor: number): Plan {
  const invoice = plan.invoices.find((one) => one.intent_id === intentId);
  if (invoice?.state !== 'paid') throw refused('nothing was taken', 'intent_unexpected_state');
  const left = invoice.amount_minor - invoice.refunded_minor;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > left) {
    throw refused('that is more than is left', 'amount_too_large');
  }
  return withInvoice(plan, { ...invoice, refunded_minor: invoice.refunded_minor + amountMinor });
}

/** @throws PaymentRefused when it is not open */
export function payCharge(books: Books, invoice: Pick<InvoiceRow, 'id' | 'subscription_id'>): Promise<void> {
  return inPlan(books, invoice.subscription_id, (plan) => {
    const open = plan.invoices.find(({ id }) => id === invoice.id);
    if (open?.state !== 'open' || open.decides_at) throw refused('it is not open', 'invoice_not_open');
    const after = withInvoice({ ...plan, session: { ...plan.session, card: 'works' } }, paid(open));
    return { plan: after, events: ['charge-paid'], answer: undefined };
  });
}

function subscriptionStatusFrom(
  { session, subscription, invoices }: Plan,
  publicUrl: string,
): SubscriptionStatus {
  const first: PlanCharge = {
    invoiceId: session.id.replace(/^tcs_/, 'tin_'),
    state: 'paid',
    hasFailed: false,
    intentId: session.intent_id,
    amountMinor: session.amount_minor,
    capturedMinor: session.captured_minor,
    refundedMinor: session.refunded_minor,
    payUrl: null,
  };
  return {
    subscriptionId: subscription.id,
    state: subscription.state,
    startedAt: subscription.started_at,
    endsAt: subscription.ends_at,
    charges: [first, ...invoices.map((invoice) => chargeOf(invoice, publicUrl))],
  };
}

function chargeOf(invoice: InvoiceRow, publicUrl: string): PlanCharge {
  const isOpen = invoice.state === 'open' && !invoice.decides_at;
  const state = {
    open: isOpen ? ('open' as const) : ('processing' as const),
    paid: 'paid',
    void: 'dead',
  } as const;
  return {
    invoiceId: invoice.id,
    state: state[invoice.state],
    hasFailed: invoice.state !== 'paid' && invoice.attempts > 0 && !invoice.decides_at,
    intentId: invoice.intent_id,
    amountMinor: invoice.amount_minor,
    capturedMinor: invoice.state === 'paid' ? invoice.amount_minor : 0,
    refundedMinor: invoice.refunded_minor,
    payUrl: isOpen ? `${publicUrl}/test-checkout/invoices/${invoice.id}` : null,
  };
}

function refused(sentence: string, code: string): PaymentRefused {
  return new PaymentRefused(`Test checkout: ${sentence}`, code);
}
