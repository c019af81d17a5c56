import { describe, expect, test } from 'vitest';
import { courseOfOrder } from '#studio/money/refunds/course-order.queries.ts';
import { courseVersion } from '#tests/support/list-versions.ts';
import { planStage } from '#tests/support/plan-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { removeCourse } from './edit-course.ts';
import { isAccessOpen } from './enrolments.queries.ts';
import { revokeEnrolment } from './revoke-enrolment.ts';

const stage = planStage();
const person = { userId: null, emails: ['soren@example.dk'] };
const isOpen = (courseId = 'main-course') =>
  isAccessOpen(stage.world.db.query, {
    person: { userId: null, email: 'soren@example.dk' },
    courseId,
    now: stage.world.clock.now(),
  });
const enrolmentOf = async (orderId: string) =>
  (
    await stage.world.db.query
      .selectFrom('entitlements')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).id;
const revoke = async (orderId: string) =>
  revokeEnrolment(stage.world, owner, { ...person, entitlementId: await enrolmentOf(orderId) });
const endedMails = async () => (await stage.mails()).filter((kind) => kind === 'access-ended');

describe('revoking access', () => {
  test('ends one course of one person, is audited, and sends one email however often it is submitted', async () => {
    const orderId = await stage.enrolled('main-course-premium');
    await stage.enrolled('beginner-course');
    expect([await revoke(orderId), await revoke(orderId)]).toEqual([{ ok: true }, { ok: true }]);
    expect([await isOpen(), await isOpen('beginner-course')]).toEqual([false, true]);
    expect(await endedMails()).toHaveLength(1);
    const audited = await stage.world.db.query
      .selectFrom('audit_log')
      .select(['actor', 'subject'])
      .where('action', '=', 'course.access-revoked')
      .execute();
    expect(audited).toEqual([{ actor: 'owner', subject: `order:${orderId}` }]);
  });

  test('refunds nothing, and cancels the remaining charges of a plan', async () => {
    const orderId = await stage.enrolled();
    await revoke(orderId);
    await stage.runJobs();
    await stage.pass({ months: 2 });
    await stage.reconcileAll();
    expect(await stage.money(orderId)).toMatchObject({ charges: 1, refunded: 0 });
    expect(await stage.plan(orderId)).toMatchObject({ state: 'ended', end_reason: 'revoked' });
    expect(await isOpen()).toBe(false);
  });

  test('is refused for another person’s enrolment', async () => {
    const entitlementId = await enrolmentOf(await stage.enrolled('main-course-premium'));
    const refused = { ok: false, refusal: 'not-found' };
    const other = { userId: null, emails: ['other@example.dk'] };
    expect(await revokeEnrolment(stage.world, owner, { ...other, entitlementId })).toEqual(refused);
    expect(await revokeEnrolment(stage.world, owner, { ...person, entitlementId: 'x' })).toEqual(refused);
    expect(await isOpen()).toBe(true);
  });

  test('removes the link to the lessons from the order’s page', async () => {
    const orderId = await stage.enrolled('main-course-premium');
    const { query } = stage.world.db;
    const isOpenOnPage = async () => {
      const order = query.selectFrom('orders').selectAll().where('id', '=', orderId);
      const row = await order.executeTakeFirstOrThrow();
      return (
        await courseOfOrder(query, { order: row, lines: [{ kind: 'course' }], now: stage.world.clock.now() })
      )?.isOpen;
    };
    expect(await isOpenOnPage()).toBe(true);
    await revoke(orderId);
    expect(await isOpenOnPage()).toBe(false);
  });
});

test('a course that no offer opens any more cannot be deleted while a student is enrolled', async () => {
  const { query } = stage.world.db;
  const orderId = await stage.enrolled('main-course-premium');
  await query
    .updateTable('offers')
    .set({ course_id: 'beginner-course' })
    .where('course_id', '=', 'main-course')
    .execute();
  const lessons = query
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select('lessons.id')
    .where('modules.course_id', '=', 'main-course');
  await query.deleteFrom('lesson_files').where('lesson_id', 'in', lessons).execute();
  await query.deleteFrom('lessons').where('id', 'in', lessons).execute();
  const remove = async () => removeCourse(stage.world, owner, await courseVersion(query, 'main-course'));
  expect(await remove()).toMatchObject({ refusal: 'has-students' });
  await revoke(orderId);
  expect(await remove()).toMatchObject({ ok: true });
});
