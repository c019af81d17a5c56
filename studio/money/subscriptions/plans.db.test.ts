import { describe, expect, it } from 'vitest';
import { acceptWithdrawal } from '#studio/goods/withdrawals/accept-withdrawal.ts';
import { refundCourse } from '#studio/money/refunds/refund-course.ts';
import { system } from '#studio/shared/who.ts';
import { isAccessOpen } from '#studio/teaching/learning/enrolments.queries.ts';
import { after, planStage } from '#tests/support/plan-fixture.ts';

const stage = planStage();
const student = { userId: null, email: 'Soren@Example.dk' };
const isOpen = (courseId = 'main-course') =>
  isAccessOpen(stage.world.db.query, { person: student, courseId, now: stage.world.clock.now() });
const receipts = () =>
  stage.world.db.query
    .selectFrom('receipts')
    .select(['number', 'kind', 'content'])
    .orderBy('number')
    .execute();

describe('a course paid at once', () => {
  it('is an enrolment with its emails, and opens that course only [S2.137]', async () => {
    await stage.enrolled('main-course-premium');
    expect(await isOpen()).toBe(true);
    expect(await isOpen('beginner-course')).toBe(false);
    expect(await stage.mails()).toEqual(expect.arrayContaining(['enrolment-granted', 'order-receipt']));
  });

  it('is refunded within 30 days without conditions, and not a moment later [S2.138]', async () => {
    const [retained, returned] = [
      await stage.enrolled('main-course'),
      await stage.enrolled('main-course-premium'),
    ];
    // The 30th day after the purchase, until its end in Copenhagen.
    stage.world.setNow(Temporal.Instant.from('2026-12-23T22:59:00Z'));
    const outcome = await refundCourse(stage.world, system, { orderId: returned, reason: 'guarantee' });
    expect(outcome).toEqual({ ok: true, amountMinor: 49_700, currency: 'USD' });
    stage.world.setNow(Temporal.Instant.from('2026-12-23T23:00:00Z'));
    expect(await refundCourse(stage.world, system, { orderId: retained, reason: 'guarantee' })).toEqual({
      ok: false,
      refusal: 'too-late',
    });
    await stage.runJobs();
    const order = await stage.world.db.query
      .selectFrom('orders')
      .select(['state', 'refunded_minor'])
      .where('id', '=', returned)
      .executeTakeFirst();
    expect(order).toEqual({ state: 'refunded', refunded_minor: 49_700 });
    expect(
      await refundCourse(stage.world, system, { orderId: returned, reason: 'withdrawal' }),
    ).toMatchObject({
      refusal: 'already',
    });
  });
});

describe('a plan of three months', () => {
  it('is three charges that sum to the price, each with its receipt, and ends by itself [S2.139]', async () => {
    const orderId = await stage.enrolled();
    expect(await stage.plan(orderId)).toMatchObject({ state: 'running', ends_at: after({ months: 3 }) });
    for (const _month of [1, 2, 3]) {
      await stage.pass({ months: 1, hours: 2 });
      await stage.deliver();
    }
    expect(await stage.instalments(orderId)).toEqual(['paid', 'paid', 'paid']);
    expect(await stage.money(orderId)).toEqual({ charged: 49_700, refunded: 0, charges: 3 });
    expect(await stage.plan(orderId)).toMatchObject({ state: 'ended', end_reason: null });
    const issued = await receipts();
    expect(issued.map(({ content }) => (content as { totalMinor: number }).totalMinor)).toEqual([
      16_568, 16_566, 16_566,
    ]);
    expect(JSON.stringify(issued[1]?.content)).toContain('Main course, Premium (2/3)');
    expect((await stage.mails()).filter((kind) => kind === 'instalment-paid')).toHaveLength(2);
    expect(await isOpen()).toBe(true);
    // No exchange rate was entered for USD: the accountant checks the receipts.
    expect(await stage.openTasks()).toEqual(['rate-missing']);
  });

  it('works without events: the reconciliation finds every charge and the end [S2.142]', async () => {
    const { orderId } = await stage.bought();
    await stage.pass({ minutes: 2 });
    await stage.reconcileAll();
    expect(await stage.plan(orderId)).toMatchObject({ state: 'running', ends_at: expect.anything() });
    for (let day = 0; day < 95; day += 1) {
      await stage.pass({ hours: 24 });
      await stage.reconcileAll();
    }
    expect(await stage.instalments(orderId)).toEqual(['paid', 'paid', 'paid']);
    expect(await stage.money(orderId)).toEqual({ charged: 49_700, refunded: 0, charges: 3 });
    expect(await stage.plan(orderId)).toMatchObject({ state: 'ended' });
  });

  it('emails a declined charge, pauses access after 14 days, and restores it when paid by hand [S2.143]', async () => {
    const orderId = await stage.enrolled(undefined, 'fails');
    await stage.pass({ months: 1, hours: 2 });
    await stage.deliver();
    expect(await stage.instalments(orderId)).toEqual(['paid', 'failed', 'due']);
    expect(await stage.mails()).toContain('instalment-failed');
    await stage.pass({ hours: 13 * 24 + 20 });
    await stage.reconcileAll();
    expect(await isOpen()).toBe(true);
    await stage.pass({ hours: 6 });
    expect(await isOpen()).toBe(false);
    await stage.reconcileAll();
    await stage.reconcileAll();
    expect((await stage.mails()).filter((kind) => kind === 'access-paused')).toHaveLength(1);
    const { invoice_id } = await stage.world.db.query
      .selectFrom('instalments')
      .select('invoice_id')
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow();
    await stage.checkout.payer.payCharge(invoice_id!);
    await stage.deliver();
    expect(await stage.instalments(orderId)).toEqual(['paid', 'paid', 'due']);
    expect(await isOpen()).toBe(true);
    expect((await stage.mails()).filter((kind) => kind === 'instalment-failed')).toHaveLength(1);
  });

  it('is paid by a later attempt of the provider, without intervention', async () => {
    const orderId = await stage.enrolled(undefined, 'fails-once');
    await stage.pass({ months: 1, hours: 2 });
    await stage.deliver();
    expect(await stage.instalments(orderId)).toEqual(['paid', 'failed', 'due']);
    await stage.pass({ hours: 4 * 24 });
    await stage.deliver();
    expect(await stage.instalments(orderId)).toEqual(['paid', 'paid', 'due']);
  });

  it('is written off when the provider gives up: access is paused, a task is opened, nothing can be paid', async () => {
    const orderId = await stage.enrolled(undefined, 'fails');
    await stage.pass({ months: 1, hours: 2 });
    await stage.deliver();
    await stage.pass({ hours: 25 * 24 });
    await stage.reconcileAll();
    await stage.reconcileAll();
    expect(await stage.instalments(orderId)).toEqual(['paid', 'written-off', 'written-off']);
    expect(await stage.plan(orderId)).toMatchObject({ state: 'ended', end_reason: 'unpaid' });
    expect(await isOpen()).toBe(false);
    expect(await stage.openTasks()).toContain('plan-unpaid');
    await stage.pass({ months: 3 });
    await stage.reconcileAll();
    expect(await stage.money(orderId)).toEqual({ charged: 16_568, refunded: 0, charges: 2 });
  });
});

describe('the guarantee on a plan', () => {
  const guarantee = (orderId: string) => refundCourse(stage.world, system, { orderId, reason: 'guarantee' });

  it('refunds every charge and ends the plan', async () => {
    const orderId = await stage.enrolled();
    expect(await guarantee(orderId)).toEqual({ ok: true, amountMinor: 16_568, currency: 'USD' });
    expect(await isOpen()).toBe(false);
    await stage.runJobs();
    expect(await stage.plan(orderId)).toMatchObject({ state: 'ended', end_reason: 'guarantee' });
    expect(await stage.instalments(orderId)).toEqual(['paid', 'written-off', 'written-off']);
    await stage.pass({ months: 4 });
    await stage.reconcileAll();
    expect(await stage.money(orderId)).toEqual({ charged: 16_568, refunded: 16_568, charges: 1 });
    expect((await receipts()).map(({ kind }) => kind)).toEqual(['receipt', 'credit-note']);
    expect(await stage.mails()).not.toContain('access-paused');
  });

  it('refunds two charges as well, when the law requires it later', async () => {
    const orderId = await stage.enrolled();
    await stage.pass({ months: 1, hours: 48 });
    await stage.deliver();
    expect(await guarantee(orderId)).toMatchObject({ refusal: 'too-late' });
    expect(await refundCourse(stage.world, system, { orderId, reason: 'withdrawal' })).toMatchObject({
      amountMinor: 33_134,
    });
    await stage.runJobs();
    expect(await stage.money(orderId)).toEqual({ charged: 33_134, refunded: 33_134, charges: 2 });
  });

  it('is applied by the owner’s button for a withdrawal: every charge is refunded and no other made', async () => {
    const orderId = await stage.enrolled();
    await stage.pass({ months: 1, hours: 2 });
    await stage.deliver();
    expect(await acceptWithdrawal(stage.world, system, { orderId })).toMatchObject({ ok: true });
    expect(await acceptWithdrawal(stage.world, system, { orderId })).toMatchObject({ ok: false });
    await stage.runJobs();
    await stage.pass({ months: 3 });
    await stage.reconcileAll();
    expect(await stage.plan(orderId)).toMatchObject({ state: 'ended', end_reason: 'withdrawal' });
    expect(await stage.money(orderId)).toEqual({ charged: 33_134, refunded: 33_134, charges: 2 });
  });

  it('requested during a charge, refunds that charge too when the bank has decided', async () => {
    const orderId = await stage.enrolled(undefined, 'slow');
    await stage.pass({ months: 1, minutes: 10 });
    expect(await refundCourse(stage.world, system, { orderId, reason: 'withdrawal' })).toMatchObject({
      ok: true,
    });
    await stage.runJobs();
    expect(await stage.plan(orderId)).toMatchObject({ state: 'ending' });
    await stage.pass({ hours: 2 });
    await stage.reconcileAll();
    await stage.reconcileAll();
    expect(await stage.plan(orderId)).toMatchObject({ state: 'ended' });
    expect(await stage.money(orderId)).toEqual({ charged: 33_134, refunded: 33_134, charges: 2 });
    expect(await isOpen()).toBe(false);
  });

  it('with the provider unavailable: the reconciliation continues until it is done', async () => {
    const orderId = await stage.enrolled();
    stage.checkout.fail({ how: 'unreachable' });
    expect(await guarantee(orderId)).toMatchObject({ ok: true });
    await expect(stage.runJobs()).rejects.toThrow();
    stage.world.requestedJobs.length = 0;
    expect(await isOpen()).toBe(false);
    expect(await stage.openTasks()).toContain('provider-unavailable');
    stage.checkout.fail(null);
    await stage.pass({ hours: 1 });
    await stage.reconcileAll();
    await stage.reconcileAll();
    expect(await stage.plan(orderId)).toMatchObject({ state: 'ended' });
    expect(await stage.money(orderId)).toMatchObject({ refunded: 16_568 });
    expect(await stage.openTasks()).not.toContain('provider-unavailable');
  });
});
