import { describe, expect, test } from 'vitest';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { differencesOf } from '#tests/support/differences/differences-of.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { reconcile } from '../reconcile.ts';
import { type DifferenceKind, differenceKinds } from './difference.ts';
import { knownDifferences, readLastCheck } from './differences.queries.ts';
import { checkNow } from './find-differences.ts';
import { repairDifference } from './repair-difference.ts';

const stage = testStage();
const later = (time: Temporal.DurationLike) => stage.world.setNow(testNow.add(time));
const { run, bought, bookedSession, refundedSession, made } = differencesOf(stage);

async function found(kind: DifferenceKind) {
  await checkNow(stage.world, owner);
  return (await knownDifferences(stage.db.query, owner)).filter((one) => one.kind === kind);
}

describe('the reconciliation report', () => {
  test('finds nothing in a consistent studio', async () => {
    await bookedSession();
    await refundedSession().catch(() => null);
    await bought('singing-workshop-1d');
    await bought('hoodie-m');
    expect(await checkNow(stage.world, owner)).toEqual({ count: 0, later: 0 });
    expect(await knownDifferences(stage.db.query, owner)).toEqual([]);
    expect(await readLastCheck(stage.db.query)).toMatchObject({ at: testNow, later: 0 });
  });

  test.each(differenceKinds)('%s: is one line, and its repair makes both sides agree', async (kind) => {
    const subjectId = await made[kind]();
    expect((await found(kind)).map((one) => one.subjectId)).toEqual([subjectId]);
    expect(await repairDifference(stage.world, owner, { kind, subjectId })).toEqual({ ok: true });
    expect(await found(kind)).toEqual([]);
    expect(await repairDifference(stage.world, owner, { kind, subjectId })).toEqual({
      ok: false,
      refusal: 'gone',
    });
  });

  test('states both amounts, and keeps since when a difference is known', async () => {
    await made['captured-amount']();
    const [first] = await found('captured-amount');
    expect(first!.details.expectedMinor! - first!.details.foundMinor!).toBe(100);
    later({ hours: 2 });
    expect((await found('captured-amount'))[0]?.foundAt).toEqual(testNow);
  });
});

describe('with the provider unavailable', () => {
  test('lines about payments stay, the rest is compared, and a repair changes nothing', async () => {
    const subjectId = await made['payment-unsettled']();
    expect(await found('payment-unsettled')).toHaveLength(1);
    stage.bank.connection = () => {
      throw new PaymentUnavailable('silent');
    };
    await made['email-failed']();
    expect(await found('email-failed')).toHaveLength(1);
    expect((await readLastCheck(stage.db.query))?.later).toBeGreaterThan(0);
    expect(await repairDifference(stage.world, owner, { kind: 'payment-unsettled', subjectId })).toEqual({
      ok: false,
      refusal: 'no-answer',
    });
    expect(await found('payment-unsettled')).toHaveLength(1);
  });
});

test('every night after 3 the reconciliation compares once; a difference is a task until it is repaired', async () => {
  await reconcile(stage.world);
  const subjectId = await made['email-failed']();
  await reconcile(stage.world);
  expect(await openTaskKinds(stage.db)).not.toContain('differences');
  later({ hours: 24 });
  expect((await reconcile(stage.world)).found).toMatchObject({ differences: 1 });
  expect(await openTaskKinds(stage.db)).toContain('differences');
  expect((await reconcile(stage.world)).found.differences).toBeUndefined();
  await repairDifference(stage.world, owner, { kind: 'email-failed', subjectId });
  later({ hours: 48 });
  await run(`update emails set state = 'sent', sent_at = now()`);
  await reconcile(stage.world);
  expect(await openTaskKinds(stage.db)).not.toContain('differences');
});
