import { expect, test } from 'vitest';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { fullDate } from '#tests/support/dates/waiting-list.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { registerOf } from './attendance.queries.ts';
import { markAttendance } from './mark-attendance.ts';

const stage = testStage();
const day = '2027-09-04';

test('the register lists everyone with a paid place, and keeps the mark of who gives it back', async () => {
  const { dateId, orderIds } = await fullDate(stage, 2);
  const [first = '', second = ''] = orderIds;
  const mark = (orderId: string, to: string, before = '', on = day) =>
    markAttendance(stage.world, owner, { dateId, day: on, changes: [{ orderId, mark: to, before }] });
  const marks = async () => {
    const register = await registerOf(stage.db.query, owner, dateId);
    return Object.fromEntries(register.map((one) => [one.orderId, [one.hasSeat, one.marks[day]]]));
  };
  expect(await mark(first, 'present')).toEqual({ ok: true, count: 1 });
  expect(await mark(second, 'absent')).toEqual({ ok: true, count: 1 });
  expect(await mark(second, '', 'absent')).toEqual({ ok: true, count: 1 });
  expect(await marks()).toEqual({ [first]: [true, 'present'], [second]: [true, undefined] });
  await refundOrder(stage.world, owner, { orderId: first, amountMinor: 'all', seenLeftMinor: 360_000 });
  await refundOrder(stage.world, owner, { orderId: second, amountMinor: 'all', seenLeftMinor: 360_000 });
  expect(await marks()).toEqual({ [first]: [false, 'present'] });
  expect(await mark(second, 'present')).toMatchObject({ refusal: 'changed' });
  expect(await mark(first, 'absent', 'present', '2027-09-05')).toMatchObject({ refusal: 'not-found' });
});
