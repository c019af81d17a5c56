import { beforeEach, describe, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { recordAttendance } from '#studio/calendar/owner-calendar/record-attendance.ts';
import { orderForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import { keptForSession } from '#studio/money/paid-bookings/missed-session.queries.ts';
import { spendCreditOn } from '#studio/money/paid-bookings/spend-credit.ts';
import { recordLessonPayment } from '#studio/money/settlement/record-lesson-payment.ts';
import { grantEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { exampleSlot, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { cancelFor } from './cancel-for.ts';
import { waiveSessionFee } from './waive-session-fee.ts';

const stage = testStage();
const email = 'mia@example.com';
let bookingId = '';

beforeEach(async () => {
  const typed = { name: 'Mia Ærø', email, day: '2026-11-24', time: '10:00' };
  const booked = await bookFor(stage.world, owner, {
    ...typed,
    place: 'online',
    cover: 'at-session',
    language: 'da',
  });
  if (!booked.ok) throw new Error(booked.refusal);
  bookingId = booked.bookingId;
});

async function paid(): Promise<string> {
  const payment = { bookingId, method: 'cash', amountMinor: 195_000, receivedOn: '2026-11-20' };
  const outcome = await recordLessonPayment(stage.world, owner, payment);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.orderId;
}

async function missed(): Promise<void> {
  stage.world.setNow(Temporal.Instant.from(exampleSlot));
  expect(await recordAttendance(stage.world, owner, { bookingId, attendance: 'no-show' })).toBe(true);
}

const kept = () => keptForSession(stage.db.query, bookingId);
const waive = (amountMinor: number | null, seenLeftMinor = 195_000, who = owner) =>
  waiveSessionFee(stage.world, who, {
    bookingId,
    amountMinor,
    seenLeftMinor,
    note: 'Missed session',
    once: null,
  });

describe('the payment of a missed session', () => {
  test('is kept by the rule: nothing is returned until the owner returns it', async () => {
    await paid();
    expect(await kept()).toBeNull();
    expect(await waive(null)).toEqual({ ok: false, refusal: 'nothing-kept' });
    await missed();
    expect(await kept()).toMatchObject({ kind: 'paid', leftMinor: 195_000, currency: 'DKK' });
  });

  test('is returned in part, then the rest, and never more; the figures follow', async () => {
    const orderId = await paid();
    await missed();
    expect(await waive(500_000)).toEqual({ ok: false, refusal: 'bad-amount' });
    expect(await waive(0)).toEqual({ ok: false, refusal: 'bad-amount' });
    expect(await waive(100_000)).toEqual({ ok: true, kind: 'refunded' });
    expect(await waive(100_000)).toEqual({ ok: false, refusal: 'changed' });
    expect(await kept()).toMatchObject({ leftMinor: 95_000 });
    expect(await waive(null, 95_000)).toEqual({ ok: true, kind: 'refunded' });
    expect(await kept()).toBeNull();
    const order = await orderForOwner(stage.db.query, owner, orderId);
    expect(order?.order.status).toBe('refunded');
    expect(order?.documents.map(({ kind }) => kind)).toEqual(['receipt', 'credit-note', 'credit-note']);
    expect(await figureFaults(stage.db, stage.world.clock.now())).toEqual([]);
  });

  test('kept at a late cancellation, can be returned afterwards', async () => {
    await paid();
    expect(await cancelFor(stage.world, owner, { bookingId, money: 'kept' })).toMatchObject({ ok: true });
    expect(await waive(null)).toEqual({ ok: true, kind: 'refunded' });
  });
});

test('the credit of a missed session: counts as used, and is returned once', async () => {
  const { id: offerId } = await stage.db.query
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'session')
    .executeTakeFirstOrThrow();
  const grant = { kind: 'credit', offerId, orderId: null, email, validUntil: null } as const;
  const now = stage.world.clock.now();
  const entitlementId = await stage.db.transaction((tx) => grantEntitlement({ tx, now }, grant));
  expect(await spendCreditOn(stage.world, owner, { bookingId })).toEqual({ ok: true });
  await missed();
  expect(await kept()).toEqual({ kind: 'credit' });
  const both = await Promise.all([waive(null, 0), waive(null, 0)]);
  expect(both).toContainEqual({ ok: true, kind: 'credit-returned' });
  expect(both).toContainEqual({ ok: false, refusal: 'nothing-kept' });
  const entries = await stage.db.query
    .selectFrom('ledger_entries')
    .select('delta')
    .where('entitlement_id', '=', entitlementId)
    .execute();
  expect(entries.reduce((sum, { delta }) => sum + Number(delta), 0)).toBe(1);
});
