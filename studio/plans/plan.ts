import type { InstalmentState, PlanState } from '#platform/db/schema/money.ts';
import type { PlanCharge, SubscriptionStatus } from '#platform/payments/payments.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/**
 * unstarted  follows its order: no charge was made yet
 * running    the provider charges month by month
 * ending     nothing more may be charged; the provider has not said yet that it is so
 * ended      nothing more will be charged
 */
export const planLifecycle: Lifecycle<PlanState> = {
  unstarted: ['running'],
  running: ['ending', 'ended'],
  ending: ['ended'],
  ended: [],
};

/**
 * due          not charged yet
 * failed       declined; tried again by the provider, or paid by hand
 * written-off  will not be charged any more (final: money that comes all the same goes back)
 */
export const instalmentLifecycle: Lifecycle<InstalmentState> = {
  due: ['paid', 'failed', 'written-off'],
  failed: ['paid', 'written-off'],
  paid: [],
  'written-off': [],
};

/** Days after which access rests while an instalment is unpaid. */
export const pauseAfterDays = 14;

/** Days after which an instalment that nobody pays is written off, should the provider still be trying. */
export const writeOffAfterDays = 30;

/**
 * The charges of a price: equal months in minor units, and what is left over with the first. 49,700 in three: 16,568,
 * 16,566, 16,566.
 */
export function splitPrice(totalMinor: number, count: number): { monthlyMinor: number; amounts: number[] } {
  const monthlyMinor = Math.floor(totalMinor / count);
  const amounts = Array.from({ length: count }, () => monthlyMinor);
  amounts[0] = totalMinor - monthlyMinor * (count - 1);
  return { monthlyMinor, amounts };
}

/** Months on the calendar in UTC, as the provider counts them. */
export function monthsAfter(start: Temporal.Instant, months: number): Temporal.Instant {
  return start.toZonedDateTimeISO('UTC').add({ months }).toInstant();
}

/** What one look at a charge means for its instalment. 'pay-back': money that may not be kept. */
export type InstalmentStep = 'pay' | 'pay-back' | 'fail' | 'write-off' | 'nothing';

/** Pure and total: every state meets every charge. `charge` null: the provider made none. */
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

/** Nothing is under way and nothing can be paid by hand any more. */
export function isOver(truth: Pick<SubscriptionStatus, 'state' | 'charges'>): boolean {
  return (
    truth.state === 'ended' && !truth.charges.some(({ state }) => state === 'open' || state === 'processing')
  );
}

/** The provider ends it by itself after the last charge (two days of grace for its own way of counting months). */
export function isScheduled(truth: Pick<SubscriptionStatus, 'startedAt' | 'endsAt'>, count: number): boolean {
  if (!truth.endsAt) return false;
  const latest = monthsAfter(truth.startedAt, count).add({ hours: 48 });
  return Temporal.Instant.compare(truth.endsAt, latest) <= 0;
}

/** Access rests: an instalment has been unpaid for too long. */
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

/** When the provider is asked again although it told nothing. Null: never. */
export function nextLook(look: Look, now: Temporal.Instant): Temporal.Instant | null {
  if (look.state === 'unstarted' || look.state === 'ended') return null;
  if (look.state === 'ending' || !look.isScheduled) return now.add({ minutes: 5 });
  if (look.isProcessing) return now.add({ minutes: 10 });
  if (look.instalments.some(({ state }) => state === 'failed')) return now.add({ hours: 6 });
  const due = look.instalments.flatMap(({ state, due_at }) => (state === 'due' && due_at ? [due_at] : []));
  const next = due.toSorted(Temporal.Instant.compare)[0] ?? look.endsAt ?? now.add({ hours: 24 });
  // A provider writes the bill first and charges it about an hour later.
  const expected = next.add({ minutes: 90 });
  const soonest = now.add({ minutes: 30 });
  return Temporal.Instant.compare(expected, soonest) > 0 ? expected : soonest;
}
