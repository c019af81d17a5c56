import { describe, expect, test } from 'vitest';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import {
  bookingOf,
  emailsTo,
  openTaskKinds,
  orderOf,
  refundsOf,
  unitStates,
} from '#tests/support/browser/screenshots.ts';
import { held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { reconcile } from './reconcile.ts';

/** No job runs in these tests, so every change comes from the reconciliation. */
const stage = testStage();
const later = (time: Temporal.DurationLike) => stage.world.setNow(testNow.add(time));

async function checkout(slotStart?: string) {
  const hold = await held(stage.world, slotStart);
  return { ...hold, ...(await opened(stage, hold.bookingId, hold.who)) };
}

async function paid(slotStart?: string) {
  const made = await checkout(slotStart);
  stage.bank.payer.pay(made.sessionId);
  await settlePayment(stage.world, made.paymentId);
  return made;
}

const booking = (id: string) => bookingOf(stage.db, id);

describe('without events, the reconciliation', () => {
  test('books what was paid', async () => {
    const { bookingId, sessionId } = await checkout();
    stage.bank.payer.pay(sessionId);
    later({ seconds: 59 });
    expect((await reconcile(stage.world)).found).toEqual({});
    later({ seconds: 60 });
    expect((await reconcile(stage.world)).found).toMatchObject({ 'settle-open': 1 });
    expect(await booking(bookingId)).toMatchObject({ state: 'booked' });
  });

  test('ends a hold, after its grace period', async () => {
    const { bookingId } = await held(stage.world);
    later({ seconds: 614 });
    await reconcile(stage.world);
    expect(await booking(bookingId)).toMatchObject({ state: 'held' });
    later({ seconds: 615 });
    await reconcile(stage.world);
    expect(await booking(bookingId)).toMatchObject({ state: 'released' });
  });

  test('ends a hold with an open checkout by expiring it at the provider first', async () => {
    const { bookingId, sessionId, paymentId } = await checkout();
    later({ seconds: 615 });
    await reconcile(stage.world);
    expect(await booking(bookingId)).toMatchObject({ state: 'released' });
    expect(stage.bank.books.session(sessionId)).toMatchObject({ state: 'expired' });
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'lapsed' });
  });

  test('releases reserved seats and stock, also when the checkout was never returned', async () => {
    const { paymentId } = await opened(stage, 'singing-workshop-1d');
    const dead = await opened(stage, 'singing-workshop-1d', newVisitor().who);
    await stage.db.query
      .updateTable('payments')
      .set({ state: 'creating', url: null, session_id: null })
      .where('id', '=', dead.paymentId)
      .execute();
    later({ minutes: 32 });
    await reconcile(stage.world);
    for (const id of [paymentId, dead.paymentId]) {
      const order = await orderOf(stage.db, id);
      expect(order).toMatchObject({ state: 'lapsed' });
      expect(await unitStates(stage.db, order.id)).toEqual([]);
    }
  });

  test('refunds what is owed', async () => {
    const { paymentId, bookingId } = await paid('2026-11-28T09:00:00Z');
    const expiresAt = testNow.add({ hours: 99 });
    const token = await makeSecretLink(stage.db.query, {
      purpose: 'booking',
      subjectId: bookingId,
      expiresAt,
    });
    await cancelBooking(stage.world, visitor, { token });
    later({ seconds: 30 });
    expect((await reconcile(stage.world)).found).toMatchObject({ 'send-refund': 1 });
    expect(await refundsOf(stage.db, paymentId)).toMatchObject([{ state: 'succeeded' }]);
  });

  test('sends reminders, once', async () => {
    const { email } = await paid('2026-11-26T09:00:00Z');
    stage.world.setNow(Temporal.Instant.from('2026-11-25T09:00:00Z'));
    await reconcile(stage.world);
    await reconcile(stage.world);
    expect(await emailsTo(stage.db, email)).toEqual(['booking-confirmed', 'booking-reminder']);
  });

  test('releases what was kept for a buyer who did not return', async () => {
    const { sessionId, paymentId } = await opened(stage, 'pop-filter');
    stage.bank.payer.pay(sessionId);
    await settlePayment(stage.world, paymentId);
    const { id } = await orderOf(stage.db, paymentId);
    later({ hours: 24 * 6 });
    await reconcile(stage.world);
    expect(await unitStates(stage.db, id)).toEqual(['kept']);
    later({ hours: 24 * 13 });
    await reconcile(stage.world);
    expect(await unitStates(stage.db, id)).toEqual([]);
  });

  test('sends emails that were never delivered', async () => {
    await paid();
    later({ seconds: 61 });
    expect((await reconcile(stage.world)).found['send-email']).toBeGreaterThan(0);
  });

  test('changes nothing in a consistent studio, however often it runs', async () => {
    await paid();
    later({ seconds: 70 });
    await reconcile(stage.world);
    const { 'send-email': _, ...found } = (await reconcile(stage.world)).found;
    expect(found).toEqual({});
  });
});

describe('with the provider unavailable', () => {
  test('everything affected has a task, nothing is released, and the provider is not called for each', async () => {
    const days = ['24', '25', '26', '27', '28'];
    const made = [];
    for (const day of days) made.push(await checkout(`2026-11-${day}T09:00:00Z`));
    let requested = 0;
    stage.bank.connection = () => {
      requested += 1;
      throw new PaymentUnavailable('silent');
    };
    later({ seconds: 700 });
    const report = await reconcile(stage.world);
    expect(report.failed).toBe(0);
    expect(report.unanswered).toBeGreaterThanOrEqual(5);
    expect(requested).toBe(3);
    expect((await openTaskKinds(stage.db)).filter((kind) => kind === 'provider-unavailable')).toHaveLength(5);
    for (const { bookingId } of made) expect(await booking(bookingId)).toMatchObject({ state: 'expiring' });
  });

  test('one failing reconciler stops no other', async () => {
    const broken = await checkout('2026-11-24T09:00:00Z');
    const good = await checkout('2026-11-25T09:00:00Z');
    stage.bank.books.sessions.delete(broken.sessionId);
    later({ seconds: 700 });
    expect((await reconcile(stage.world)).failed).toBeGreaterThan(0);
    expect(await booking(good.bookingId)).toMatchObject({ state: 'released' });
    expect(await booking(broken.bookingId)).toMatchObject({ state: 'expiring' });
    expect(await openTaskKinds(stage.db), 'a bank that knows nothing of it is a person’s matter').toContain(
      'provider-unavailable',
    );
  });
});

describe('with the provider slow', () => {
  test('nothing else waits for it, and the next reconciliation begins with what was left over [P.43]', async () => {
    const days = ['24', '25', '26', '27', '28'];
    const made = [];
    for (const day of days) made.push(await checkout(`2026-11-${day}T09:00:00Z`));
    const requested: string[] = [];
    const startedAt = testNow.add({ seconds: 300 });
    let now = startedAt;
    stage.world.setNow(now);
    stage.bank.connection = () => {
      now = now.add({ seconds: 15 });
      stage.world.setNow(now);
    };
    const retrieve = stage.bank.payments.retrieve;
    const world = {
      ...stage.world,
      payments: {
        ...stage.bank.payments,
        retrieve: (sessionId: string) => {
          requested.push(sessionId);
          return retrieve(sessionId);
        },
      },
    };
    stage.bank.payer.pay(made[4]!.sessionId);
    const report = await reconcile(world);
    expect(report).toMatchObject({ found: { 'settle-open': 1 }, later: 4, failed: 0 });
    expect(now, 'the rest has its turn within the minute').toEqual(startedAt.add({ seconds: 30 }));
    while (requested.length < 5) await reconcile(world);
    expect(new Set(requested.slice(0, 5)).size, 'each once before any twice').toBe(5);
    expect(await booking(made[4]!.bookingId)).toMatchObject({ state: 'booked' });
  });
});
