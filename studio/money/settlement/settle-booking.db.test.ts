import { describe, expect, test } from 'vitest';
import { PaymentRefused } from '#platform/payments/payments.ts';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { requestRefund } from '#studio/money/refunds/request-refund.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import {
  bookingOf,
  emailsTo,
  openTaskKinds,
  orderOf,
  paymentOf,
  refundsOf,
} from '#tests/support/browser/screenshots.ts';
import { exampleSlot, held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';
import { settleReturn } from './settle-return.ts';

const stage = testStage();

async function holding(start = exampleSlot) {
  const hold = await held(stage.world, start);
  const checkout = await opened(stage, hold.bookingId, hold.who);
  return { ...hold, ...checkout };
}

const endHold = () => stage.world.setNow(testNow.add({ seconds: 620 }));
const booking = (id: string) => bookingOf(stage.db, id);

test('the page after paying for a credit still offers it after a refund of a part, and not after all of it', async () => {
  const { sessionId, paymentId, returnToken } = await opened(stage, 'private-coaching');
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  const { id: orderId } = await orderOf(stage.db, paymentId);
  const refund = (amountMinor: number) =>
    change(stage.world, system, (c) =>
      requestRefund(c, { orderId, paymentId, amountMinor, reason: 'owner' }),
    );
  await refund(20_000);
  expect(await settleReturn(stage.world, newVisitor().who, returnToken)).toMatchObject({ outcome: 'credit' });
  await refund(175_000);
  expect(await settleReturn(stage.world, newVisitor().who, returnToken)).toMatchObject({ outcome: 'gone' });
});

describe('a session paid while it is held', () => {
  test('is booked, with receipt and emails, once, however often it is settled [S4.07]', async () => {
    const { bookingId, sessionId, paymentId, email, returnToken, who } = await holding();
    stage.bank.payer.pay(sessionId);
    expect(await settlePayment(stage.world, paymentId)).toMatchObject({ settlement: 'pay' });
    expect(await settlePayment(stage.world, paymentId)).toMatchObject({ settlement: 'nothing' });
    expect(await settleReturn(stage.world, who, returnToken)).toMatchObject({ outcome: 'booked', bookingId });
    expect(await booking(bookingId)).toMatchObject({ state: 'booked', covered_by: 'order' });
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'paid', total_minor: 195_000 });
    expect(await paymentOf(stage.db, paymentId)).toMatchObject({
      state: 'captured',
      captured_minor: 195_000,
    });
    const receipts = await stage.db.query.selectFrom('receipts').select('number').execute();
    expect(receipts).toEqual([{ number: 1 }]);
    expect(await emailsTo(stage.db, email)).toEqual(['booking-confirmed']);
  });

  test('settled from return page, webhook and reconciliation concurrently is booked once', async () => {
    const { sessionId, paymentId, returnToken, who, email } = await holding();
    stage.bank.payer.pay(sessionId);
    await Promise.all([
      settleReturn(stage.world, who, returnToken),
      settlePayment(stage.world, paymentId),
      settlePayment(stage.world, paymentId),
    ]);
    expect(await stage.db.query.selectFrom('receipts').select('number').execute()).toHaveLength(1);
    expect(await emailsTo(stage.db, email)).toEqual(['booking-confirmed']);
  });

  test('is not booked by a declined card, and can still be paid', async () => {
    const { bookingId, sessionId, paymentId, returnToken, who } = await holding();
    stage.bank.payer.decline(sessionId);
    expect(await settlePayment(stage.world, paymentId)).toMatchObject({ settlement: 'nothing' });
    expect(await settleReturn(stage.world, who, returnToken)).toMatchObject({ outcome: 'waiting' });
    expect(await booking(bookingId)).toMatchObject({ state: 'held' });
    stage.bank.payer.pay(sessionId);
    expect(await settlePayment(stage.world, paymentId)).toMatchObject({ settlement: 'pay' });
    expect(await booking(bookingId)).toMatchObject({ state: 'booked' });
  });

  test('waits on the return page while the provider refuses to answer, and opens a task', async () => {
    const { bookingId, sessionId, returnToken, who } = await holding();
    stage.bank.payer.pay(sessionId);
    stage.bank.connection = () => {
      throw new PaymentRefused('the key has no such right', 'more_permissions_required');
    };
    expect(await settleReturn(stage.world, who, returnToken)).toMatchObject({ outcome: 'waiting' });
    expect(await openTaskKinds(stage.db)).toContain('provider-unavailable');
    stage.bank.connection = () => {};
    expect(await settleReturn(stage.world, who, returnToken)).toMatchObject({ outcome: 'booked', bookingId });
    expect(await openTaskKinds(stage.db)).not.toContain('provider-unavailable');
  });

  test('is unchanged during authentication', async () => {
    const { bookingId, sessionId, paymentId } = await holding();
    stage.bank.payer.startAction(sessionId);
    expect(await settlePayment(stage.world, paymentId)).toMatchObject({ settlement: 'wait' });
    expect(await booking(bookingId)).toMatchObject({ state: 'held' });
  });
});

describe('at the end of the hold', () => {
  test('an unpaid session is expired at the provider first, then the slot is free [P.36]', async () => {
    const { bookingId, sessionId, paymentId } = await holding();
    endHold();
    await expireClaim(stage.world, (await booking(bookingId)).claim_id);
    expect(stage.bank.books.sessions.get(sessionId)).toMatchObject({ state: 'expired' });
    expect(await booking(bookingId)).toMatchObject({ state: 'released' });
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'lapsed' });
    expect(await paymentOf(stage.db, paymentId)).toMatchObject({ state: 'expired' });
    await expect(held(stage.world)).resolves.toBeDefined();
  });

  test('a payment before the expiry books the session [P.37]', async () => {
    const { bookingId, sessionId } = await holding();
    stage.bank.payer.pay(sessionId);
    endHold();
    await expireClaim(stage.world, (await booking(bookingId)).claim_id);
    expect(await booking(bookingId)).toMatchObject({ state: 'booked' });
  });

  test.each(['cancels', 'leaves-the-intent', 'refuses'] as const)(
    'a payment still processing (a provider that %s on expiry) never sells the slot twice',
    async (option) => {
      stage.bank.books.options.expireDuringAction = option;
      const { bookingId, sessionId, paymentId } = await holding();
      stage.bank.payer.startAction(sessionId);
      endHold();
      await expireClaim(stage.world, (await booking(bookingId)).claim_id);
      const isReleased = option === 'cancels';
      expect((await booking(bookingId)).state).toBe(isReleased ? 'released' : 'expiring');
      stage.bank.payer.finishAction(sessionId, 'approves');
      await settlePayment(stage.world, paymentId);
      expect((await booking(bookingId)).state).toBe(isReleased ? 'released' : 'booked');
    },
  );

  test('an attempt cancelled by the payer after its page expired releases the slot', async () => {
    stage.bank.books.options.expireDuringAction = 'leaves-the-intent';
    const { bookingId, sessionId } = await holding();
    stage.bank.payer.startAction(sessionId);
    endHold();
    const { claim_id } = await booking(bookingId);
    await expireClaim(stage.world, claim_id);
    stage.bank.payer.finishAction(sessionId, 'refuses');
    await expireClaim(stage.world, claim_id);
    expect(await booking(bookingId)).toMatchObject({ state: 'released' });
  });
});

test('a payment that stays processing opens one task, until it is decided', async () => {
  stage.bank.books.options.expireDuringAction = 'leaves-the-intent';
  const { bookingId, sessionId } = await holding('2026-11-28T09:00:00Z');
  stage.bank.payer.startAction(sessionId);
  for (const minutes of [11, 60, 102, 103, 104]) {
    stage.world.setNow(testNow.add({ minutes }));
    await reconcile(stage.world);
    expect(await openTaskKinds(stage.db)).toEqual(minutes < 102 ? [] : ['provider-unavailable']);
  }
  expect(await booking(bookingId)).toMatchObject({ state: 'expiring' });
  const emails = await stage.db.query
    .selectFrom('emails')
    .select('id')
    .where('kind', '=', 'owner-task')
    .execute();
  expect(emails).toHaveLength(1);
  stage.bank.payer.finishAction(sessionId, 'approves');
  await reconcile(stage.world);
  expect(await booking(bookingId)).toMatchObject({ state: 'booked' });
  expect(await openTaskKinds(stage.db)).toEqual([]);
});

describe('a late payment', () => {
  async function payingLate() {
    const made = await holding();
    endHold();
    await expireClaim(stage.world, (await booking(made.bookingId)).claim_id);
    return made;
  }

  test('with the slot free books it again, on an order that references the old one', async () => {
    const { bookingId, sessionId, paymentId, email } = await payingLate();
    const { id: lapsed } = await orderOf(stage.db, paymentId);
    stage.bank.payer.payLate(sessionId);
    expect(await settlePayment(stage.world, paymentId)).toMatchObject({ settlement: 'late' });
    expect(await booking(bookingId)).toMatchObject({ state: 'booked', covered_by: 'order' });
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'paid', replaces_order_id: lapsed });
    expect(await settlePayment(stage.world, paymentId)).toMatchObject({ settlement: 'nothing' });
    expect(await emailsTo(stage.db, email)).toEqual(['booking-confirmed']);
  });

  test('with the slot taken is refunded, with an email that offers three free slots [P.38]', async () => {
    const { bookingId, sessionId, paymentId, email } = await payingLate();
    const rival = await held(stage.world, exampleSlot, newVisitor());
    stage.bank.payer.payLate(sessionId);
    await settlePayment(stage.world, paymentId);
    expect(await booking(bookingId)).toMatchObject({ state: 'released' });
    expect(await booking(rival.bookingId)).toMatchObject({ state: 'held' });
    const [refund] = await refundsOf(stage.db, paymentId);
    expect(refund).toMatchObject({ state: 'due', amount_minor: 195_000, reason: 'gone' });
    expect(await sendRefund(stage.world, refund!.id)).toBe('succeeded');
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'refunded', refunded_minor: 195_000 });
    expect(stage.bank.books.refundedMinor(stage.bank.books.session(sessionId)!.intentId)).toBe(195_000);
    expect(await emailsTo(stage.db, email)).toEqual(['hour-gone', 'refund-sent']);
    const mail = await stage.db.query
      .selectFrom('emails')
      .select('body')
      .where('kind', '=', 'hour-gone')
      .executeTakeFirstOrThrow();
    expect(mail.body?.match(/slot_start=/g)).toHaveLength(3);
  });

  test('after the start of the session is refunded', async () => {
    const { sessionId, paymentId, bookingId } = await payingLate();
    stage.bank.payer.payLate(sessionId);
    stage.world.setNow(Temporal.Instant.from(exampleSlot));
    await settlePayment(stage.world, paymentId);
    expect(await booking(bookingId)).toMatchObject({ state: 'released' });
    expect(await refundsOf(stage.db, paymentId)).toMatchObject([{ state: 'due', reason: 'gone' }]);
  });
});

describe('two checkouts of one booking', () => {
  async function payingTwice() {
    const hold = await held(stage.world);
    const first = await opened(stage, hold.bookingId, hold.who);
    stage.bank.payer.expireNaturally(first.sessionId);
    await settlePayment(stage.world, first.paymentId);
    const second = await opened(stage, hold.bookingId, hold.who);
    return { ...hold, first, second };
  }

  test('paid on the expired one, then on the other: one books the session, the other is refunded', async () => {
    const { bookingId, first, second, email } = await payingTwice();
    stage.bank.payer.payLate(first.sessionId);
    stage.bank.payer.pay(second.sessionId);
    expect(await settlePayment(stage.world, first.paymentId)).toMatchObject({ settlement: 'late' });
    expect(await booking(bookingId)).toMatchObject({ state: 'booked' });
    await settlePayment(stage.world, second.paymentId);
    expect(await refundsOf(stage.db, first.paymentId)).toEqual([]);
    expect(await refundsOf(stage.db, second.paymentId)).toMatchObject([
      { reason: 'not-needed', amount_minor: 195_000 },
    ]);
    expect((await booking(bookingId)).order_id).toBe((await orderOf(stage.db, first.paymentId)).id);
    expect(await emailsTo(stage.db, email), 'no email about a lost slot').toEqual(['booking-confirmed']);
  });

  test('paid in the reverse order: the same, and never as a credit', async () => {
    const { first, second } = await payingTwice();
    stage.bank.payer.pay(second.sessionId);
    await settlePayment(stage.world, second.paymentId);
    stage.bank.payer.payLate(first.sessionId);
    await settlePayment(stage.world, first.paymentId);
    expect(await refundsOf(stage.db, first.paymentId)).toMatchObject([{ reason: 'not-needed' }]);
    expect(await stage.db.query.selectFrom('entitlements').select('id').execute()).toEqual([]);
  });

  test('a late payment does not book a session again that its visitor has cancelled', async () => {
    const { bookingId, first, second } = await payingTwice();
    stage.bank.payer.pay(second.sessionId);
    await settlePayment(stage.world, second.paymentId);
    const expiresAt = testNow.add({ hours: 99 });
    const token = await makeSecretLink(stage.db.query, {
      purpose: 'booking',
      subjectId: bookingId,
      expiresAt,
    });
    expect(await cancelBooking(stage.world, newVisitor().who, { token })).toMatchObject({ ok: true });
    stage.bank.payer.payLate(first.sessionId);
    await settlePayment(stage.world, first.paymentId);
    expect(await booking(bookingId)).toMatchObject({ state: 'cancelled' });
    expect(await refundsOf(stage.db, first.paymentId)).toMatchObject([{ reason: 'not-needed' }]);
  });
});

describe('a payment with another amount or currency', () => {
  test('books nothing and opens a task', async () => {
    const { bookingId, sessionId, paymentId } = await holding();
    stage.bank.payer.pay(sessionId);
    stage.bank.books.sessions.get(sessionId)!.amountMinor = 1;
    expect(await settlePayment(stage.world, paymentId)).toMatchObject({ settlement: 'unmatched' });
    expect(await booking(bookingId)).toMatchObject({ state: 'held' });
    expect(await openTaskKinds(stage.db)).toContain('payment-unmatched');
  });
});

describe('a payment of a provider that is no longer connected', () => {
  test('in test mode: it can no longer succeed, so its slot is released', async () => {
    const { bookingId, sessionId, paymentId } = await holding();
    stage.bank.payer.pay(sessionId);
    endHold();
    const closed = { ...stage.world, payments: null };
    await expireClaim(closed, (await booking(bookingId)).claim_id);
    expect(await booking(bookingId)).toMatchObject({ state: 'released' });
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'lapsed' });
  });

  test('in live mode: pending, the slot stays claimed, and a task is opened', async () => {
    const { bookingId, paymentId } = await holding();
    await stage.db.query.updateTable('payments').set({ provider: 'stripe' }).execute();
    endHold();
    const { claim_id } = await booking(bookingId);
    await expect(expireClaim(stage.world, claim_id)).rejects.toThrow('stripe is not connected');
    expect(await booking(bookingId)).toMatchObject({ state: 'expiring' });
    expect(await openTaskKinds(stage.db)).toContain('provider-unavailable');
    expect(await paymentOf(stage.db, paymentId)).toMatchObject({ state: 'open' });
  });
});
