import { describe, expect, it } from 'vitest';
import type { InstalmentState, PlanState } from '#platform/db/schema/money.ts';
import type { PlanCharge } from '#platform/payments/payments.ts';
import { guaranteeEnds } from '#studio/money/orders/guarantee.ts';
import {
  decideInstalment,
  instalmentLifecycle,
  isPaused,
  isScheduled,
  nextCheck,
  planLifecycle,
  splitPrice,
} from './plan.ts';

const at = (text: string) => Temporal.Instant.from(text);
const now = at('2026-11-23T09:00:00Z');

describe('a price in instalments', () => {
  it.each([
    [49_700, [16_568, 16_566, 16_566]],
    [99_700, [33_234, 33_233, 33_233]],
    [300, [100, 100, 100]],
    [5, [3, 1, 1]],
  ])('%i is %j', (total, amounts) => {
    expect(splitPrice(total, 3).amounts).toEqual(amounts);
  });

  it('sums to the price and differs by less than one unit a month, whatever the price', () => {
    for (let total = 100; total < 100_000; total += 37) {
      for (const count of [2, 3, 6, 12]) {
        const { amounts, monthlyMinor } = splitPrice(total, count);
        expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(total);
        expect(amounts[0]! - monthlyMinor).toBeLessThan(count);
      }
    }
  });
});

describe('lifecycles of plan and instalment', () => {
  it('end: paid and written off are final, an ended plan charges no more', () => {
    expect(instalmentLifecycle.paid).toEqual([]);
    expect(instalmentLifecycle['written-off']).toEqual([]);
    expect(planLifecycle.ended).toEqual([]);
  });
});

describe('effect of a charge on its instalment', () => {
  const charges: Array<Pick<PlanCharge, 'state' | 'hasFailed'> | null> = [
    null,
    { state: 'open', hasFailed: false },
    { state: 'open', hasFailed: true },
    { state: 'processing', hasFailed: true },
    { state: 'paid', hasFailed: false },
    { state: 'dead', hasFailed: true },
  ];
  const row = (state: InstalmentState, plan: PlanState, isOver = false) =>
    charges.map((charge) => decideInstalment(state, charge, { state: plan, isOver }));

  it.each([
    ['due', 'running', ['nothing', 'nothing', 'fail', 'nothing', 'pay', 'write-off']],
    ['failed', 'running', ['nothing', 'nothing', 'nothing', 'nothing', 'pay', 'write-off']],
    ['written-off', 'running', ['nothing', 'nothing', 'nothing', 'nothing', 'pay-back', 'nothing']],
    ['paid', 'running', Array(6).fill('nothing')],
    ['due', 'ending', ['nothing', 'nothing', 'fail', 'nothing', 'pay-back', 'write-off']],
    ['due', 'ended', ['nothing', 'nothing', 'fail', 'nothing', 'pay-back', 'write-off']],
    ['failed', 'ended', ['nothing', 'nothing', 'nothing', 'nothing', 'pay-back', 'write-off']],
    ['written-off', 'ended', ['nothing', 'nothing', 'nothing', 'nothing', 'pay-back', 'nothing']],
    ['paid', 'ended', Array(6).fill('nothing')],
  ] as const)('%s, plan %s', (state, plan, steps) => {
    expect(row(state, plan)).toEqual(steps);
  });

  it('an ended plan charges nothing: the rest is written off, late payments are refunded', () => {
    expect(row('due', 'ending', true)).toEqual([
      'write-off',
      'write-off',
      'write-off',
      'nothing',
      'pay-back',
      'write-off',
    ]);
  });
});

describe('access', () => {
  const paused = (state: InstalmentState, since: string | null) =>
    isPaused(
      [
        { state: 'paid', unpaidSince: at('2026-01-01T00:00:00Z') },
        { state, unpaidSince: since ? at(since) : null },
      ],
      now,
    );

  it('is paused exactly 14 days after a declined charge, and not while one is due or paid', () => {
    expect(paused('failed', '2026-11-09T09:00:01Z')).toBe(false);
    expect(paused('failed', '2026-11-09T09:00:00Z')).toBe(true);
    expect(paused('written-off', '2026-11-09T09:00:00Z')).toBe(true);
    expect(paused('paid', '2026-10-01T00:00:00Z')).toBe(false);
    expect(paused('due', null)).toBe(false);
  });
});

describe('a schedule', () => {
  it('is valid when it ends the plan before a fourth charge', () => {
    const startedAt = at('2027-01-31T10:00:00Z');
    const scheduled = (endsAt: string | null) =>
      isScheduled({ startedAt, endsAt: endsAt ? at(endsAt) : null }, 3);
    expect(scheduled(null)).toBe(false);
    expect(scheduled('2027-04-30T10:00:00Z')).toBe(true);
    expect(scheduled('2027-05-31T10:00:00Z')).toBe(false);
  });
});

describe('the next check with the provider', () => {
  const look = (changes: Partial<Parameters<typeof nextCheck>[0]>) =>
    nextCheck(
      {
        state: 'running',
        isScheduled: true,
        endsAt: at('2027-02-23T09:00:00Z'),
        instalments: [{ state: 'due', due_at: at('2026-12-23T09:00:00Z') }],
        isProcessing: false,
        ...changes,
      },
      now,
    )?.toString();

  it('is soon while something is missing or in progress, else after the due date, and never after the end', () => {
    expect(look({})).toBe('2026-12-23T10:30:00Z');
    expect(look({ isScheduled: false })).toBe('2026-11-23T09:05:00Z');
    expect(look({ isProcessing: true })).toBe('2026-11-23T09:10:00Z');
    expect(look({ instalments: [{ state: 'failed', due_at: null }] })).toBe('2026-11-23T15:00:00Z');
    expect(look({ instalments: [{ state: 'paid', due_at: null }] })).toBe('2027-02-23T10:30:00Z');
    expect(look({ state: 'ending' })).toBe('2026-11-23T09:05:00Z');
    expect(look({ state: 'ended' })).toBeUndefined();
    expect(look({ state: 'unstarted' })).toBeUndefined();
  });
});

describe('the guarantee', () => {
  it('lasts until the end of the 30th day in the studio’s time zone, also across a clock change', () => {
    const ends = (boughtAt: string) => guaranteeEnds(at(boughtAt)).toString();
    expect(ends('2026-11-23T09:00:00Z')).toBe('2026-12-23T23:00:00Z');
    expect(ends('2026-11-23T23:30:00Z')).toBe('2026-12-24T23:00:00Z');
    expect(ends('2027-03-15T09:00:00Z')).toBe('2027-04-14T22:00:00Z');
  });
});
