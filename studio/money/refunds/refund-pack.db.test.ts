import { describe, expect, test } from 'vitest';
import { bookWithCredit } from '#studio/calendar/booking/book-with-credit.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { expireEntitlement, notifyExpiring } from '#studio/offers/entitlements/expire-entitlement.ts';
import { expiredEntitlements, expiringEntitlements } from '#studio/offers/entitlements/expiry.queries.ts';
import { emailsTo, orderOf } from '#tests/support/browser/screenshots.ts';
import { slotInDays } from '#tests/support/offered-hour.ts';
import { newVisitor, testStage, typedOrder } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { balanceOf, pay, placed, placeWithCodes } from '#tests/support/vouchers/place-with-codes.ts';
import { owner } from '#tests/support/who.ts';
import { refundOrder } from './refund-order.ts';
import { refundPack } from './refund-pack.ts';
import { packOfOrder } from './refunds.queries.ts';

const stage = testStage();
const student = {
  ...newVisitor().who,
  userId: 'student-1',
  email: typedOrder.email,
  role: 'student',
} as const;

async function boughtPack() {
  const order = await placed(stage, await placeWithCodes(stage, student, { id: 'private-coaching-5' }));
  await pay(stage, order);
  const { id: entitlementId } = await stage.db.query
    .selectFrom('entitlements')
    .select('id')
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  return { ...order, entitlementId };
}

async function book(entitlementId: string, slotStart: string): Promise<string> {
  const outcome = await bookWithCredit(stage.world, student, { entitlementId, slotStart, name: 'Åse' });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.bookingId;
}

const refund = (orderId: string, seenUnused: number, once: string | null = null) =>
  refundPack(stage.world, owner, { orderId, seenUnused, once });

describe('a pack', () => {
  test('is five credits in one balance, each booked and returned alone', async () => {
    const pack = await boughtPack();
    expect(await balanceOf(stage, pack)).toBe(5);
    expect(await emailsTo(stage.db, typedOrder.email)).toContain('credit-granted');
    const bookingId = await book(pack.entitlementId, slotInDays(3));
    await book(pack.entitlementId, slotInDays(4));
    expect(await balanceOf(stage, pack)).toBe(3);
    const cancelled = await cancelBooking(stage.world, student, { bookingId });
    expect(cancelled).toMatchObject({ ok: true, money: { kind: 'credit-returned' } });
    expect(await balanceOf(stage, pack)).toBe(4);
  });

  test('that is refunded as a whole ends another time that was offered for one of its sessions', async () => {
    const pack = await boughtPack();
    const bookingId = await book(pack.entitlementId, slotInDays(3));
    const offer = {
      bookingId,
      money: 'new-time',
      message: '',
      decidedAt: testNow,
      notice: 'owner-day:1',
    } as const;
    await cancelFor(stage.world, owner, offer);
    const offeredAt = () =>
      stage.db.query
        .selectFrom('bookings')
        .select('new_time_offered_at as at')
        .where('id', '=', bookingId)
        .executeTakeFirstOrThrow();
    expect((await offeredAt()).at).not.toBeNull();
    const { totalMinor: seenLeftMinor } = (await packOfOrder(stage.db.query, pack.orderId)) ?? {};
    const all = { orderId: pack.orderId, amountMinor: 'all', seenLeftMinor, note: '' };
    expect(await refundOrder(stage.world, owner, all)).toMatchObject({ ok: true });
    expect((await offeredAt()).at).toBeNull();
  });

  test('is refunded by its unused sessions, once, and what was seen is compared [P.253]', async () => {
    const pack = await boughtPack();
    await book(pack.entitlementId, slotInDays(3));
    await book(pack.entitlementId, slotInDays(4));
    expect(await refund(pack.orderId, 4)).toMatchObject({ refusal: 'changed' });
    const [one, two] = await Promise.all([
      refund(pack.orderId, 3, 'one-key'),
      refund(pack.orderId, 3, 'one-key'),
    ]);
    expect([one, two]).toEqual([
      { ok: true, amountMinor: 526_500, currency: 'DKK' },
      { ok: true, amountMinor: 526_500, currency: 'DKK' },
    ]);
    expect(await balanceOf(stage, pack)).toBe(0);
    expect(await refund(pack.orderId, 0)).toMatchObject({ refusal: 'nothing-left' });
    expect(await orderOf(stage.db, pack.paymentId)).toMatchObject({ state: 'refund-due' });
  });

  test('returns a session that is cancelled after the others were refunded', async () => {
    const pack = await boughtPack();
    const bookingId = await book(pack.entitlementId, slotInDays(3));
    await refund(pack.orderId, 4);
    const cancelled = await cancelBooking(stage.world, student, { bookingId });
    expect(cancelled).toMatchObject({ ok: true, money: { kind: 'credit-returned' } });
    expect(await refund(pack.orderId, 1)).toMatchObject({ ok: true, amountMinor: 175_500 });
  });

  test('expires with a notice thirty days before', async () => {
    const { entitlementId } = await boughtPack();
    const { valid_until: until } = await stage.db.query
      .selectFrom('entitlements')
      .select('valid_until')
      .where('id', '=', entitlementId)
      .executeTakeFirstOrThrow();
    const end = until ?? testNow;
    stage.world.setNow(end.subtract({ hours: 24 * 30 }));
    const { query } = stage.db;
    expect(await expiringEntitlements(query, stage.world.clock.now())).toContain(entitlementId);
    await notifyExpiring(stage.world, entitlementId);
    await notifyExpiring(stage.world, entitlementId);
    const emails = await emailsTo(stage.db, typedOrder.email);
    expect(emails.filter((kind) => kind === 'entitlement-expiring')).toHaveLength(1);
    expect(await expiredEntitlements(query, stage.world.clock.now())).toEqual([]);
    stage.world.setNow(end);
    expect(await expiredEntitlements(query, end)).toEqual([entitlementId]);
    await expireEntitlement(stage.world, entitlementId);
    await expireEntitlement(stage.world, entitlementId);
    expect(await balanceOf(stage, { entitlementId })).toBe(0);
  });
});
