import { expect, test } from 'vitest';
import { blockTime, releaseBlock } from '#studio/calendar/owner-calendar/block-time.ts';
import { blockForOwner } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { bookingOf } from '#tests/support/browser/screenshots.ts';
import { held, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import type { BlockInput } from './block-input.ts';

const stage = testStage();

const weekly = (changes: Partial<BlockInput> = {}) =>
  blockTime(stage.world, owner, {
    fromDay: '2026-11-25',
    toDay: '',
    fromTime: '12:00',
    toTime: '13:00',
    note: 'Kor',
    untilDay: '2026-12-16',
    ...changes,
  });

const blocked = async () =>
  (
    await stage.db.query
      .selectFrom('claims')
      .select('slot_start')
      .where('kind', '=', 'block')
      .where('state', '=', 'blocked')
      .orderBy('slot_start')
      .execute()
  ).map(({ slot_start }) => slot_start.toString());

async function row(changes: Partial<BlockInput> = {}): Promise<string> {
  const outcome = await weekly(changes);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.claimId;
}

test('weekly until a date inclusive, at the same local time across the clock change', async () => {
  expect(await weekly()).toMatchObject({ ok: true, count: 4 });
  expect(await blocked()).toEqual([
    '2026-11-25T11:00:00Z',
    '2026-12-02T11:00:00Z',
    '2026-12-09T11:00:00Z',
    '2026-12-16T11:00:00Z',
  ]);
  await weekly({ fromDay: '2027-03-24', fromTime: '20:00', toTime: '21:00', untilDay: '2027-04-01' });
  expect((await blocked()).slice(4)).toEqual(['2027-03-24T19:00:00Z', '2027-03-31T18:00:00Z']);
});

test('all or nothing: a booking in one of the weeks is named, and no week is blocked [P.119]', async () => {
  const { bookingId } = await held(stage.world, '2026-11-25T11:00:00Z');
  const outcome = await weekly({ fromDay: '2026-11-24', untilDay: '2026-12-15', toDay: '2026-11-25' });
  expect(outcome).toMatchObject({ ok: false, refusal: 'taken', clashes: [{ who: 'Søren Ærø' }] });
  expect(await weekly({ fromDay: '2026-11-18', toDay: '', untilDay: '2026-12-16' })).toMatchObject({
    refusal: 'over',
  });
  expect(await weekly()).toMatchObject({ refusal: 'taken' });
  expect(await blocked()).toEqual([]);
  expect((await bookingOf(stage.db, bookingId)).state).toBe('held');
});

test('submitted twice, the series exists once, with the same answer', async () => {
  const [one, other] = [await weekly(), await weekly()];
  expect(other).toEqual(one);
  expect(await blocked()).toHaveLength(4);
});

test('one block of the series is released, or all future ones; past ones stay', async () => {
  const first = await row();
  expect(await releaseBlock(stage.world, owner, { claimId: first })).toBe(true);
  expect(await blocked()).toHaveLength(3);
  const second = await stage.db.query
    .selectFrom('claims')
    .select('id')
    .where('state', '=', 'blocked')
    .where('kind', '=', 'block')
    .orderBy('slot_start')
    .executeTakeFirstOrThrow();
  expect(
    await blockForOwner(stage.db.query, { who: owner, claimId: second.id, now: stage.world.clock.now() }),
  ).toMatchObject({
    rowLeft: 3,
  });
  stage.world.setNow(Temporal.Instant.from('2026-12-03T09:00:00Z'));
  expect(await releaseBlock(stage.world, owner, { claimId: second.id, all: true })).toBe(true);
  expect(await releaseBlock(stage.world, owner, { claimId: second.id, all: true })).toBe(true);
  expect(await blocked()).toEqual(['2026-12-02T11:00:00Z']);
});

test('a series ends after it begins, within a year, and does not overlap itself', async () => {
  expect(await weekly({ untilDay: '2026-11-24' })).toMatchObject({ refusal: 'until-before' });
  expect(await weekly({ untilDay: '2027-11-26' })).toMatchObject({ refusal: 'until-too-far' });
  expect(await weekly({ toDay: '2026-12-03' })).toMatchObject({ refusal: 'overlaps-itself' });
  expect(await weekly({ untilDay: '16/12' })).toMatchObject({ refusal: 'bad-time', fields: ['untilDay'] });
  expect(await weekly({ fromTime: '20:00', toTime: '21:00', untilDay: '2027-11-25' })).toMatchObject({
    ok: true,
    count: 53,
  });
});

test('a block over one week of a series leaves the others, and is done once', async () => {
  await weekly();
  const week = { fromDay: '2026-12-02', untilDay: '', fromTime: '11:00', toTime: '14:00', note: 'Læge' };
  const over = await weekly(week);
  expect(over).toMatchObject({ ok: true, count: 1 });
  expect(await weekly(week)).toEqual(over);
  expect(await blocked()).toEqual([
    '2026-11-25T11:00:00Z',
    '2026-12-02T10:00:00Z',
    '2026-12-09T11:00:00Z',
    '2026-12-16T11:00:00Z',
  ]);
});

test('a short block inside a long one keeps both ends of it', async () => {
  await weekly({ fromTime: '08:00', toTime: '18:00', untilDay: '', note: 'Ferie' });
  expect(await weekly({ untilDay: '', note: 'Læge' })).toMatchObject({ ok: true });
  expect(await blocked()).toEqual(['2026-11-25T07:00:00Z', '2026-11-25T11:00:00Z', '2026-11-25T12:00:00Z']);
});

test('a longer series is all or nothing: a booking in one week leaves every block', async () => {
  await weekly();
  await held(stage.world, '2026-11-25T13:00:00Z');
  const longer = await weekly({ toTime: '15:00' });
  expect(longer).toMatchObject({ ok: false, refusal: 'taken' });
  expect(await blocked()).toHaveLength(4);
});
