import { describe, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { requestRefund } from '#studio/money/refunds/request-refund.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import {
  bookingOf,
  emailsTo,
  grantsOf,
  openTaskKinds,
  orderOf,
  refundsOf,
} from '#tests/support/browser/screenshots.ts';
import { exampleSlot, held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { bookDirectly } from './book-directly.ts';
import { remindBooking } from './remind-booking.ts';
import { rescheduleBooking } from './reschedule-booking.ts';
import { listSlots } from './slots.queries.ts';

const stage = testStage();
const start = Temporal.Instant.from(exampleSlot);
const before = (time: Temporal.DurationLike) => stage.world.setNow(start.subtract(time));

async function linkTo(bookingId: string): Promise<string> {
  const expiresAt = testNow.add({ hours: 24 * 60 });
  return makeSecretLink(stage.db.query, { purpose: 'booking', subjectId: bookingId, expiresAt });
}

async function paidSession(slotStart = exampleSlot) {
  const hold = await held(stage.world, slotStart);
  const checkout = await opened(stage, hold.bookingId, hold.who);
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  return { ...hold, ...checkout, token: await linkTo(hold.bookingId) };
}

const move = (token: string, slotStart: string) =>
  rescheduleBooking(stage.world, visitor, { token, slotStart });
const cancel = (token: string) => cancelBooking(stage.world, visitor, { token });
const pad = (hour: number) => String(hour).padStart(2, '0');
async function offeredFor(bookingId: string, who = visitor): Promise<string[]> {
  const input = { kind: 'session', bookingId, language: 'en', timeZone: null } as const;
  const { days } = await listSlots(stage.world, who, input);
  return days.flatMap(({ slots }) => slots.map(({ start: at }) => at));
}
const booking = (id: string) => bookingOf(stage.db, id);

describe('rescheduling', () => {
  test('keeps the booking’s id and payment, frees the old slot and notifies both', async () => {
    const { bookingId, token, paymentId, email } = await paidSession();
    const old = await booking(bookingId);
    expect(await move(token, '2026-11-26T09:00:00Z')).toEqual({ ok: true, moved: 'now' });
    const moved = await booking(bookingId);
    expect(moved).toMatchObject({ state: 'booked', reschedules: 1, order_id: old.order_id });
    expect(moved.slot_start.toString()).toBe('2026-11-26T09:00:00Z');
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'paid' });
    expect(await emailsTo(stage.db, email)).toEqual(['booking-confirmed', 'booking-moved']);
    await expect(held(stage.world, exampleSlot)).resolves.toBeDefined();
  });

  test('is possible until exactly 24 hours before; later it is a request to the owner', async () => {
    const { token, bookingId } = await paidSession();
    before({ hours: 24 });
    expect(await move(token, '2026-11-27T09:00:00Z')).toMatchObject({ moved: 'now' });
    stage.world.setNow(Temporal.Instant.from('2026-11-27T09:00:00Z').subtract({ hours: 23, minutes: 59 }));
    expect(await move(token, '2026-11-28T09:00:00Z')).toEqual({ ok: true, moved: 'requested' });
    expect((await booking(bookingId)).slot_start.toString()).toBe('2026-11-27T09:00:00Z');
    expect(await openTaskKinds(stage.db)).toContain('reschedule-request');
  });

  test('is possible three times', async () => {
    const { token } = await paidSession('2026-11-28T09:00:00Z');
    for (const hour of ['10', '11', '12']) {
      expect(await move(token, `2026-11-28T${hour}:00:00Z`)).toMatchObject({ ok: true });
    }
    expect(await move(token, '2026-11-28T13:00:00Z')).toEqual({ ok: false, refusal: 'no-reschedules-left' });
  });

  test('to a slot that is taken or not offered, or with an invalid link, changes nothing', async () => {
    const { token, bookingId } = await paidSession();
    await held(stage.world, '2026-11-26T09:00:00Z');
    expect(await move(token, '2026-11-26T09:00:00Z')).toEqual({ ok: false, refusal: 'taken' });
    expect(await move(token, '2026-11-26T09:30:00Z')).toEqual({ ok: false, refusal: 'not-offered' });
    expect(await move(token, 'whenever')).toEqual({ ok: false, refusal: 'not-offered' });
    expect(await move('x', exampleSlot)).toEqual({ ok: false, refusal: 'not-found' });
    expect(await booking(bookingId)).toMatchObject({ state: 'booked', reschedules: 0 });
    expect((await booking(bookingId)).slot_start.toString()).toBe(exampleSlot);
  });

  test('to a slot that overlaps the booking itself, with buffers, is no conflict', async () => {
    await stage.db.query
      .insertInto('settings')
      .values({ key: 'booking', value: json({ bufferBeforeMinutes: 30, bufferAfterMinutes: 30 }) })
      .execute();
    const { token } = await paidSession('2026-11-28T09:00:00Z');
    expect(await move(token, '2026-11-28T10:00:00Z')).toMatchObject({ ok: true });
  });

  test('offers exactly the times that are accepted, with buffers and a daily limit', async () => {
    await stage.db.query
      .insertInto('settings')
      .values({
        key: 'booking',
        value: json({ bufferBeforeMinutes: 30, bufferAfterMinutes: 30, maxSessionsPerDay: 2 }),
      })
      .execute();
    const { token, bookingId } = await paidSession('2026-11-28T09:00:00Z');
    for (const hour of ['2026-11-28T12:00:00Z', '2026-11-29T09:00:00Z', '2026-11-29T13:00:00Z']) {
      await paidSession(hour);
    }
    const days = ['2026-11-28', '2026-11-29', '2026-11-30'];
    const starts = days.flatMap((day) =>
      [...Array(11).keys()].map((hour) => `${day}T${pad(8 + hour)}:00:00Z`),
    );
    let accepted = 0;
    for (const slotStart of starts) {
      const current = (await booking(bookingId)).slot_start.toString();
      const offered = await offeredFor(bookingId);
      const outcome = slotStart === current ? { ok: false } : await move(token, slotStart);
      expect([slotStart, outcome.ok]).toEqual([slotStart, offered.includes(slotStart)]);
      if (outcome.ok) accepted += 1;
      await stage.db.query
        .updateTable('bookings')
        .set({ reschedules: 0 })
        .where('id', '=', bookingId)
        .execute();
    }
    expect(accepted).toBeGreaterThan(5);
    expect(await offeredFor(bookingId)).not.toContain('2026-11-29T16:00:00Z');
  });

  test('offers no time that the same visitor holds for another session', async () => {
    const { bookingId, who, email } = await paidSession('2026-11-28T09:00:00Z');
    const other = '2026-11-28T12:00:00Z';
    await held(stage.world, other, { who, email });
    expect(await offeredFor(bookingId, who)).not.toContain(other);
  });

  test('offers and accepts sixty days, although new bookings are taken for seven', async () => {
    const { token, bookingId } = await paidSession();
    const offered = await offeredFor(bookingId);
    expect(offered.at(-1)).toBe('2027-01-21T16:00:00Z');
    expect(await move(token, '2027-01-22T09:00:00Z')).toEqual({ ok: false, refusal: 'not-offered' });
    expect(await move(token, '2027-01-21T16:00:00Z')).toEqual({ ok: true, moved: 'now' });
    const input = { kind: 'session', language: 'en', timeZone: null } as const;
    const { days } = await listSlots(stage.world, visitor, input);
    expect(days.at(-1)?.date).toBe('2026-11-29');
  });

  test('is refused once the session has begun, or was cancelled', async () => {
    const { token } = await paidSession();
    stage.world.setNow(start);
    expect(await move(token, '2026-11-27T09:00:00Z')).toEqual({ ok: false, refusal: 'over' });
    expect(await cancel(token)).toEqual({ ok: false, refusal: 'over' });
  });
});

describe('cancelling', () => {
  test('before the notice period refunds everything, once', async () => {
    const { token, bookingId, paymentId, email } = await paidSession();
    const amount = { amountMinor: 195_000, currency: 'DKK' };
    expect(await cancel(token)).toEqual({ ok: true, money: { kind: 'refunded', amount } });
    expect(await cancel(token)).toEqual({ ok: false, refusal: 'over' });
    expect(await booking(bookingId)).toMatchObject({ state: 'cancelled' });
    const [refund, ...more] = await refundsOf(stage.db, paymentId);
    expect(more).toEqual([]);
    await sendRefund(stage.world, refund!.id);
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'refunded', refunded_minor: 195_000 });
    expect(await emailsTo(stage.db, email)).toEqual([
      'booking-cancelled',
      'booking-confirmed',
      'refund-sent',
    ]);
  });

  test('within the notice period refunds nothing, and says so', async () => {
    const { token, paymentId } = await paidSession();
    before({ hours: 23, minutes: 59 });
    expect(await cancel(token)).toMatchObject({ ok: true, money: { kind: 'kept' } });
    expect(await refundsOf(stage.db, paymentId)).toEqual([]);
  });

  test('refunds the rest after a partial refund', async () => {
    const { token, paymentId, bookingId } = await paidSession();
    const { order_id } = await booking(bookingId);
    const part = { orderId: order_id!, paymentId, amountMinor: 50_000, reason: 'goodwill' };
    await change(stage.world, system, (c) => requestRefund({ ...c, now: testNow }, part));
    expect(await cancel(token)).toMatchObject({ money: { amount: { amountMinor: 145_000 } } });
    const refunds = await refundsOf(stage.db, paymentId);
    for (const { id } of refunds) expect(await sendRefund(stage.world, id)).toBe('succeeded');
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'refunded', refunded_minor: 195_000 });
  });

  test('cancels nothing when the notice period began after the page promised a refund', async () => {
    const { token, bookingId } = await paidSession();
    stage.world.setNow(start.subtract({ hours: 23, minutes: 59 }));
    const press = (promised: string) => cancelBooking(stage.world, visitor, { token, promised });
    expect(await press('all-back')).toEqual({ ok: false, refusal: 'money-changed' });
    expect(await booking(bookingId)).toMatchObject({ state: 'booked' });
    expect(await press('kept')).toMatchObject({ ok: true, money: { kind: 'kept' } });
    expect(await press('all-back')).toEqual({ ok: false, refusal: 'over' });
  });

  test('of a session booked by the owner is free', async () => {
    const made = await bookDirectly(stage.world, {
      who: owner,
      input: { name: 'Mia', email: 'mia@example.dk', slotStart: exampleSlot },
      entitlementToken: null,
    });
    const token = await linkTo(made.ok ? made.booking.id : '');
    expect(await cancel(token)).toEqual({ ok: true, money: { kind: 'nothing-paid' } });
  });

  describe('a session booked with a credit', () => {
    async function withCredit() {
      const { returnToken, sessionId, paymentId } = await opened(stage, 'private-coaching');
      stage.bank.payer.pay(sessionId);
      await settlePayment(stage.world, paymentId);
      const input = { name: 'Mia', email: 'mia@example.dk', slotStart: exampleSlot };
      const made = await bookDirectly(stage.world, {
        who: newVisitor().who,
        input,
        entitlementToken: returnToken,
      });
      const order = await orderOf(stage.db, paymentId);
      return { token: await linkTo(made.ok ? made.booking.id : ''), orderId: order.id, paymentId };
    }

    test('returns the credit when cancelled in time', async () => {
      const { token, orderId } = await withCredit();
      expect(await grantsOf(stage.db, orderId)).toMatchObject([{ kind: 'credit', balance: 0 }]);
      expect(await cancel(token)).toEqual({ ok: true, money: { kind: 'credit-returned' } });
      expect(await grantsOf(stage.db, orderId)).toMatchObject([{ balance: 1 }]);
    });

    test('keeps the credit spent when cancelled too late, and says so', async () => {
      const { token, orderId } = await withCredit();
      before({ hours: 2 });
      expect(await cancel(token)).toEqual({ ok: true, money: { kind: 'credit-kept' } });
      expect(await grantsOf(stage.db, orderId)).toMatchObject([{ balance: 0 }]);
    });

    test('returns the credit after a refund of a part of its price', async () => {
      const { token, orderId, paymentId } = await withCredit();
      const part = { orderId, paymentId, amountMinor: 20_000, reason: 'owner' };
      await change(stage.world, system, (c) => requestRefund({ ...c, now: testNow }, part));
      expect(await cancel(token)).toEqual({ ok: true, money: { kind: 'credit-returned' } });
      expect(await grantsOf(stage.db, orderId)).toMatchObject([{ balance: 1 }]);
    });

    test('does not return the credit when its payment was refunded already', async () => {
      const { token, orderId, paymentId } = await withCredit();
      const all = { orderId, paymentId, amountMinor: 195_000, reason: 'declined' };
      await change(stage.world, system, (c) => requestRefund({ ...c, now: testNow }, all));
      expect(await cancel(token)).toEqual({ ok: true, money: { kind: 'nothing-paid' } });
      expect(await grantsOf(stage.db, orderId)).toMatchObject([{ balance: 0 }]);
    });
  });
});

describe('the reminder', () => {
  test('is sent once, a day before, and scheduled for that time', async () => {
    const { bookingId, email } = await paidSession('2026-11-26T09:00:00Z');
    const at = Temporal.Instant.from('2026-11-25T09:00:00Z');
    expect(stage.world.requestedJobs).toContainEqual({ name: 'remind-booking', data: { bookingId }, at });
    stage.world.setNow(at.subtract({ seconds: 1 }));
    expect(await remindBooking(stage.world, bookingId)).toBe(false);
    stage.world.setNow(at);
    expect(await remindBooking(stage.world, bookingId)).toBe(true);
    expect(await remindBooking(stage.world, bookingId)).toBe(false);
    expect(await emailsTo(stage.db, email)).toEqual(['booking-confirmed', 'booking-reminder']);
  });

  test('is sent again for the time a booking moved to', async () => {
    const { bookingId, token, email } = await paidSession('2026-11-26T09:00:00Z');
    before({ hours: -24 });
    await remindBooking(stage.world, bookingId);
    expect(await move(token, '2026-11-28T09:00:00Z')).toMatchObject({ moved: 'now' });
    stage.world.setNow(Temporal.Instant.from('2026-11-27T09:00:00Z'));
    expect(await remindBooking(stage.world, bookingId)).toBe(true);
    expect((await emailsTo(stage.db, email)).filter((kind) => kind === 'booking-reminder')).toHaveLength(2);
  });

  test('is not sent on the day of a confirmation or a reschedule', async () => {
    const near = await paidSession('2026-11-23T15:00:00Z');
    expect(await remindBooking(stage.world, near.bookingId)).toBe(false);
    const far = await paidSession('2026-11-28T09:00:00Z');
    expect(await move(far.token, '2026-11-23T16:00:00Z')).toMatchObject({ moved: 'now' });
    expect(await remindBooking(stage.world, far.bookingId)).toBe(false);
  });

  test('is not sent for a cancelled booking', async () => {
    const { bookingId, token } = await paidSession('2026-11-26T09:00:00Z');
    await cancel(token);
    stage.world.setNow(Temporal.Instant.from('2026-11-25T10:00:00Z'));
    expect(await remindBooking(stage.world, bookingId)).toBe(false);
  });
});
