import type { InstalmentState } from '#platform/db/schema/money.ts';
import type { Language } from '#studio/shared/language.ts';
import { planWords } from './plan.messages.ts';

export interface OpenCharge {
  number: number;
  amountMinor: number;
  dueAt: Temporal.Instant | null;
  hasFailed: boolean;
}

export interface PlanProgress {
  count: number;
  paidCount: number;
  chargedMinor: number;
  totalMinor: number;
  open: readonly OpenCharge[];
}

export function planProgress(
  instalments: ReadonlyArray<{
    number: number;
    state: InstalmentState;
    amountMinor: number;
    dueAt: Temporal.Instant | null;
  }>,
): PlanProgress | null {
  if (instalments.length === 0) return null;
  const paid = instalments.filter(({ state }) => state === 'paid');
  const sumOf = (some: ReadonlyArray<{ amountMinor: number }>) =>
    some.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    count: instalments.length,
    paidCount: paid.length,
    chargedMinor: sumOf(paid),
    totalMinor: sumOf(instalments),
    open: instalments
      .filter(({ state }) => state === 'due' || state === 'failed')
      .map(({ number, amountMinor, dueAt, state }) => ({
        number,
        amountMinor,
        dueAt,
        hasFailed: state === 'failed',
      })),
  };
}

export function describePlan(
  plan: PlanProgress,
  {
    language,
    money,
    dayOf,
  }: {
    language: Language;
    money: (amountMinor: number) => string;
    dayOf: (instant: Temporal.Instant) => string;
  },
): string {
  const words = planWords[language];
  const failed = plan.open.find(({ hasFailed }) => hasFailed);
  const next = plan.open.find(({ hasFailed }) => !hasFailed);
  return [
    words.charged(money(plan.chargedMinor), money(plan.totalMinor)),
    ...(failed ? [words.notCharged(money(failed.amountMinor))] : []),
    ...(next ? [words.next(money(next.amountMinor), next.dueAt && dayOf(next.dueAt))] : []),
  ].join(' ');
}
