import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { remindBooking } from '#studio/calendar/booking/remind-booking.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { exampleSlot, held, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';

const stage = testStage();
const later = '2026-11-27T14:00:00Z';

async function booked(start = exampleSlot) {
  const hold = await held(stage.world, start);
  const { sessionId, paymentId } = await opened(stage, hold.bookingId, hold.who);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  return hold;
}

async function mails() {
  const rows = await stage.db.query.selectFrom('emails').selectAll().orderBy('created_at').execute();
  return rows.map((row) => ({ ...row, body: row.body ?? '' }));
}

async function newest(kind: string) {
  const mail = (await mails()).filter((one) => one.kind === kind).at(-1);
  if (!mail) throw new Error(`no ${kind}`);
  return mail;
}

const kinds = async () => (await mails()).map((mail) => mail.kind).sort();

async function tokenIn(kind: string): Promise<string> {
  return /\/bookings\/([\w-]{22})/.exec((await newest(kind)).body)?.[1] ?? '';
}

async function calendarOf(kind: string) {
  const [file] = (await newest(kind)).attachments;
  const calendar = new ICAL.Component(ICAL.parse(file?.content ?? ''));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  const { uid, sequence, startDate } = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid,
    sequence,
    start: startDate.toJSDate().toISOString(),
  };
}

describe('a booking', () => {
  test('is emailed to the visitor with calendar file, both times and a secret link, and to the owner [P.49]', async () => {
    const { bookingId, email } = await booked();
    expect(await kinds()).toEqual(['booking-confirmed', 'owner-booking']);
    const confirmed = await newest('booking-confirmed');
    expect(confirmed.recipient).toBe(email);
    expect(confirmed.body).toContain(
      'Tuesday 24 November 2026\n10:00 to 11:00, Copenhagen\n04:00 to 05:00, New York',
    );
    expect(confirmed.body).toContain('Paid: DKK 1,950');
    expect(await tokenIn('booking-confirmed')).toHaveLength(22);
    expect(await calendarOf('booking-confirmed')).toEqual({
      method: 'REQUEST',
      uid: `${bookingId}@localhost`,
      sequence: 0,
      start: '2026-11-24T09:00:00.000Z',
    });
    expect(await newest('owner-booking')).toMatchObject({
      recipient: 'hello@lindehav.example',
      reply_to: email,
    });
    expect((await newest('owner-booking')).body).not.toContain('/bookings/');
  });

  test('rescheduled, updates the same calendar event, and its email has a new link', async () => {
    const { bookingId, who } = await booked();
    const first = await tokenIn('booking-confirmed');
    expect(await rescheduleBooking(stage.world, who, { token: first, slotStart: later })).toMatchObject({
      ok: true,
    });
    const second = await tokenIn('booking-moved');
    expect(second).not.toBe(first);
    expect(await calendarOf('booking-moved')).toMatchObject({
      method: 'REQUEST',
      sequence: 1,
      start: '2026-11-27T14:00:00.000Z',
    });
    expect(await calendarOf('owner-move')).toMatchObject({
      method: 'PUBLISH',
      uid: `${bookingId}@localhost`,
      sequence: 1,
    });
    expect((await newest('owner-move')).body).toContain(
      'Before: Tuesday 24 November 2026, 10:00 to 11:00, Copenhagen',
    );
  });

  test('cancelled, is removed from both calendars, and the email states the refund', async () => {
    const { who } = await booked();
    await cancelBooking(stage.world, who, { token: await tokenIn('booking-confirmed') });
    expect(await calendarOf('booking-cancelled')).toMatchObject({ method: 'CANCEL', sequence: 1 });
    stage.world.setNow(testNow.add({ minutes: 2 }));
    await reconcile(stage.world);
    expect(await calendarOf('owner-cancellation')).toMatchObject({ method: 'CANCEL', sequence: 1 });
    expect((await newest('booking-cancelled')).body).toContain(
      'We’re refunding DKK 1,950 to the card or wallet you paid with.',
    );
  });

  test('keeps no secret link once its email is sent', async () => {
    await booked();
    const token = await tokenIn('booking-confirmed');
    const handing = { ...stage.world, mail: { kind: 'smtp' as const, deliver: async () => {} } };
    for (const mail of await mails()) await sendEmail(handing, mail.id);
    expect(JSON.stringify(await mails())).not.toContain(token);
  });
});

describe('the reminder', () => {
  const reminders = async () => (await kinds()).filter((kind) => kind === 'booking-reminder').length;

  test('is scheduled 24 hours ahead, and sent once, by job and reconciliation together [P.50]', async () => {
    const { bookingId } = await booked('2026-11-24T10:00:00Z');
    const requested = stage.world.requestedJobs.find((job) => job.name === 'remind-booking');
    expect(requested?.at?.toString()).toBe('2026-11-23T10:00:00Z');
    stage.world.setNow(testNow.add({ minutes: 60 }));
    expect(await remindBooking(stage.world, bookingId)).toBe(true);
    expect(await remindBooking(stage.world, bookingId)).toBe(false);
    await reconcile(stage.world);
    expect(await reminders()).toBe(1);
    expect((await newest('booking-reminder')).body).toContain('11:00 to 12:00, Copenhagen');
  });

  test('is sent by the reconciliation when its job was lost', async () => {
    await booked(later);
    stage.world.setNow(Temporal.Instant.from(later).subtract({ hours: 24, minutes: 1 }));
    await reconcile(stage.world);
    expect(await reminders()).toBe(0);
    stage.world.setNow(Temporal.Instant.from(later).subtract({ hours: 23 }));
    await reconcile(stage.world);
    await reconcile(stage.world);
    expect(await reminders()).toBe(1);
  });

  test('follows a reschedule, and is not sent for the old time', async () => {
    const { bookingId, who } = await booked('2026-11-25T09:00:00Z');
    await rescheduleBooking(stage.world, who, {
      token: await tokenIn('booking-confirmed'),
      slotStart: later,
    });
    stage.world.setNow(Temporal.Instant.from('2026-11-24T09:00:00Z'));
    expect(await remindBooking(stage.world, bookingId)).toBe(false);
    stage.world.setNow(Temporal.Instant.from(later).subtract({ hours: 24 }));
    expect(await remindBooking(stage.world, bookingId)).toBe(true);
    expect((await newest('booking-reminder')).body).toContain('Friday 27 November 2026');
  });

  test('is not sent for a booking that is cancelled, past, or made within the last day', async () => {
    const { bookingId, who } = await booked();
    await cancelBooking(stage.world, who, { token: await tokenIn('booking-confirmed') });
    expect(await remindBooking(stage.world, bookingId)).toBe(false);
    const soon = await booked('2026-11-23T14:00:00Z');
    await reconcile(stage.world);
    expect(await reminders()).toBe(0);
    stage.world.setNow(Temporal.Instant.from('2026-11-23T14:00:00Z'));
    expect(await remindBooking(stage.world, soon.bookingId)).toBe(false);
  });
});
