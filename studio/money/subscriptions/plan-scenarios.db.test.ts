import { expect, it } from 'vitest';
import { refundCourse } from '#studio/money/refunds/refund-course.ts';
import { system } from '#studio/shared/who.ts';
import { planStage } from '#tests/support/plan-fixture.ts';
import { times } from '#tests/support/site/times.ts';

const stage = planStage();

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function expectSettled(orderId: string): Promise<void> {
  const q = stage.world.db.query;
  const money = await stage.money(orderId);
  const payments = await q
    .selectFrom('payments')
    .select(['id', 'captured_minor', 'refunded_minor'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'captured')
    .execute();
  const sum = (key: 'captured_minor' | 'refunded_minor') =>
    payments.reduce((total, payment) => total + payment[key], 0);
  expect({ charged: sum('captured_minor'), refunded: sum('refunded_minor') }).toEqual({
    charged: money.charged,
    refunded: money.refunded,
  });
  expect(money.charged - money.refunded).toBeLessThanOrEqual(49_700);
  const receipts = await q
    .selectFrom('receipts')
    .select(['number', 'kind', 'payment_id'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  const issued = receipts.filter(({ kind }) => kind === 'receipt').map(({ payment_id }) => payment_id);
  expect(issued.toSorted()).toEqual(payments.map(({ id }) => id).toSorted());
  const { state, end_reason } = await stage.plan(orderId);
  if (end_reason === 'guarantee' || end_reason === 'withdrawal') expect(money.charged).toBe(money.refunded);
  expect(state).toBe('ended');
  const open = await q.selectFrom('refunds').select('id').where('state', '!=', 'succeeded').execute();
  expect(open).toEqual([]);
}

const stories = [
  ['works', null],
  ['fails-once', null],
  ['fails', null],
  ['slow', null],
  ['works', 'withdrawal'],
  ['slow', 'withdrawal'],
  ['fails', 'withdrawal'],
] as const;

it.each(
  stories.flatMap(([card, back], story) =>
    Array.from({ length: times(1, 100) }, (_, seed) => [card, back, story * 1_000 + seed] as const),
  ),
)(
  'a card that %s, refunded: %s: with late, lost, repeated or shuffled events, orders match the provider (%i) [S2.144]',
  async (card, back, seed) => {
    const next = random(seed + 1);
    const { orderId } = await stage.bought(undefined, card);
    for (let week = 0; week < 16; week += 1) {
      await stage.pass({ hours: 7 * 24 + 1 });
      await stage.deliver((kinds) =>
        kinds
          .flatMap((_kind, at) => (next() < 0.4 ? [] : next() < 0.5 ? [at] : [at, at]))
          .map((at) => [next(), at] as const)
          .toSorted((one, other) => one[0] - other[0])
          .map(([, at]) => at),
      );
      // A job may be lost with its process, and the provider may be down for a week.
      if (next() < 0.3) stage.world.requestedJobs.length = 0;
      if (next() < 0.2) stage.checkout.fail({ how: next() < 0.5 ? 'unreachable' : 'silent' });
      if (back && week === 5) {
        await refundCourse(stage.world, system, { orderId, reason: back });
      }
      await stage.runJobs().catch(() => {
        stage.world.requestedJobs.length = 0;
      });
      if (next() < 0.5) await stage.reconcileAll().catch(() => {});
      stage.checkout.fail(null);
    }
    // Only the reconciliation settles the rest.
    for (let round = 0; round < 4; round += 1) {
      await stage.pass({ hours: 7 });
      await stage.reconcileAll();
    }
    await expectSettled(orderId);
  },
);

it.each([['createSchedule', 'scheduleEnd'] as const, ['end', 'endPlan'] as const])(
  'a provider that acts and loses the response (%s) never acts twice',
  async (_name, call) => {
    const { orderId } = await stage.bought();
    stage.checkout.fail({ how: 'silent', calls: [call] });
    await stage.pass({ minutes: 2 });
    await stage.reconcileAll().catch(() => {});
    if (call === 'endPlan') await refundCourse(stage.world, system, { orderId, reason: 'guarantee' });
    await stage.runJobs().catch(() => {});
    stage.world.requestedJobs.length = 0;
    stage.checkout.fail(null);
    await stage.pass({ months: 4 });
    for (let round = 0; round < 3; round += 1) {
      await stage.pass({ hours: 1 });
      await stage.reconcileAll();
    }
    await expectSettled(orderId);
  },
);

it('a schedule refused by the provider opens a task weeks before a fourth charge, which is refunded', async () => {
  const { orderId } = await stage.bought();
  stage.checkout.fail({ how: 'refusing', calls: ['scheduleEnd', 'endPlan'] });
  await stage.pass({ minutes: 2 });
  await stage.reconcileAll();
  expect(await stage.openTasks()).toContain('plan-unscheduled');
  for (let month = 0; month < 3; month += 1) {
    await stage.pass({ months: 1, hours: 1 });
    await stage.reconcileAll();
  }
  // The provider took a fourth charge, which was refunded immediately.
  expect(await stage.money(orderId)).toEqual({ charged: 66_266, refunded: 16_566, charges: 4 });
  expect(await stage.openTasks()).toContain('plan-not-ended');
  stage.checkout.fail(null);
  await stage.pass({ hours: 1 });
  await stage.reconcileAll();
  expect(await stage.plan(orderId)).toMatchObject({ state: 'ended', end_reason: 'no-schedule' });
  expect(await stage.openTasks()).not.toContain('plan-unscheduled');
  expect(await stage.openTasks()).not.toContain('plan-not-ended');
  await expectSettled(orderId);
});
