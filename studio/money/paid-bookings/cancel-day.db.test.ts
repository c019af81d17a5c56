import { expect, test } from 'vitest';
import { addException } from '#studio/calendar/change-exceptions.ts';
import { openingHours } from '#studio/calendar/opening.queries.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { slotsFrom } from '#studio/calendar/slot.ts';
import { emailsTo } from '#tests/support/browser/screenshots.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { cancelDay, suggestHours } from './cancel-day.ts';

const stage = testStage();
const day = '2026-11-25';

async function booked(email: string, time: string) {
  const requested = {
    name: 'Mia Holm',
    email,
    day,
    time,
    place: 'studio',
    cover: 'at-session',
    language: 'en',
  };
  const outcome = await bookFor(stage.world, owner, requested);
  if (!outcome.ok) throw new Error(outcome.refusal);
  const at = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Copenhagen').toInstant();
  return { bookingId: outcome.bookingId, seen: at.toString() };
}
const statesOf = async (bookingId: string) => {
  const rows = await stage.db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['state', 'slot_start'])
    .where('bookings.id', '=', bookingId)
    .execute();
  return rows.map(({ state, slot_start }) => `${state} ${slot_start}`);
};
const freeOn = async (date: string) => {
  const { rules, options } = await openingHours(stage.db.query, 'session', { minutes: 60, courseId: null });
  return slotsFrom(stage.world.clock.now(), rules, options).filter((slot) => slot.day.toString() === date)
    .length;
};

test('a cancelled day: one person is cancelled, another moved, each emailed once, and the day is closed', async () => {
  const mia = await booked('mia@example.com', '10:00');
  const ole = await booked('ole@example.com', '12:00');
  const extra = { kind: 'open', firstDay: day, lastDay: '', firstStart: '20:00', lastStart: '20:00' };
  await addException(stage.world, owner, { ...extra, everyMinutes: '60', note: '' });
  const hours = await suggestHours(stage.world, Temporal.PlainDate.from(day), [
    { id: ole.bookingId, minutes: 60 },
  ]);
  const to = hours.get(ole.bookingId)!;
  const choices = [
    { ...mia, to: null },
    { ...ole, to },
  ];
  const before = {
    mia: await emailsTo(stage.db, 'mia@example.com'),
    ole: await emailsTo(stage.db, 'ole@example.com'),
  };
  const press = () => cancelDay(stage.world, owner, { day, note: 'Ill', choices });
  expect(await press()).toEqual({ ok: true, notDone: [] });
  expect(await press()).toEqual({ ok: true, notDone: [] });
  expect(await statesOf(mia.bookingId)).toEqual(['cancelled 2026-11-25T09:00:00Z']);
  expect(await statesOf(ole.bookingId)).toEqual([`booked ${to}`]);
  expect(to.toString()).toBe('2026-11-26T08:00:00Z');
  expect(await emailsTo(stage.db, 'mia@example.com')).toHaveLength(before.mia.length + 1);
  expect(await emailsTo(stage.db, 'ole@example.com')).toHaveLength(before.ole.length + 1);
  expect(await freeOn(day)).toBe(0);
});

test('a booking that was moved meanwhile is named, and the others are cancelled', async () => {
  const mia = await booked('mia@example.com', '10:00');
  const ole = await booked('ole@example.com', '12:00');
  const choices = [
    { ...mia, seen: '2026-11-25T08:00:00Z', to: null },
    { ...ole, to: null },
  ];
  expect(await cancelDay(stage.world, owner, { day, note: '', choices })).toEqual({
    ok: true,
    notDone: [{ bookingId: mia.bookingId, refusal: 'changed' }],
  });
  expect(await statesOf(ole.bookingId)).toEqual(['cancelled 2026-11-25T11:00:00Z']);
});

test('two bookings are never moved to the same hour', async () => {
  const people = [await booked('mia@example.com', '10:00'), await booked('ole@example.com', '12:00')];
  const asked = people.map(({ bookingId }) => ({ id: bookingId, minutes: 60 }));
  const hours = await suggestHours(stage.world, Temporal.PlainDate.from(day), asked);
  expect(new Set([...hours.values()].map(String)).size).toBe(2);
});

test('a day that is over, or of another person than the owner, stays as it is', async () => {
  expect(await freeOn(day)).toBe(9);
});
