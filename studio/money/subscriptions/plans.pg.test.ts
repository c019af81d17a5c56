import { expect, test } from 'vitest';
import { refundCourse } from '#studio/money/refunds/refund-course.ts';
import { system } from '#studio/shared/who.ts';
import { isAccessOpen } from '#studio/teaching/learning/enrolments.queries.ts';
import { planStage } from '#tests/support/plan-fixture.ts';
import { syncSubscription } from './sync-subscription.ts';

const stage = planStage('server');
const student = { userId: null, email: 'soren@example.dk' };
const isOpen = () =>
  isAccessOpen(stage.world.db.query, {
    person: student,
    courseId: 'main-course',
    now: stage.world.clock.now(),
  });
const receipts = () =>
  stage.world.db.query.selectFrom('receipts').select(['number', 'kind']).orderBy('number').execute();

function runEverything(orders: readonly string[]): Promise<unknown> {
  const backwards = (kinds: readonly string[]) => kinds.map((_, at) => kinds.length - 1 - at);
  return Promise.all([
    stage.deliver(),
    stage.deliver(backwards),
    stage.deliver(),
    stage.reconcileAll(),
    stage.reconcileAll(),
    ...[...orders, ...orders].map((orderId) => syncSubscription(stage.world, orderId)),
  ]);
}

test('on a server, settled concurrently, each charge of two plans is captured and receipted once, without a gap [S2.141]', async () => {
  const orders = [await stage.enrolled(), await stage.enrolled('main-course-professional-3-months')];
  for (const _month of [1, 2, 3]) {
    await stage.pass({ months: 1, hours: 2 });
    await runEverything(orders);
  }
  await stage.pass({ hours: 7 });
  await stage.reconcileAll();
  for (const orderId of orders) {
    expect(await stage.instalments(orderId)).toEqual(['paid', 'paid', 'paid']);
    expect(await stage.plan(orderId)).toMatchObject({ state: 'ended' });
  }
  const money = await Promise.all(orders.map((orderId) => stage.money(orderId)));
  expect(money).toEqual([
    { charged: 49_700, refunded: 0, charges: 3 },
    { charged: 99_700, refunded: 0, charges: 3 },
  ]);
  expect(await receipts()).toEqual([1, 2, 3, 4, 5, 6].map((number) => ({ number, kind: 'receipt' })));
  expect((await stage.mails()).filter((kind) => kind === 'instalment-paid')).toHaveLength(4);
  expect(await isOpen()).toBe(true);
});

test('on a server, three refund requests during the second charge refund every charge once', async () => {
  const orderId = await stage.enrolled();
  await stage.pass({ days: 29 });
  const press = () => refundCourse(stage.world, system, { orderId, reason: 'guarantee' });
  const [answers] = await Promise.all([Promise.all([press(), press(), press()]), runEverything([orderId])]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const _week of [1, 2, 3]) {
    await stage.pass({ days: 7 });
    await runEverything([orderId]);
  }
  const { charged, refunded } = await stage.money(orderId);
  expect(refunded).toBe(charged);
  expect(await stage.plan(orderId)).toMatchObject({ state: 'ended' });
  expect(await isOpen()).toBe(false);
  const issued = await receipts();
  expect(issued.map(({ number }) => number)).toEqual(issued.map((_, at) => at + 1));
  expect(issued.filter(({ kind }) => kind === 'credit-note')).toHaveLength(
    issued.filter(({ kind }) => kind === 'receipt').length,
  );
});
