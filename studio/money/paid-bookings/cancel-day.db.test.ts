import { expect, test } from 'vitest';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { addException } from '#studio/calendar/change-exceptions.ts';
import { openingHours } from '#studio/calendar/opening.queries.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { slotsFrom } from '#studio/calendar/slot.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { eraseGuest } from '#studio/office/privacy/erase-guest.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { emailsTo, refundsOf } from '#tests/support/browser/screenshots.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { cancelBooking } from './cancel-booking.ts';
import { cancelDay, undoCancelDay } from './cancel-day.ts';
import { carryOutDay } from './carry-out-day.ts';
import { keptForSession } from './missed-session.queries.ts';

const stage = testStage();
const day = '2026-11-24';
const message = 'I am ill, and sorry.';

async function paid(slotStart: string) {
  const hold = await held(stage.world, slotStart);
  const { sessionId, paymentId } = await opened(stage, hold.bookingId, hold.who);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  return { ...hold, paymentId };
}
const booked = async (id: string) =>
  stage.db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['state', 'slot_start', 'reschedules', 'reschedules_by_owner', 'new_time_offered_at'])
    .where('bookings.id', '=', id)
    .executeTakeFirstOrThrow();
const freeOn = async (date: string) => {
  const { rules, options } = await openingHours(stage.db.query, 'session', { minutes: 60, courseId: null });
  return slotsFrom(testNow, rules, options).filter((slot) => slot.day.toString() === date).length;
};
const stored = () => stage.db.query.selectFrom('day_cancellations').selectAll().executeTakeFirstOrThrow();
const press = (choices: Record<string, 'refund'> = {}) =>
  cancelDay(stage.world, owner, { day, message, choices });
const bodyOf = async (kind: string, to: string) => {
  const email = stage.db.query.selectFrom('emails').select(['body', 'attachments']);
  return email.where('kind', '=', kind).where('recipient', '=', to).executeTakeFirstOrThrow();
};
async function afterUndo() {
  stage.world.setNow(testNow.add({ minutes: 5 }));
  const { id } = await stored();
  await carryOutDay(stage.world, id);
  return id;
}
async function offered() {
  const { bookingId, email, paymentId } = await paid('2026-11-24T09:00:00Z');
  await press();
  await afterUndo();
  const { body } = await bodyOf('booking-new-time', email);
  return { bookingId, email, paymentId, token: /\/bookings\/([\w-]{22})/.exec(body ?? '')?.[1] ?? '' };
}

test('a cancelled day: for five minutes only the day is closed, and undo opens it as it was', async () => {
  const { bookingId, email, paymentId } = await paid('2026-11-24T09:00:00Z');
  const extra = { kind: 'open', firstDay: day, lastDay: '', firstStart: '20:00', lastStart: '20:00' };
  await addException(stage.world, owner, { ...extra, everyMinutes: '60', note: '' });
  const [before, emails] = [await freeOn(day), await emailsTo(stage.db, email)];
  expect(await press()).toEqual({ ok: true });
  expect(await press()).toEqual({ ok: true });
  expect(await freeOn(day)).toBe(0);
  const { id } = await stored();
  stage.world.setNow(testNow.add({ minutes: 4, seconds: 59 }));
  await carryOutDay(stage.world, id);
  expect(await undoCancelDay(stage.world, owner, id)).toEqual({ ok: true, day });
  expect(await undoCancelDay(stage.world, owner, id)).toEqual({ ok: true, day });
  await afterUndo();
  expect(await freeOn(day)).toBe(before);
  expect((await booked(bookingId)).state).toBe('booked');
  expect(await emailsTo(stage.db, email)).toEqual(emails);
  expect(await refundsOf(stage.db, paymentId)).toEqual([]);
});

test('a cancelled day: each person gets one email with the personal line, a refund or a choice, once', async () => {
  const mia = await paid('2026-11-24T09:00:00Z');
  const ole = await paid('2026-11-24T11:00:00Z');
  const next = await paid('2026-11-25T09:00:00Z');
  await press({ [ole.bookingId]: 'refund' });
  const id = await afterUndo();
  await stage.db.query.updateTable('day_cancellations').set({ state: 'started' }).execute();
  await carryOutDay(stage.world, id);
  expect(await undoCancelDay(stage.world, owner, id)).toEqual({ ok: false, refusal: 'too-late' });
  expect((await emailsTo(stage.db, mia.email)).toSorted()).toEqual(['booking-confirmed', 'booking-new-time']);
  expect((await emailsTo(stage.db, ole.email)).toSorted()).toEqual([
    'booking-cancelled',
    'booking-confirmed',
  ]);
  expect(await emailsTo(stage.db, next.email)).toEqual(['booking-confirmed']);
  expect((await bodyOf('booking-cancelled', ole.email)).body).toContain(message);
  const offer = await bodyOf('booking-new-time', mia.email);
  expect(offer.body).toContain(message);
  expect(offer.attachments[0]?.content).toContain('METHOD:CANCEL');
  expect([await refundsOf(stage.db, mia.paymentId), await refundsOf(stage.db, ole.paymentId)]).toMatchObject([
    [],
    [{ amount_minor: 195_000 }],
  ]);
  expect([await booked(mia.bookingId), await booked(next.bookingId)]).toMatchObject([
    { state: 'cancelled' },
    { state: 'booked' },
  ]);
  expect(await stored()).toMatchObject({ state: 'done', message: '' });
  const toOwner = await stage.db.query
    .selectFrom('emails')
    .select(['subject', 'body', 'attachments', 'reply_to'])
    .where('kind', '=', 'owner-cancellation')
    .execute();
  expect(toOwner).toHaveLength(1);
  expect(toOwner[0]?.attachments).toHaveLength(2);
  expect(toOwner[0]).toMatchObject({
    subject: 'Cancelled: 2 sessions, Tuesday 24 November 2026',
    reply_to: null,
  });
  for (const { email } of [mia, ole]) expect(toOwner[0]?.body).toContain(email);
  expect(toOwner[0]?.body).toContain('Another time or a refund: the student chooses');
  expect(toOwner[0]?.body).toContain('DKK 1,950 is refunded');
});

test('another time is chosen by the link, counts no reschedule and costs nothing more', async () => {
  const { bookingId, token, paymentId } = await offered();
  const move = () => rescheduleBooking(stage.world, visitor, { token, slotStart: '2026-12-10T09:00:00Z' });
  expect([await move(), await move()]).toEqual([
    { ok: true, moved: 'now' },
    { ok: true, moved: 'now' },
  ]);
  const now = await booked(bookingId);
  expect(now).toMatchObject({ state: 'booked', new_time_offered_at: null });
  expect(now.reschedules - now.reschedules_by_owner).toBe(0);
  expect(await refundsOf(stage.db, paymentId)).toEqual([]);
});

test('a refund is chosen by the link instead, in full within the notice period, once', async () => {
  const { token, paymentId } = await offered();
  stage.world.setNow(Temporal.Instant.from('2026-11-24T12:00:00Z'));
  expect(await cancelBooking(stage.world, visitor, { token })).toMatchObject({
    ok: true,
    money: { kind: 'refunded' },
  });
  expect(await cancelBooking(stage.world, visitor, { token })).toMatchObject({ refusal: 'over' });
  expect(await refundsOf(stage.db, paymentId)).toMatchObject([{ amount_minor: 195_000 }]);
});

test('who chooses nothing within 14 days is refunded', async () => {
  const { bookingId, paymentId } = await offered();
  stage.world.setNow(testNow.add({ hours: 14 * 24 }));
  await reconcile(stage.world);
  expect(await refundsOf(stage.db, paymentId)).toEqual([]);
  stage.world.setNow(testNow.add({ hours: 14 * 24, minutes: 6 }));
  await reconcile(stage.world);
  expect(await refundsOf(stage.db, paymentId)).toMatchObject([{ amount_minor: 195_000 }]);
  expect((await booked(bookingId)).new_time_offered_at).toBeNull();
});

test('a session that begins while the day can be undone is cancelled, too, by the reconciler', async () => {
  const requested = { name: 'Mia Holm', email: 'mia@example.com', day, time: '10:00', place: 'studio' };
  const outcome = await bookFor(stage.world, owner, { ...requested, cover: 'at-session', language: 'en' });
  if (!outcome.ok) throw new Error(outcome.refusal);
  stage.world.setNow(Temporal.Instant.from('2026-11-24T08:58:00Z'));
  await press();
  stage.world.setNow(Temporal.Instant.from('2026-11-24T09:03:00Z'));
  await reconcile(stage.world);
  expect((await booked(outcome.bookingId)).state).toBe('cancelled');
  expect(await emailsTo(stage.db, 'mia@example.com')).toContain('booking-new-time');
});

test('what the owner books on the day after cancelling it stays', async () => {
  const mia = await paid('2026-11-24T09:00:00Z');
  await press();
  const requested = { name: 'Ole Holm', email: 'ole@example.com', day, time: '15:00', place: 'online' };
  const outcome = await bookFor(stage.world, owner, { ...requested, cover: 'at-session', language: 'en' });
  if (!outcome.ok) throw new Error(outcome.refusal);
  // The same moment is before: the clock of a test stands still.
  const later = { changed_at: testNow.add({ seconds: 1 }) };
  const { claim_id } = await stage.db.query
    .selectFrom('bookings')
    .select('claim_id')
    .where('id', '=', outcome.bookingId)
    .executeTakeFirstOrThrow();
  await stage.db.query.updateTable('claims').set(later).where('id', '=', claim_id).execute();
  await afterUndo();
  expect((await booked(outcome.bookingId)).state).toBe('booked');
  expect((await booked(mia.bookingId)).state).toBe('cancelled');
  expect(await stored()).toMatchObject({ state: 'done' });
});

test('while the provider does not answer about a hold, everyone else on the day gets their email', async () => {
  const hold = await held(stage.world, '2026-11-24T08:00:00Z');
  await opened(stage, hold.bookingId, hold.who);
  const { bookingId, email } = await paid('2026-11-24T09:00:00Z');
  await press();
  const { connection } = stage.bank;
  stage.bank.connection = () => {
    throw new PaymentUnavailable('down');
  };
  await expect(afterUndo()).rejects.toThrow('down');
  expect((await booked(bookingId)).state).toBe('cancelled');
  expect(await emailsTo(stage.db, email)).toContain('booking-new-time');
  expect((await stored()).state).toBe('started');
  stage.bank.connection = connection;
  stage.world.setNow(testNow.add({ minutes: 30 }));
  await reconcile(stage.world);
  expect((await stored()).state).toBe('done');
});

test('who cancels within the notice on a day that is cancelled, before the email has come, loses nothing', async () => {
  const { bookingId, paymentId } = await paid('2026-11-24T09:00:00Z');
  const link = { purpose: 'booking', subjectId: bookingId, expiresAt: testNow.add({ hours: 99 }) } as const;
  const token = await makeSecretLink(stage.db.query, link);
  stage.world.setNow(testNow.add({ hours: 20 }));
  await press();
  expect(await cancelBooking(stage.world, visitor, { token })).toMatchObject({ money: { kind: 'refunded' } });
  expect(await refundsOf(stage.db, paymentId)).toMatchObject([{ amount_minor: 195_000 }]);
});

test('a second window with other choices or another line is refused, as a repeated press is not', async () => {
  const { bookingId } = await paid('2026-11-24T09:00:00Z');
  const before = { ok: false, refusal: 'cancelled-before' };
  expect([await press(), await press(), await press({ [bookingId]: 'refund' })]).toEqual([
    { ok: true },
    { ok: true },
    before,
  ]);
  expect(await cancelDay(stage.world, owner, { day, message: 'Sorry', choices: {} })).toEqual(before);
  expect((await stored()).choices).toEqual({});
});

test('another time is offered as long as the payment is kept: a refund of the order ends the offer', async () => {
  const { bookingId, token, paymentId } = await offered();
  expect(await keptForSession(stage.db.query, bookingId)).toBeNull();
  const { order_id: orderId } = await stage.db.query
    .selectFrom('bookings')
    .select('order_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const all = { orderId, amountMinor: 'all', seenLeftMinor: 195_000, note: '' };
  expect(await refundOrder(stage.world, owner, all)).toMatchObject({ ok: true });
  const move = { token, slotStart: '2026-12-10T09:00:00Z' };
  expect(await rescheduleBooking(stage.world, visitor, move)).toEqual({ ok: false, refusal: 'over' });
  expect(await refundsOf(stage.db, paymentId)).toHaveLength(1);
});

test('a guest who is deleted before choosing another time is refunded', async () => {
  const { bookingId, email, paymentId } = await offered();
  expect(await eraseGuest(stage.world, owner, { email, language: 'en' })).toEqual({ ok: true });
  expect(await refundsOf(stage.db, paymentId)).toMatchObject([{ amount_minor: 195_000 }]);
  expect((await booked(bookingId)).new_time_offered_at).toBeNull();
});

test('a day that is over, and too long a personal line, change nothing', async () => {
  expect(await cancelDay(stage.world, owner, { day: '2026-11-22', message, choices: {} })).toEqual({
    ok: false,
    refusal: 'bad-day',
  });
  expect(await cancelDay(stage.world, owner, { day, message: 'x'.repeat(1001), choices: {} })).toEqual({
    ok: false,
    refusal: 'too-long',
  });
  expect(await freeOn(day)).toBe(9);
});
