import { expect, test } from 'vitest';
import { changeDate } from '#studio/calendar/dates/schedule-date.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { workshop } from '#tests/support/dates/planned-date.ts';
import { fullDate, payAt, seatStates, stateOf, tokenTo, waiting } from '#tests/support/dates/waiting-list.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { declineSeat, offerSeatsOf } from './offer-seats.ts';
import { payForSeat } from './pay-for-seat.ts';

const stage = testStage('server');

test('capacity holds while seats are offered, paid, declined and bought concurrently by several processes', async () => {
  const { dateId } = await fullDate(stage);
  const people = [];
  for (let at = 0; at < 5; at += 1) people.push(await waiting(stage, dateId));
  const day = { date: '2027-09-04', from: '10:00', to: '16:00' };
  const input = { dateId, days: [day], capacity: '4', isOpen: true, place: '', version: 1 };
  expect(await changeDate(stage.world, owner, input)).toMatchObject({ ok: true });
  const buy = () =>
    createPayment(stage.world, newVisitor().who, {
      subjectId: workshop,
      currency: 'DKK',
      returnPath: '/courses',
      dateId,
    });
  const race = await Promise.all([
    ...Array.from({ length: 4 }, () => offerSeatsOf(stage.world, dateId)),
    ...Array.from({ length: 4 }, buy),
  ]);
  expect(
    race.slice(4).filter((one) => one?.ok),
    'strangers',
  ).toHaveLength(0);
  expect(await seatStates(stage, dateId)).toEqual(['taken', 'kept', 'kept', 'kept']);
  const offers = await Promise.all(people.slice(0, 3).map(({ email }) => tokenTo(stage, email, 'offers')));
  const pay = (token = '') =>
    payForSeat(stage.world, newVisitor().who, { token, currency: 'DKK', returnPath: '/courses' });
  const [paid, again, , , declined] = await Promise.all([
    pay(offers[0]),
    pay(offers[0]),
    buy(),
    offerSeatsOf(stage.world, dateId),
    declineSeat(stage.world, { token: offers[1]! }),
    reconcile(stage.world),
  ]);
  if (!paid.ok) throw new Error(paid.refusal);
  expect(again).toMatchObject({ url: paid.url });
  expect(declined).toBe('declined');
  await payAt(stage, paid.url);
  expect(await seatStates(stage, dateId)).toEqual(['taken', 'taken', 'kept', 'kept']);
  const states = await Promise.all(people.map(({ id }) => stateOf(stage, id)));
  expect(states).toEqual(['accepted', 'declined', 'offered', 'offered', 'waiting']);
  const { count } = await stage.db.query
    .selectFrom('emails')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('kind', '=', 'seat-offered')
    .executeTakeFirstOrThrow();
  expect(count, 'one email per offer').toBe(4);
});
