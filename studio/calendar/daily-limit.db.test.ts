import { expect, test } from 'vitest';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { releaseHold } from '#studio/money/hold-expiry/release-hold.ts';
import { changeSettings, showSettings } from '#studio/office/settings/change-settings.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';

const stage = testStage();
const day = '2026-11-24';

async function limitTo(maxSessionsPerDay: string) {
  const group = await showSettings(stage.world, owner, 'booking');
  const values = { ...group!.values, maxSessionsPerDay };
  const change = { group: 'booking', version: group!.version, values } as const;
  expect(await changeSettings(stage.world, owner, change)).toEqual({ ok: true });
}
const book = (time: string) => bookOn(day, time);
const bookOn = (on: string, time: string) =>
  bookFor(stage.world, owner, {
    name: 'Ole',
    email: 'ole@example.com',
    day: on,
    time,
    place: 'studio',
    cover: 'owner',
    language: 'en',
  });
const hold = ({ who, email }: ReturnType<typeof newVisitor>, slotStart: string) =>
  holdSlot(stage.world, who, { name: 'Mia', email, slotStart });
async function sessionsOf(on: string): Promise<number> {
  const claims = await stage.db.query
    .selectFrom('claims')
    .select('slot_start')
    .where('state', 'in', ['held', 'booked'])
    .execute();
  return claims.filter(({ slot_start }) => slot_start.toString().startsWith(on)).length;
}
async function offered(on = day) {
  const { days } = await listSlots(stage.world, visitor, { kind: 'session', language: 'en', timeZone: null });
  return days.find(({ date }) => date === on)?.slots.length ?? 0;
}

test('a day with as many sessions as the limit offers no more, and other days are unchanged', async () => {
  await limitTo('2');
  await book('09:00');
  expect(await offered()).toBe(8);
  await book('11:00');
  expect(await offered()).toBe(0);
  expect(await offered('2026-11-25')).toBe(9);
  expect(await hold(newVisitor(), '2026-11-24T13:00:00Z')).toMatchObject({ refusal: 'not-offered' });
  expect(await book('15:00')).toMatchObject({ ok: true });
});

test('a hold counts while it lasts, and its visitor can send it again', async () => {
  await limitTo('1');
  const mia = newVisitor();
  const first = await hold(mia, '2026-11-24T13:00:00Z');
  expect(first).toMatchObject({ ok: true });
  expect(await hold(mia, '2026-11-24T13:00:00Z')).toMatchObject({ ok: true });
  expect(await hold(mia, '2026-11-24T14:00:00Z')).toMatchObject({ refusal: 'not-offered' });
  expect(await offered()).toBe(0);
  if (first.ok) await releaseHold(stage.world, mia.who, { bookingId: first.booking.id });
  expect(await offered()).toBe(9);
});

test('a session is rescheduled within a full day, but not to another full day', async () => {
  const booked = await book('09:00');
  await bookOn('2026-11-25', '09:00');
  await limitTo('1');
  const bookingId = booked.ok ? booked.bookingId : '';
  const expiresAt = stage.world.clock.now().add({ hours: 240 });
  const token = await makeSecretLink(stage.db.query, { purpose: 'booking', subjectId: bookingId, expiresAt });
  const move = (slotStart: string) => rescheduleBooking(stage.world, visitor, { token, slotStart });
  expect(await move('2026-11-25T10:00:00Z')).toMatchObject({ refusal: 'not-offered' });
  expect(await move('2026-11-24T14:00:00Z')).toMatchObject({ ok: true });
});

test('of visitors who choose different hours at the same moment, no more than the limit get one', async () => {
  await limitTo('2');
  const hours = ['08', '09', '10', '11', '12'].map((hour) => `2026-11-24T${hour}:00:00Z`);
  const outcomes = await Promise.all(hours.map((slotStart) => hold(newVisitor(), slotStart)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
  expect(outcomes.flatMap((one) => (one.ok ? [] : one.refusal))).toEqual(Array(3).fill('not-offered'));
  expect(await sessionsOf(day)).toBe(2);
});

test('two bookings moved to the last free place of a day at the same moment: one moves, one stays', async () => {
  await limitTo('1');
  const booked = await Promise.all(['2026-11-25', '2026-11-26'].map((on) => bookOn(on, '09:00')));
  const expiresAt = stage.world.clock.now().add({ hours: 240 });
  const tokens = await Promise.all(
    booked.map((one) =>
      makeSecretLink(stage.db.query, {
        purpose: 'booking',
        subjectId: one.ok ? one.bookingId : '',
        expiresAt,
      }),
    ),
  );
  const moves = tokens.map((token, index) =>
    rescheduleBooking(stage.world, visitor, { token, slotStart: `2026-11-24T1${index}:00:00Z` }),
  );
  const refused = (await Promise.all(moves)).filter(({ ok }) => !ok);
  expect(refused).toEqual([{ ok: false, refusal: 'not-offered' }]);
  const days = await Promise.all([day, '2026-11-25', '2026-11-26'].map(sessionsOf));
  expect(days.toSorted()).toEqual([0, 1, 1]);
  expect(days[0]).toBe(1);
});
