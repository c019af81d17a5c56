import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';
import type { ProviderEventKind } from '../payments.ts';
import type { SessionRow } from './session-row.ts';

export type SubscriptionRow = Selectable<Schema['test_checkout_subscriptions']>;
export type InvoiceRow = Selectable<Schema['test_checkout_invoices']>;

export interface Plan {
  session: SessionRow;
  subscription: SubscriptionRow;
  invoices: readonly InvoiceRow[];
}

const retryDays = [3, 5, 13];
const slowMinutes = 60;

export function isPlan(session: Pick<SessionRow, 'instalments'>): boolean {
  return session.instalments > 1;
}

export function subscriptionIdOf(session: SessionRow): string | null {
  return isPlan(session) && session.intent === 'succeeded' ? session.id.replace(/^tcs_/, 'tsu_') : null;
}

export function monthlyMinor(session: SessionRow): number {
  const line = session.lines[0];
  return line ? line.quantity * line.unitAmountMinor : 0;
}

export function monthsAfter(start: Temporal.Instant, months: number): Temporal.Instant {
  return start.toZonedDateTimeISO('UTC').add({ months }).toInstant();
}

type Happening =
  | { at: Temporal.Instant; what: 'end' | 'charge' }
  | { at: Temporal.Instant; what: 'try' | 'decide'; invoice: InvoiceRow };

/** The next time-based transition; an end precedes a charge of the same instant. */
function nextHappening({ subscription, invoices }: Plan): Happening | null {
  const found: Happening[] = [];
  for (const invoice of invoices) {
    if (invoice.decides_at) found.push({ at: invoice.decides_at, what: 'decide', invoice });
  }
  if (subscription.state === 'active') {
    if (subscription.ends_at) found.push({ at: subscription.ends_at, what: 'end' });
    found.push({ at: monthsAfter(subscription.started_at, invoices.length + 1), what: 'charge' });
    for (const invoice of invoices) {
      if (invoice.next_attempt_at) found.push({ at: invoice.next_attempt_at, what: 'try', invoice });
    }
  }
  return found.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))[0] ?? null;
}

export function nextAt(plan: Plan): Temporal.Instant | null {
  return nextHappening(plan)?.at ?? null;
}

/** The plan at `now` and the events since, oldest first. Pure except for new ids. */
export function planAsOf(plan: Plan, now: Temporal.Instant): { plan: Plan; events: ProviderEventKind[] } {
  const events: ProviderEventKind[] = [];
  let current = plan;
  for (;;) {
    const next = nextHappening(current);
    if (!next || Temporal.Instant.compare(next.at, now) > 0) return { plan: current, events };
    const step = happen(current, next);
    current = step.plan;
    events.push(...step.events);
  }
}

function happen(plan: Plan, next: Happening): { plan: Plan; events: ProviderEventKind[] } {
  switch (next.what) {
    case 'end':
      return { plan: ended(plan, next.at), events: ['subscription-ended'] };
    case 'charge':
      return attempt(plan, newInvoice(plan, next.at), next.at);
    case 'try':
      return attempt(plan, next.invoice, next.at);
    case 'decide':
      return { plan: withInvoice(plan, paid(next.invoice)), events: ['charge-paid'] };
  }
}

export function ended(plan: Plan, at: Temporal.Instant): Plan {
  const invoices = plan.invoices.map((invoice) => ({ ...invoice, next_attempt_at: null }));
  return { ...plan, subscription: { ...plan.subscription, state: 'ended', ended_at: at }, invoices };
}

function newInvoice({ session, subscription, invoices }: Plan, at: Temporal.Instant): InvoiceRow {
  return {
    id: `tin_${randomUUID()}`,
    subscription_id: subscription.id,
    number: invoices.length + 2,
    state: 'open',
    intent_id: `tpi_${randomUUID()}`,
    amount_minor: monthlyMinor(session),
    refunded_minor: 0,
    attempts: 0,
    decides_at: null,
    next_attempt_at: null,
    created_at: at,
  };
}

function attempt(plan: Plan, before: InvoiceRow, at: Temporal.Instant) {
  const invoice = { ...before, attempts: before.attempts + 1, next_attempt_at: null };
  const { card } = plan.session;
  if (card === 'slow') {
    const slow = { ...invoice, decides_at: at.add({ minutes: slowMinutes }) };
    return { plan: withInvoice(plan, slow), events: [] };
  }
  const fails = card === 'fails' || (card === 'fails-once' && invoice.number === 2 && invoice.attempts === 1);
  if (!fails) return { plan: withInvoice(plan, paid(invoice)), events: ['charge-paid' as const] };
  const days = retryDays[invoice.attempts - 1];
  if (days === undefined) {
    const over = ended(withInvoice(plan, invoice), at);
    return { plan: over, events: ['charge-failed' as const, 'subscription-ended' as const] };
  }
  const again = { ...invoice, next_attempt_at: at.add({ hours: days * 24 }) };
  return { plan: withInvoice(plan, again), events: ['charge-failed' as const] };
}

export function paid(invoice: InvoiceRow): InvoiceRow {
  return { ...invoice, state: 'paid', decides_at: null, next_attempt_at: null };
}

export function withInvoice(plan: Plan, invoice: InvoiceRow): Plan {
  const others = plan.invoices.filter(({ id }) => id !== invoice.id);
  return { ...plan, invoices: [...others, invoice].toSorted((one, two) => one.number - two.number) };
}
