import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testStage } from '#tests/support/page-fixture.ts';
import { activeClaimStates, claimLifecycle, holdGraceSeconds } from './claim.ts';

const stage = testStage();

test('the lifecycle of a claim is the specified one [P.33]', () => {
  expect(claimLifecycle).toEqual({
    held: ['booked', 'expiring', 'released'],
    expiring: ['released', 'booked'],
    booked: ['cancelled'],
    blocked: ['released'],
    released: [],
    cancelled: [],
  });
  expect(activeClaimStates).toEqual(['held', 'expiring', 'booked', 'blocked']);
  expect(holdGraceSeconds).toBe(15);
});

test('the database has the same states, and the same active ones', async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = 'claims'::regclass and contype in ('c', 'x')`.execute(stage.db.query);
  const statesIn = (rule = '') => [...rule.matchAll(/'([a-z]+)'::text/g)].map(([, state]) => state).sort();
  const allStates = rows.find(({ rule }) => /^CHECK \(\(state = ANY/.test(rule))?.rule;
  const activeStates = rows.find(({ rule }) => rule.startsWith('EXCLUDE'))?.rule.split('WHERE')[1];
  expect(statesIn(allStates)).toEqual(Object.keys(claimLifecycle).sort());
  expect(statesIn(activeStates)).toEqual([...activeClaimStates].sort());
});

describe('two claims on the coach’s time', () => {
  const claim = (state: string, from: string, to: string, kind = 'session') =>
    stage.db.query
      .insertInto('claims')
      .values({
        kind: kind as 'session',
        state: state as 'held',
        slot_start: Temporal.Instant.from(from),
        slot_end: Temporal.Instant.from(to),
        claimed: `[${from},${to})`,
        expires_at: Temporal.Instant.from('2026-11-23T09:10:00Z'),
      })
      .execute();

  test.each(activeClaimStates)(
    'cannot overlap while one is %s, whatever their purpose [P.29]',
    async (state) => {
      await claim(state, '2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z');
      for (const kind of ['session', 'consultation', 'date', 'block']) {
        await expect(claim('held', '2026-11-24T09:30:00Z', '2026-11-24T10:30:00Z', kind)).rejects.toThrow(
          /claims_no_overlap/,
        );
      }
    },
  );

  test('may be adjacent, and may replace one that was released or cancelled', async () => {
    await claim('booked', '2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z');
    await claim('booked', '2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z');
    await claim('released', '2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z');
    await claim('cancelled', '2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z');
    await claim('held', '2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z');
  });
});
