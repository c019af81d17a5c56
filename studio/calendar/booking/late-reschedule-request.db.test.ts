import { expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { rescheduleFor } from '#studio/calendar/owner-calendar/reschedule-for.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { exampleSlot, testStage } from '#tests/support/page-fixture.ts';
import { owner, student } from '#tests/support/who.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

const stage = testStage();
const mia = { name: 'Mia Holm', email: student.email ?? '' };

/** Booked for the student, starting in an hour. */
async function soon(): Promise<string> {
  const hour = { day: '2026-11-24', time: '10:00', place: 'online', cover: 'owner', language: 'da' };
  const booked = await bookFor(stage.world, owner, { ...hour, ...mia });
  if (!booked.ok) throw new Error(booked.refusal);
  stage.world.setNow(Temporal.Instant.from(exampleSlot).subtract({ hours: 1 }));
  return booked.bookingId;
}

const requestReschedule = (bookingId: string, slotStart: string) =>
  rescheduleBooking(stage.world, student, { bookingId, slotStart });
const wished = async () =>
  (await openTasks(stage.db.query, owner)).map(({ details }) => details.requestedStart);

const emailCount = async () => {
  const mails = stage.db.query.selectFrom('emails').select('id').where('kind', '=', 'owner-task');
  return (await mails.execute()).length;
};

test('late reschedule request: a later request replaces an earlier one, and the owner is notified of each once [P.52]', async () => {
  const bookingId = await soon();
  for (const hour of ['11', '11', '12', '12']) {
    expect(await requestReschedule(bookingId, `2026-11-25T${hour}:00:00Z`)).toEqual({
      ok: true,
      moved: 'requested',
    });
  }
  expect(await wished()).toEqual(['2026-11-25T12:00:00Z']);
  expect(await emailCount()).toBe(2);
});

test.each([
  [
    'the owner moved it there',
    async (bookingId: string) =>
      rescheduleFor(stage.world, owner, { bookingId, day: '2026-11-25', time: '12:00' }),
  ],
  [
    'the owner cancelled it',
    async (bookingId: string) => cancelFor(stage.world, owner, { bookingId, money: 'kept' }),
  ],
  [
    'its student cancelled it',
    async (bookingId: string) => cancelBooking(stage.world, student, { bookingId }),
  ],
])('late reschedule request: it is closed once the booking has changed: %s', async (_name, settle) => {
  const bookingId = await soon();
  await requestReschedule(bookingId, '2026-11-25T11:00:00Z');
  expect(await openTaskKinds(stage.db)).toEqual(['reschedule-request']);
  expect(await settle(bookingId)).toMatchObject({ ok: true });
  expect(await openTaskKinds(stage.db)).toEqual([]);
});
