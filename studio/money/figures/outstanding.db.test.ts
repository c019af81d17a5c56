import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { recordLessonPayment } from '#studio/money/settlement/record-lesson-payment.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { moneyOfPerson, sumOutstanding } from './outstanding.queries.ts';
import { sessionsTaught } from './taught.queries.ts';

const stage = testStage();
const inDkk = (amountMinor: number, count: number) => [{ currency: 'DKK', amountMinor, count }];
const always = {
  from: Temporal.Instant.from('2026-01-01T00:00:00Z'),
  until: Temporal.Instant.from('2027-01-01T00:00:00Z'),
};

async function faultsNow() {
  return figureFaults(stage.db, stage.world.clock.now());
}

test('outstanding: a session to be paid in person counts from its start until it is paid, and then as taught', async () => {
  const typed = { name: 'Søren Ærø', email: 'soeren@example.dk', day: '2026-11-24', time: '10:00' };
  const more = { place: 'studio', cover: 'at-session', language: 'en' };
  const booked = await bookFor(stage.world, owner, { ...typed, ...more });
  if (!booked.ok) throw new Error(booked.refusal);
  const { query } = stage.db;
  expect(await sumOutstanding(query, owner, stage.world.clock.now())).toEqual([]);
  stage.world.setNow(Temporal.Instant.from('2026-11-24T11:00:00Z'));
  const now = stage.world.clock.now();
  expect(await sumOutstanding(query, owner, now)).toEqual(inDkk(195_000, 1));
  expect(await faultsNow()).toEqual([]);
  const { bookingId } = booked;
  await recordLessonPayment(stage.world, owner, { bookingId, method: 'cash', amountMinor: 195_000 });
  expect(await sumOutstanding(query, owner, now)).toEqual([]);
  expect(await sessionsTaught(query, owner, { ...always, now })).toEqual(new Map([['2026-11', 1]]));
  expect(await faultsNow()).toEqual([]);
});

test('the money of one person: outstanding until it is paid, then paid this year, and none of another’s', async () => {
  const typed = { name: 'Søren Ærø', email: 'Soeren@example.dk', day: '2026-11-24', time: '10:00' };
  const more = { place: 'studio', cover: 'at-session', language: 'en' };
  const booked = await bookFor(stage.world, owner, { ...typed, ...more });
  if (!booked.ok) throw new Error(booked.refusal);
  stage.world.setNow(Temporal.Instant.from('2026-11-24T11:00:00Z'));
  const now = stage.world.clock.now();
  const moneyOf = (email: string, { from } = always) =>
    moneyOfPerson(stage.db.query, owner, { emails: [email], from, now });
  expect(await moneyOf('soeren@example.dk')).toEqual([
    { currency: 'DKK', paidMinor: 0, outstandingMinor: 195_000 },
  ]);
  expect(await moneyOf('mia@example.dk')).toEqual([]);
  const { bookingId } = booked;
  await recordLessonPayment(stage.world, owner, { bookingId, method: 'cash', amountMinor: 195_000 });
  expect(await moneyOf('mia@example.dk')).toEqual([]);
  expect(await moneyOf('soeren@example.dk')).toEqual([
    { currency: 'DKK', paidMinor: 195_000, outstandingMinor: 0 },
  ]);
  expect(await moneyOf('soeren@example.dk', { ...always, from: now.add({ hours: 1 }) })).toEqual([]);
  const _asked = { emails: ['soeren@example.dk'], from: always.from, now };
});

test('outstanding: an order that waits for payment counts once, also when it was replaced', async () => {
  const { query } = stage.db;
  const now = stage.world.clock.now();
  const insert = async (state: string, replaces: string | null) => {
    const { rows } = await sql<{ id: string }>`
      insert into orders (state, currency, total_minor, capture, language, terms_version, pay_until, replaces_order_id)
      values (${state}, 'DKK', 450000, 'now', 'en', 'en-1', ${now.add({ hours: 24 })}, ${replaces})
      returning id`.execute(query);
    return rows[0]?.id ?? null;
  };
  const first = await insert('lapsed', null);
  expect(await sumOutstanding(query, owner, now)).toEqual(inDkk(450_000, 1));
  await insert('open', first);
  expect(await sumOutstanding(query, owner, now)).toEqual(inDkk(450_000, 1));
  expect(await sumOutstanding(query, owner, now.add({ hours: 25 }))).toEqual([]);
  expect(await faultsNow()).toEqual([]);
});
