import { expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import { remindBooking } from '#studio/calendar/booking/remind-booking.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { recordLessonPayment } from '#studio/money/settlement/record-lesson-payment.ts';
import { exampleSlot, newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';

const stage = testStage();
const later = ['2026-11-27T14:00:00Z', '2026-11-30T14:00:00Z'];

async function bodyOf(kind: string): Promise<string> {
  const mail = await stage.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return mail.body ?? '';
}

test('a session to be paid there says so in every email, until the payment is recorded', async () => {
  const value = json({ payAtLesson: true });
  await stage.db.query.insertInto('settings').values({ key: 'booking', value }).execute();
  const { who } = newVisitor();
  const input = {
    name: 'Søren',
    email: 'soeren@example.dk',
    timeZone: null,
    place: null,
    slotStart: exampleSlot,
  };
  const booked = await bookDirectly(stage.world, { who, input, entitlementToken: null });
  if (!booked.ok) throw new Error(booked.message);
  const bookingId = booked.booking.id;
  const confirmed = await bodyOf('booking-confirmed');
  expect(confirmed).toContain('Payment: DKK 1,950, at the session');
  expect(await bodyOf('owner-booking')).toContain('Payment: DKK 1,950, at the session');
  const token = /\/bookings\/([\w-]{22})/.exec(confirmed)?.[1] ?? '';

  await rescheduleBooking(stage.world, who, { token, slotStart: later[0] ?? '' });
  const moved = await bodyOf('booking-moved');
  expect(moved).toContain('You still pay DKK 1,950 at the session.');
  expect(moved).not.toContain('nothing more to pay');

  stage.world.setNow(Temporal.Instant.from('2026-11-26T14:00:00Z'));
  await remindBooking(stage.world, bookingId);
  expect(await bodyOf('booking-reminder')).toContain('Payment: DKK 1,950, at the session');

  await recordLessonPayment(stage.world, owner, { bookingId, method: 'cash', amountMinor: 195_000 });
  await rescheduleBooking(stage.world, who, { token, slotStart: later[1] ?? '' });
  const paid = await bodyOf('booking-moved');
  expect(paid).toContain('There’s nothing more to pay.');
  expect(paid).not.toContain('at the session');
});
