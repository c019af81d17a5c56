import type Stripe from 'stripe';
import { withIdempotencyKey } from './idempotency-key.ts';
import { PaymentRefused } from './payments.ts';
import { isRefusedRequest, translateStripeErrors } from './stripe-errors.ts';
import { endsAt, hasEnded, instantOf, invoicesOf, scheduleOf } from './stripe-plan.ts';

/** Stripe counts months from the second of the first charge. */
const toleranceDays = 2;

function isNear(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Math.abs(one.since(other).total('hours')) <= toleranceDays * 24;
}

function monthsAfter(start: Temporal.Instant, months: number): Temporal.Instant {
  return start.toZonedDateTimeISO('UTC').add({ months }).toInstant();
}

/** A schedule created late begins with the current period. */
export function monthsLeft(
  startedAt: Temporal.Instant,
  phaseStart: Temporal.Instant,
  months: number,
): number {
  for (let gone = 0; gone < months; gone += 1) {
    if (isNear(phaseStart, monthsAfter(startedAt, gone))) return months - gone;
  }
  throw new PaymentRefused('Stripe: the subscription began later than its plan ends', 'plan_over');
}

/**
 * A schedule with one phase that cancels at its end. Two calls; a repeat continues after a crash. A phase
 * has a `duration` since 2025-09-30.clover (formerly `iterations`).
 */
export function scheduleStripeEnd(
  stripe: Stripe,
  { subscriptionId, months, key }: { subscriptionId: string; months: number; key: string },
): Promise<void> {
  return translateStripeErrors(async () => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] });
    const startedAt = instantOf(subscription.start_date);
    const planned = endsAt(subscription);
    if (hasEnded(subscription) || (planned && isNear(planned, monthsAfter(startedAt, months)))) return;
    const schedule =
      scheduleOf(subscription) ??
      (await withIdempotencyKey(`schedule:${key}`, (idempotencyKey) =>
        stripe.subscriptionSchedules.create({ from_subscription: subscriptionId }, { idempotencyKey }),
      ));
    const start = schedule.phases[0]?.start_date;
    if (!start) throw new PaymentRefused('Stripe: the schedule has no phase', 'schedule_without_phase');
    const left = monthsLeft(startedAt, instantOf(start), months);
    await withIdempotencyKey(`schedule-end:${key}:${left}`, (idempotencyKey) =>
      stripe.subscriptionSchedules.update(
        schedule.id,
        {
          end_behavior: 'cancel',
          proration_behavior: 'none',
          phases: [
            {
              start_date: start,
              duration: { interval: 'month', interval_count: left },
              items: subscription.items.data.map((item) => ({
                price: item.price.id,
                quantity: item.quantity ?? 1,
              })),
              proration_behavior: 'none',
            },
          ],
        },
        { idempotencyKey },
      ),
    );
  });
}

async function unlessRefused(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isRefusedRequest(error)) throw error;
  }
}

/** Cancelled without a final invoice and proration. */
export function endStripePlan(stripe: Stripe, subscriptionId: string): Promise<void> {
  return translateStripeErrors(async () => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] });
    const now = { invoice_now: false, prorate: false };
    if (!hasEnded(subscription)) {
      const schedule = scheduleOf(subscription);
      if (schedule) await stripe.subscriptionSchedules.cancel(schedule.id, now);
      else await stripe.subscriptions.cancel(subscriptionId, now);
    }
    for (const invoice of await invoicesOf(stripe, subscriptionId)) {
      // An invoice being paid cannot be voided; settlement handles its outcome.
      if (invoice.status === 'open') await unlessRefused(() => stripe.invoices.voidInvoice(invoice.id));
    }
  });
}
