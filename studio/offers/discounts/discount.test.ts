import { describe, expect, test } from 'vitest';
import { codeProblem, codeState, type DiscountCode, discountsOf } from './discount.ts';

const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const code: DiscountCode = {
  id: 'c',
  code: 'SPRING',
  percent: 10,
  amountMinor: null,
  currency: null,
  validFrom: now.subtract({ hours: 1 }),
  validUntil: null,
  maxUses: null,
  maxUsesPerPerson: null,
  offerIds: [],
  pausedAt: null,
};
const line = (offerId: string, amountMinor: number, kind = 'course') => ({ offerId, amountMinor, kind });
const asked = { lines: [line('a', 1000)], currency: 'DKK', uses: 0, usesOfPerson: 0, now } as const;

test.each<[string, Partial<DiscountCode>, number, ReturnType<typeof codeState>]>([
  ['within its period', {}, 0, 'active'],
  ['before its period', { validFrom: now.add({ hours: 1 }) }, 0, 'scheduled'],
  ['at its end', { validUntil: now }, 0, 'ended'],
  ['at its limit', { maxUses: 3 }, 3, 'used-up'],
  ['paused, even at its limit', { maxUses: 3, pausedAt: now }, 3, 'paused'],
])('discount code: the state %s', (_when, changes, uses, state) => {
  expect(codeState({ ...code, ...changes }, uses, now)).toBe(state);
});

describe('discount code: refused', () => {
  test.each<[string, Partial<DiscountCode>, Partial<Parameters<typeof codeProblem>[1]>]>([
    ['used-by-you', { maxUsesPerPerson: 1 }, { usesOfPerson: 1 }],
    ['other-currency', { percent: null, amountMinor: 500, currency: 'EUR' }, {}],
    ['not-for-this', { offerIds: ['b'] }, {}],
    ['not-for-this', {}, { lines: [line('gift', 1000, 'gift-card'), line('shipping', 49, 'shipping')] }],
    ['unknown', { pausedAt: now }, {}],
  ])('%s', (problem, changes, input) => {
    expect(codeProblem({ ...code, ...changes }, { ...asked, ...input })).toBe(problem);
  });

  test('not otherwise', () => {
    expect(codeProblem({ ...code, offerIds: ['a'] }, asked)).toBeNull();
  });
});

describe('discount: shared over lines', () => {
  test('a percentage of each line that it applies to, rounded', () => {
    expect(discountsOf(code, [line('a', 1999), line('b', 5), line('shipping', 49, 'shipping')])).toEqual([
      200, 1, 0,
    ]);
  });

  test('an amount in proportion, exact in sum', () => {
    const amount = { ...code, percent: null, amountMinor: 100, currency: 'DKK' as const };
    expect(discountsOf(amount, [line('a', 100), line('b', 100), line('c', 100)])).toEqual([34, 33, 33]);
    expect(discountsOf({ ...amount, offerIds: ['b'] }, [line('a', 100), line('b', 60)])).toEqual([0, 60]);
  });
});
