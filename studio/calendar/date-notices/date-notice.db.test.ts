import { expect, test } from 'vitest';
import { scheduleDate } from '#studio/calendar/dates/schedule-date.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { emailsTo } from '#tests/support/browser/screenshots.ts';
import { workshop } from '#tests/support/dates/planned-date.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { requestDateNotice, sendDateNotice } from './date-notice.ts';

const stage = testStage();

test('when a date is set, everyone who has confirmed gets one email, and the address is deleted', async () => {
  const { db, world } = stage;
  await db.query.updateTable('dates').set({ is_open: false }).execute();
  const people = [newVisitor(), newVisitor()];
  for (const { who, email } of people) {
    expect(await requestDateNotice(world, who, { offerId: workshop, email })).toEqual({ ok: true });
  }
  const [confirmed, unconfirmed] = people.map(({ email }) => email) as [string, string];
  await db.query
    .updateTable('date_notices')
    .set({ confirmed_at: world.clock.now() })
    .where('email', '=', confirmed)
    .execute();
  const { id } = await db.query
    .selectFrom('date_notices')
    .select('id')
    .where('email', '=', confirmed)
    .executeTakeFirstOrThrow();
  await reconcile(world);
  expect(await emailsTo(db, confirmed)).toEqual(['date-notice-opt-in']);
  await scheduleDate(world, owner, {
    offerId: workshop,
    days: [{ date: '2027-09-04', from: '10:00', to: '16:00' }],
    capacity: '4',
    isOpen: true,
    place: '',
  });
  await reconcile(world);
  await Promise.all([sendDateNotice(world, id), sendDateNotice(world, id)]);
  expect(await emailsTo(db, confirmed)).toEqual(['date-notice-opt-in', 'date-set']);
  expect(await emailsTo(db, unconfirmed)).toEqual(['date-notice-opt-in']);
  expect(await db.query.selectFrom('date_notices').select('email').execute()).toEqual([
    { email: unconfirmed },
  ]);
  expect(
    await requestDateNotice(world, people[1]!.who, { offerId: workshop, email: unconfirmed }),
    'it has a date now',
  ).toMatchObject({ refusal: 'bad-course' });
});
