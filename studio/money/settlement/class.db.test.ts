import { expect, test } from 'vitest';
import { scheduleDate } from '#studio/calendar/dates/schedule-date.ts';
import { newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { settlePayment } from './settle-payment.ts';

const stage = testStage();

test('the buyer of a class is emailed the next date and the meeting link [P.16]', async () => {
  const { sessionId, paymentId } = await opened(stage, 'beginner-vocals', newVisitor().who);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  const mail = await stage.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', 'class-joined')
    .executeTakeFirstOrThrow();
  expect(mail.body).toContain('Wednesday 25 November 2026');
  expect(mail.body).toContain('19:00 to 20:00, Copenhagen');
  expect(mail.body).toContain('https://meet.example/lindehav');
});

test('the buyer of a class with dates pays once for the term, and is emailed all its days', async () => {
  const { world, db, bank } = stage;
  await db.query.updateTable('offers').set({ grants: 'seat' }).where('id', '=', 'beginner-vocals').execute();
  const days = ['2027-09-01', '2027-09-08', '2027-09-15'];
  const made = await scheduleDate(world, owner, {
    offerId: 'beginner-vocals',
    days: days.map((date) => ({ date, from: '19:00', to: '20:00' })),
    capacity: '8',
    isOpen: true,
    place: '',
  });
  expect(made).toMatchObject({ ok: true });
  const { sessionId, paymentId } = await opened(stage, 'beginner-vocals', newVisitor().who);
  bank.payer.pay(sessionId);
  await settlePayment(world, paymentId);
  const mail = await db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', 'seat-granted')
    .executeTakeFirstOrThrow();
  for (const day of ['1', '8', '15'])
    expect(mail.body).toContain(`Wednesday ${day} September 2027, 19:00 to 20:00`);
});
