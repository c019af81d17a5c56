import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { paymentLifecycle } from '#studio/money/payments/payment.ts';
import { unitLifecycle } from '#studio/offers/inventory/unit.ts';
import { isFinal, type Lifecycle } from '#studio/shared/lifecycle.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { authorisationEnds, orderLifecycle, refundLifecycle } from './order.ts';

const stage = testStage();

test('the lifecycle of an order is the specified one; voided and lapsed are final', () => {
  expect(orderLifecycle).toEqual({
    open: ['paid', 'authorised', 'lapsed'],
    authorised: ['paid', 'voided'],
    paid: ['refund-due'],
    'refund-due': ['refunded'],
    refunded: ['refund-due'],
    lapsed: [],
    voided: [],
  });
  expect(isFinal(orderLifecycle, 'voided') && isFinal(orderLifecycle, 'lapsed')).toBe(true);
});

const lifecycles: ReadonlyArray<[table: string, first: string, lifecycle: Lifecycle<string>]> = [
  ['orders', 'open', orderLifecycle],
  ['payments', 'creating', paymentLifecycle],
  ['refunds', 'due', refundLifecycle],
  ['units', 'free', unitLifecycle],
];

describe.each(lifecycles)('the lifecycle of %s', (table, first, lifecycle) => {
  test('names exactly the states that the database allows [P.34]', async () => {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(oid) as rule from pg_constraint
      where conrelid = ${table}::regclass and contype = 'c'`.execute(stage.db.query);
    const rule = rows.find((row) => /^CHECK \(\(state = ANY/.test(row.rule))?.rule ?? '';
    const states = [...rule.matchAll(/'([a-z-]+)'::text/g)].map(([, state]) => state).sort();
    expect(Object.keys(lifecycle).sort()).toEqual(states);
  });

  test('reaches every state from the first, and no unknown state', () => {
    const reached = new Set([first]);
    for (const state of reached) for (const next of lifecycle[state] ?? []) reached.add(next);
    expect([...reached].sort()).toEqual(Object.keys(lifecycle).sort());
  });
});

describe('an authorisation is captured or voided', () => {
  const opened = Temporal.Instant.from('2026-11-23T09:00:00Z');

  test('within six days after its checkout was opened', () => {
    expect(authorisationEnds(opened, null).toString()).toBe('2026-11-29T09:00:00Z');
    const late = Temporal.Instant.from('2026-12-30T09:00:00Z');
    expect(authorisationEnds(opened, late).toString()).toBe('2026-11-29T09:00:00Z');
  });

  test('or twelve hours before it expires at the bank, if that is earlier', () => {
    const early = Temporal.Instant.from('2026-11-28T09:00:00Z');
    expect(authorisationEnds(opened, early).toString()).toBe('2026-11-27T21:00:00Z');
  });
});
