import { beforeEach, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { applicationRow } from '#tests/support/applications.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import type { TypedDay } from './date-input.ts';
import { changeDate, deleteDate, scheduleDate } from './schedule-date.ts';

const stage = testStage();
const offerId = 'voice-elevated';
const day = (date: string, from = '09:00', to = '17:00'): TypedDay => ({ date, from, to });
const weekend = [day('2027-05-08'), day('2027-05-09'), day('')];
const plan = (days: readonly TypedDay[] = weekend, capacity = '4', once?: string) =>
  scheduleDate(stage.world, owner, { offerId, days, capacity, isOpen: true, place: '', once });

async function planned(): Promise<string> {
  const outcome = await plan();
  if (!outcome.ok) throw new Error(`not planned: ${outcome.refusal}`);
  return outcome.dateId;
}

const claimsOf = async (dateId: string) =>
  (
    await stage.db.query
      .selectFrom('claims')
      .select(['slot_start', 'state'])
      .where('date_id', '=', dateId)
      .orderBy('slot_start')
      .orderBy('state')
      .execute()
  ).map(({ slot_start, state }) => `${slot_start} ${state}`);

const seatsOf = async (dateId: string) =>
  (await stage.db.query.selectFrom('units').select('state').where('date_id', '=', dateId).execute()).map(
    ({ state }) => state,
  );

async function bookedOn(dayOfIt: string): Promise<void> {
  const outcome = await bookFor(stage.world, owner, {
    name: 'Mia Holm',
    email: 'mia@example.com',
    day: dayOfIt,
    time: '10:00',
    place: 'studio',
    cover: 'owner',
    language: 'en',
  });
  if (!outcome.ok) throw new Error(outcome.refusal);
}

let dateId = '';
beforeEach(async () => {
  dateId = await planned();
});

const change = (changes: { days?: readonly TypedDay[]; capacity?: string; version?: number }) =>
  changeDate(stage.world, owner, {
    dateId,
    days: weekend,
    capacity: '4',
    isOpen: true,
    place: '',
    version: 1,
    ...changes,
  });

test('a date’s days are claims on the coach’s time, and its seats are units', async () => {
  expect(await claimsOf(dateId)).toEqual(['2027-05-08T07:00:00Z booked', '2027-05-09T07:00:00Z booked']);
  expect(await seatsOf(dateId)).toEqual(['free', 'free', 'free', 'free']);
});

test('a day that conflicts with a booking is refused, naming it, and nothing is written [P.121]', async () => {
  await bookedOn('2027-06-06');
  const outcome = await plan([day('2027-06-05'), day('2027-06-06')]);
  expect(outcome).toMatchObject({ ok: false, refusal: 'taken', clashes: [{ who: 'Mia Holm' }] });
  const dates = await stage.db.query
    .selectFrom('dates')
    .select('id')
    .where('starts_on', '=', '2027-06-05')
    .execute();
  expect(dates).toEqual([]);
});

test('unchanged days keep their claims, removed ones are released, new ones are claimed', async () => {
  expect(await change({ days: [day('2027-05-09'), day('2027-05-15')] })).toMatchObject({ ok: true });
  expect(await claimsOf(dateId)).toEqual([
    '2027-05-08T07:00:00Z cancelled',
    '2027-05-09T07:00:00Z booked',
    '2027-05-15T07:00:00Z booked',
  ]);
  await bookedOn('2027-05-08');
});

test('a change to a taken day leaves every day unchanged', async () => {
  await bookedOn('2027-05-16');
  expect(await change({ days: [day('2027-05-16')] })).toMatchObject({
    refusal: 'taken',
    clashes: [{ who: 'Mia Holm' }],
  });
  expect(await claimsOf(dateId)).toEqual(['2027-05-08T07:00:00Z booked', '2027-05-09T07:00:00Z booked']);
});

test('the hours of a day may change although the day overlaps its old self', async () => {
  expect(await change({ days: [day('2027-05-08', '10:00', '18:00')] })).toMatchObject({ ok: true });
});

test('capacity grows and shrinks by free seats, never below the taken ones [P.127]', async () => {
  await stage.db.query
    .updateTable('units')
    .set({ state: 'kept', application_id: await anApplication(), expires_at: stage.world.clock.now() })
    .where('date_id', '=', dateId)
    .where('number', 'in', [2, 4])
    .execute();
  expect(await change({ capacity: '6' })).toMatchObject({ ok: true });
  expect(await seatsOf(dateId)).toHaveLength(6);
  expect(await change({ capacity: '2', version: 2 })).toMatchObject({ ok: true });
  expect(await seatsOf(dateId)).toEqual(['kept', 'kept']);
  expect(await change({ capacity: '1', version: 3 })).toMatchObject({
    refusal: 'capacity-below-sold',
    sold: 2,
  });
  expect(await deleteDate(stage.world, owner, { dateId })).toBe(false);
});

test('the second of two concurrent changes gets a conflict, and the first is kept', async () => {
  expect(await change({ capacity: '7' })).toMatchObject({ ok: true });
  expect(await change({ capacity: '3' })).toEqual({ ok: false, refusal: 'changed' });
  expect(await seatsOf(dateId)).toHaveLength(7);
});

test('invalid input is reported at its position', async () => {
  expect(await plan([])).toMatchObject({ refusal: 'no-days' });
  expect(await plan([day('2027-07-01'), day('1/7')])).toMatchObject({ refusal: 'bad-day', at: 1 });
  expect(await plan([day('2027-07-01', '10:00', '09:00')])).toMatchObject({ refusal: 'ends-before', at: 0 });
  expect(await plan([day('2027-07-01'), day(''), day('2027-07-01')])).toMatchObject({
    refusal: 'same-day',
    at: 2,
  });
  expect(await plan([day('2027-07-01')], '0')).toMatchObject({ refusal: 'bad-capacity' });
  const wrong = { offerId: 'microphone', days: weekend, capacity: '4', isOpen: true, place: '' };
  expect(await scheduleDate(stage.world, owner, wrong)).toMatchObject({ refusal: 'bad-entry' });
});

test('a date without participants is deleted with its claims', async () => {
  expect(await deleteDate(stage.world, owner, { dateId })).toBe(true);
  expect(await claimsOf(dateId)).toEqual([]);
  await bookedOn('2027-05-08');
});

async function anApplication(): Promise<string> {
  const { id } = await stage.db.query
    .insertInto('applications')
    .values(applicationRow(stage.world.clock.now()))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a form submitted twice creates one date, with the same answer; a new form creates another', async () => {
  const days = [day('2027-08-07')];
  const [one, other] = [await plan(days, '4', 'a-form'), await plan(days, '4', 'a-form')];
  expect(one.ok).toBe(true);
  expect(other).toEqual(one);
  expect(await plan([day('2027-08-14')], '4', 'another-form')).not.toEqual(one);
  expect(await plan(days, '4', 'a-third')).toMatchObject({ refusal: 'taken' });
});

test('a deleted date is created again by the same form', async () => {
  const days = [day('2027-08-07')];
  const first = await plan(days, '4', 'a-form');
  if (!first.ok) throw new Error(first.refusal);
  expect(await deleteDate(stage.world, owner, { dateId: first.dateId })).toBe(true);
  const again = await plan(days, '4', 'a-form');
  if (!again.ok) throw new Error(again.refusal);
  expect(again.dateId).not.toBe(first.dateId);
  expect(await claimsOf(again.dateId)).toEqual(['2027-08-07T07:00:00Z booked']);
});
