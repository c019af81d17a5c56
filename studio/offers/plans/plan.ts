import type { InstalmentState, PlanState } from '#platform/db/schema/money.ts';
import type { PlanCharge, SubscriptionStatus } from '#platform/payments/payments.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** unstarted: no charge yet. ending: no more charges, not yet confirmed by the provider. */
export const planLifecycle: Lifecycle<PlanState> = {
  unstarted: ['running'],
  running: ['ending', 'ended'],
  ending: ['ended'],
  ended: [],
};

/** failed: declined, still retried. written-off: final; a charge that arrives later is refunded. */
export const instalmentLifecycle: Lifecycle<InstalmentState> = {
  due: ['paid', 'failed', 'written-off'],
  failed: ['paid', 'written-off'],
  paid: [],
  'written-off': [],
};

export const pauseAfterDays = 14;

/** Days after which an unpaid instalment is written off, even if the provider still retries. */
export const writeOffAfterDays = 30;

/** Equal months in minor units; the first charge takes the remainder: 49,700 in three is 16,568, 16,566, 16,566. */
export function splitPrice(totalMinor: number, count: number): { monthlyMinor: number; amounts: number[] } {
  const monthlyMinor = Math.floor(totalMinor / count);
  const amounts = Array.from({ length: count }, () => monthlyMinor);
  amounts[0] = totalMinor - monthlyMinor * (count - 1);
  return { monthlyMinor, amounts };
}

/** Calendar months in UTC, as Stripe counts them. */
export function monthsAfter(start: Temporal.Instant, months: number): Temporal.Instant {
  return start.toZonedDateTimeISO('UTC').add({ months }).toInstant();
}

export type InstalmentStep = 'pay' | 'pay-back' | 'fail' | 'write-off' | 'nothing';

/** Pure and total. `charge` null: the provider made none. */
export function decideInstalment(
  state: InstalmentState,
  charge: Pick<PlanCharge, 'state' | 'hasFailed'> | null,
  plan: { state: PlanState; isOver: boolean },
): InstalmentStep {
  if (state === 'paid') return 'nothing';
  if (charge?.state === 'paid') {
    return state === 'written-off' || plan.state !== 'running' ? 'pay-back' : 'pay';
  }
  if (state === 'written-off' || charge?.state === 'processing') return 'nothing';
  if (charge?.state === 'dead' || plan.isOver) return 'write-off';
  return state === 'due' && charge?.hasFailed ? 'fail' : 'nothing';
}

/** True when no charge is open at the provider. */
export function isOver(status: Pick<SubscriptionStatus, 'state' | 'charges'>): boolean {
  return (
    status.state === 'ended' &&
    !status.charges.some(({ state }) => state === 'open' || state === 'processing')
  );
}

/** The provider ends the subscription after the last charge; two days of tolerance for its month arithmetic. */
export function isScheduled(
  status: Pick<SubscriptionStatus, 'startedAt' | 'endsAt'>,
  count: number,
): boolean {
  if (!status.endsAt) return false;
  const latest = monthsAfter(status.startedAt, count).add({ hours: 48 });
  return Temporal.Instant.compare(status.endsAt, latest) <= 0;
}

export function isPaused(
  instalments: ReadonlyArray<{ state: InstalmentState; unpaidSince: Temporal.Instant | null }>,
  now: Temporal.Instant,
): boolean {
  const since = now.subtract({ hours: pauseAfterDays * 24 });
  return instalments.some(
    ({ state, unpaidSince }) =>
      (state === 'failed' || state === 'written-off') &&
      unpaidSince !== null &&
      Temporal.Instant.compare(unpaidSince, since) <= 0,
  );
}

interface Look {
  state: PlanState;
  isScheduled: boolean;
  endsAt: Temporal.Instant | null;
  instalments: ReadonlyArray<{ state: InstalmentState; due_at: Temporal.Instant | null }>;
  isProcessing: boolean;
}

/** When to ask the provider again without an event. Null: never. */
export function nextCheck(look: Look, now: Temporal.Instant): Temporal.Instant | null {
  if (look.state === 'unstarted' || look.state === 'ended') return null;
  if (look.state === 'ending' || !look.isScheduled) return now.add({ minutes: 5 });
  if (look.isProcessing) return now.add({ minutes: 10 });
  if (look.instalments.some(({ state }) => state === 'failed')) return now.add({ hours: 6 });
  const due = look.instalments.flatMap(({ state, due_at }) => (state === 'due' && due_at ? [due_at] : []));
  const next = due.toSorted(Temporal.Instant.compare)[0] ?? look.endsAt ?? now.add({ hours: 24 });
  // Stripe creates an invoice about an hour before it charges it.
  const expected = next.add({ minutes: 90 });
  const soonest = now.add({ minutes: 30 });
  return Temporal.Instant.compare(expected, soonest) > 0 ? expected : soonest;
}
