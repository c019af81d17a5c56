import { describe, expect, test } from 'vitest';
import type { BlockInput } from '#studio/calendar/block-input.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { paymentLinkHours } from '#studio/calendar/holds/hold-for-payment-link.ts';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { spendCreditOn } from '#studio/money/paid-bookings/spend-credit.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { grantEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { bookingOf, emailsTo, grantsOf, refundsOf } from '#tests/support/browser/screenshots.ts';
import { exampleSlot, held, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { blockTime, releaseBlock } from './block-time.ts';
import { type BookForInput, bookFor } from './book-for.ts';
import { recordAttendance } from './record-attendance.ts';
import { rescheduleFor } from './reschedule-for.ts';

const stage = testStage();

const typed = (changes: Partial<BookForInput> = {}): BookForInput => ({
  name: 'Mia Ærø',
  email: 'Mia@example.com',
  day: '2026-11-24',
  time: '10:00',
  place: 'online',
  cover: 'at-session',
  language: 'da',
  ...changes,
});
const block = (changes: Partial<BlockInput> = {}): BlockInput => ({
  fromDay: '2026-11-24',
  toDay: '',
  fromTime: '',
  toTime: '',
  note: 'Tandlæge',
  untilDay: '',
  ...changes,
});

async function booked(changes: Partial<BookForInput> = {}): Promise<string> {
  const outcome = await bookFor(stage.world, owner, typed(changes));
  if (!outcome.ok) throw new Error(`not booked: ${outcome.refusal}`);
  return outcome.bookingId;
}

async function credit(email = 'mia@example.com'): Promise<string> {
  const { id } = await stage.db.query
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'session')
    .executeTakeFirstOrThrow();
  const grant = { kind: 'credit', offerId: id, orderId: null, email, validUntil: null } as const;
  return stage.db.transaction((tx) => grantEntitlement({ tx, now: stage.world.clock.now() }, grant));
}

const balance = async (entitlementId: string) => {
  const rows = await stage.db.query
    .selectFrom('ledger_entries')
    .select('delta')
    .where('entitlement_id', '=', entitlementId)
    .execute();
  return rows.reduce((sum, { delta }) => sum + delta, 0);
};

async function paidSession(slotStart = exampleSlot) {
  const hold = await held(stage.world, slotStart);
  const checkout = await opened(stage, hold.bookingId, hold.who);
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  return { ...hold, ...checkout };
}

describe('time blocked by the owner', () => {
  test('is not offered, and is free again once released', async () => {
    const blocked = await blockTime(stage.world, owner, block());
    expect(blocked).toMatchObject({ ok: true });
    await expect(held(stage.world, exampleSlot)).rejects.toThrow('taken');
    if (!blocked.ok) return;
    expect(await releaseBlock(stage.world, owner, { claimId: blocked.claimId })).toBe(true);
    expect(await releaseBlock(stage.world, owner, { claimId: blocked.claimId })).toBe(true);
    await expect(held(stage.world, exampleSlot)).resolves.toBeDefined();
  });

  test('submitted twice is blocked once, with the same answer', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => blockTime(stage.world, owner, block())));
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
  });

  test('blocked, released, and blocked again by the same form, is blocked [P.131]', async () => {
    const first = await blockTime(stage.world, owner, block());
    if (!first.ok) throw new Error(first.refusal);
    await releaseBlock(stage.world, owner, { claimId: first.claimId });
    const again = await blockTime(stage.world, owner, block());
    expect(again).toMatchObject({ ok: true });
    expect(again).not.toEqual(first);
    await expect(held(stage.world, exampleSlot)).rejects.toThrow('taken');
  });

  test('never overlaps a booking: the conflict is returned by name and time [P.114]', async () => {
    await booked();
    const outcome = await blockTime(stage.world, owner, block());
    expect(outcome).toMatchObject({
      ok: false,
      refusal: 'taken',
      clashes: [{ kind: 'session', who: 'Mia Ærø', start: Temporal.Instant.from(exampleSlot) }],
    });
  });

  test('may be hours, days and weeks in local time, but not reversed, past or endless', async () => {
    const tried = async (changes: Partial<BlockInput>) => {
      const outcome = await blockTime(stage.world, owner, block(changes));
      return outcome.ok ? 'ok' : outcome.refusal;
    };
    expect(await tried({ fromTime: '12:00', toTime: '13:30' })).toBe('ok');
    expect(await tried({ fromDay: '2026-12-21', toDay: '2027-01-03' })).toBe('ok');
    expect(await tried({ fromTime: '13:00', toTime: '12:00' })).toBe('ends-before');
    expect(await tried({ fromDay: '2026-11-01' })).toBe('over');
    expect(await tried({ fromDay: '2027-01-10', toDay: '2027-09-10' })).toBe('too-long');
    expect(await tried({ fromDay: '31/12' })).toBe('bad-time');
    const [claim] = await stage.db.query
      .selectFrom('claims')
      .select(['slot_start', 'slot_end'])
      .where('kind', '=', 'block')
      .orderBy('slot_start', 'desc')
      .execute();
    expect(`${claim?.slot_start}/${claim?.slot_end}`).toBe('2026-12-20T23:00:00Z/2027-01-03T23:00:00Z');
  });
});

describe('a session booked by the owner', () => {
  test('is booked at once, outside opening hours too, with the usual email [P.113]', async () => {
    const id = await booked({ day: '2027-02-14', time: '20.30' });
    const booking = await bookingOf(stage.db, id);
    expect(booking).toMatchObject({ state: 'booked', covered_by: 'at-session' });
    expect(booking.slot_start.toString()).toBe('2027-02-14T19:30:00Z');
    expect(await emailsTo(stage.db, 'Mia@example.com')).toEqual(['booking-confirmed']);
  });

  test.each(['at-session', 'credit', 'owner', 'link'])(
    'submitted twice is booked once, with the same answer (%s)',
    async (cover) => {
      await credit();
      const press = () => bookFor(stage.world, owner, typed({ cover }));
      const [first, second] = await Promise.all([press(), press()]);
      expect(first).toMatchObject({ ok: true });
      expect([second, await press()]).toEqual([first, first]);
      const bookings = await stage.db.query.selectFrom('bookings').select('id').execute();
      expect(bookings).toHaveLength(1);
      const another = typed({ cover: cover === 'owner' ? 'at-session' : 'owner' });
      expect(await bookFor(stage.world, owner, another)).toMatchObject({ refusal: 'taken' });
    },
  );

  test('never overlaps another booking: person and time are returned', async () => {
    await booked({ name: 'Ole' });
    const outcome = await bookFor(stage.world, owner, typed({ time: '10:30' }));
    expect(outcome).toMatchObject({ ok: false, refusal: 'taken', clashes: [{ who: 'Ole' }] });
  });

  test('spends the available credit, and is not booked without one', async () => {
    expect(await bookFor(stage.world, owner, typed({ cover: 'credit' }))).toMatchObject({
      refusal: 'no-credit',
    });
    const entitlement = await credit();
    await booked({ cover: 'credit' });
    expect(await balance(entitlement)).toBe(0);
    const again = await bookFor(stage.world, owner, typed({ cover: 'credit', time: '12:00' }));
    expect(again).toMatchObject({ refusal: 'no-credit' });
  });

  test('with a payment link is held until it is paid, and booked by the payment [P.117]', async () => {
    const id = await booked({ cover: 'link' });
    const held = await bookingOf(stage.db, id);
    expect(held).toMatchObject({ state: 'held', covered_by: null });
    const until = stage.world.clock.now().add({ hours: paymentLinkHours });
    expect(held.expires_at?.toString()).toBe(until.toString());
    expect(await emailsTo(stage.db, 'Mia@example.com')).toEqual(['booking-to-pay']);
    const checkout = await opened(stage, id, visitor);
    stage.bank.payer.pay(checkout.sessionId);
    await settlePayment(stage.world, checkout.paymentId);
    expect(await bookingOf(stage.db, id)).toMatchObject({ state: 'booked', covered_by: 'order' });
  });

  test('with an unpaid link is released', async () => {
    const id = await booked({ cover: 'link' });
    stage.world.setNow(stage.world.clock.now().add({ hours: paymentLinkHours, minutes: 1 }));
    await expireClaim(stage.world, (await bookingOf(stage.db, id)).claim_id);
    expect(await bookingOf(stage.db, id)).toMatchObject({ state: 'released' });
  });
  test('names every invalid field', async () => {
    const outcome = await bookFor(stage.world, owner, typed({ name: ' ', email: 'mia', day: '' }));
    expect(outcome).toMatchObject({ ok: false, refusal: 'invalid' });
    if (!outcome.ok && outcome.refusal !== 'taken') {
      expect(outcome.fields.toSorted()).toEqual(['day', 'email', 'name']);
    }
  });
});

describe('reschedule and cancel by the owner', () => {
  test('rescheduling does not count against the visitor’s limit, whatever the notice', async () => {
    const id = await booked();
    stage.world.setNow(Temporal.Instant.from(exampleSlot).subtract({ minutes: 5 }));
    for (const time of ['14:00', '15:00', '16:00', '17:00']) {
      expect(await rescheduleFor(stage.world, owner, { bookingId: id, day: '2026-11-27', time })).toEqual({
        ok: true,
      });
    }
    expect(await bookingOf(stage.db, id)).toMatchObject({ state: 'booked', reschedules: 4 });
    const expiresAt = stage.world.clock.now().add({ hours: 240 });
    const token = await makeSecretLink(stage.db.query, { purpose: 'booking', subjectId: id, expiresAt });
    const own = await rescheduleBooking(stage.world, visitor, { token, slotStart: '2026-11-28T09:00:00Z' });
    expect(own).toEqual({ ok: true, moved: 'now' });
  });

  test('rescheduling onto another booking changes nothing and names the conflict', async () => {
    const id = await booked();
    await booked({ name: 'Ole', time: '12:00' });
    const outcome = await rescheduleFor(stage.world, owner, {
      bookingId: id,
      day: '2026-11-24',
      time: '11:30',
    });
    expect(outcome).toMatchObject({ ok: false, refusal: 'taken', clashes: [{ who: 'Ole' }] });
    expect((await bookingOf(stage.db, id)).slot_start.toString()).toBe(exampleSlot);
  });

  test('cancelling refunds also within the notice period, or not, as the owner chooses [P.120]', async () => {
    const { bookingId, paymentId } = await paidSession();
    stage.world.setNow(Temporal.Instant.from(exampleSlot).subtract({ hours: 1 }));
    const outcome = await cancelFor(stage.world, owner, { bookingId, money: 'back' });
    expect(outcome).toMatchObject({ ok: true, money: { kind: 'refunded' } });
    expect(await refundsOf(stage.db, paymentId)).toHaveLength(1);
    expect(await cancelFor(stage.world, owner, { bookingId, money: 'back' })).toMatchObject({
      refusal: 'over',
    });
  });

  test('cancelling without a refund is possible', async () => {
    const { bookingId, paymentId } = await paidSession();
    const outcome = await cancelFor(stage.world, owner, { bookingId, money: 'kept' });
    expect(outcome).toMatchObject({ ok: true, money: { kind: 'kept' } });
    expect(await refundsOf(stage.db, paymentId)).toEqual([]);
  });

  test('a hold awaiting payment is released, and a payment made meanwhile is refunded', async () => {
    const free = await booked({ cover: 'link' });
    expect(await cancelFor(stage.world, owner, { bookingId: free, money: 'back' })).toMatchObject({
      ok: true,
      money: { kind: 'nothing-paid' },
    });
    expect(await bookingOf(stage.db, free)).toMatchObject({ state: 'released' });
    const paid = await booked({ cover: 'link', time: '12:00' });
    const checkout = await opened(stage, paid, visitor);
    stage.bank.payer.pay(checkout.sessionId);
    expect(await cancelFor(stage.world, owner, { bookingId: paid, money: 'back' })).toMatchObject({
      money: { kind: 'refunded' },
    });
    expect(await bookingOf(stage.db, paid)).toMatchObject({ state: 'cancelled' });
  });
});

describe('attendance', () => {
  test('is recorded once the session has begun, and can be undone', async () => {
    const id = await booked();
    const note = (attendance: 'completed' | 'no-show' | 'open') =>
      recordAttendance(stage.world, owner, { bookingId: id, attendance });
    expect(await note('no-show')).toBe(false);
    stage.world.setNow(Temporal.Instant.from(exampleSlot));
    const facts = () =>
      stage.db.query
        .selectFrom('bookings')
        .select(['completed_at', 'no_show_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await note('no-show')).toBe(true);
    expect((await facts()).no_show_at).not.toBeNull();
    expect(await note('completed')).toBe(true);
    expect(await facts()).toMatchObject({ no_show_at: null });
    expect(await note('open')).toBe(true);
    expect(await facts()).toEqual({ completed_at: null, no_show_at: null });
  });

  test('a credit is spent on a session that was to be paid at the lesson, once', async () => {
    const id = await booked();
    expect(await spendCreditOn(stage.world, owner, { bookingId: id })).toMatchObject({
      refusal: 'no-credit',
    });
    const entitlement = await credit();
    expect(await spendCreditOn(stage.world, owner, { bookingId: id })).toEqual({ ok: true });
    expect(await spendCreditOn(stage.world, owner, { bookingId: id })).toEqual({ ok: true });
    expect(await balance(entitlement)).toBe(0);
    const { bookingId, paymentId } = await paidSession('2026-11-25T09:00:00Z');
    expect(await spendCreditOn(stage.world, owner, { bookingId })).toMatchObject({ refusal: 'not-possible' });
    expect(await grantsOf(stage.db, paymentId)).toEqual([]);
  });
});
