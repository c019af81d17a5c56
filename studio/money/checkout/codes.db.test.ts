import { describe, expect, test } from 'vitest';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { closeSession } from '#studio/money/settlement/close-session.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { settleReturn } from '#studio/money/settlement/settle-return.ts';
import { bookingOf, emailsTo, orderOf } from '#tests/support/browser/screenshots.ts';
import { held, newVisitor, testStage, typedOrder } from '#tests/support/page-fixture.ts';
import {
  balanceOf,
  boughtGiftCard,
  newCode,
  pay,
  placed,
  placeWithCodes,
} from '#tests/support/vouchers/place-with-codes.ts';
import { owner, visitor } from '#tests/support/who.ts';

const stage = testStage();
const pack = 'private-coaching-5';
const coded = (discount = '', giftCard = '') => ({ discount, giftCard });

const paymentsOf = (orderId: string) =>
  stage.db.query
    .selectFrom('payments')
    .select(['provider', 'state', 'captured_minor', 'refunded_minor'])
    .where('order_id', '=', orderId)
    .orderBy('provider')
    .execute();

async function receiptOf(orderId: string) {
  const row = await stage.db.query
    .selectFrom('receipts')
    .select('content')
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  return row.content;
}

describe('a discount code', () => {
  test('reduces price and receipt, is held while paying and counted once paid', async () => {
    const codeId = await newCode(stage, { maxUses: 1 });
    const { who } = newVisitor();
    const order = await placed(stage, await placeWithCodes(stage, who, { id: pack, codes: coded('SPRING') }));
    expect(stage.bank.books.session(order.sessionId ?? '')?.amountMinor).toBe(789_750);
    expect(await balanceOf(stage, { codeId })).toBe(-1);
    const other = await placeWithCodes(stage, newVisitor().who, {
      id: pack,
      codes: coded('SPRING'),
      shownTotalMinor: 789_750,
    });
    expect(other).toMatchObject({
      refusal: 'bad-code',
      errors: { code: expect.stringContaining('as often') },
    });
    await pay(stage, order);
    expect(await orderOf(stage.db, order.paymentId)).toMatchObject({ state: 'paid', total_minor: 789_750 });
    expect(await receiptOf(order.orderId)).toMatchObject({ totalMinor: 789_750, discountMinor: 87_750 });
  });

  test('is released when the checkout ends unpaid', async () => {
    const codeId = await newCode(stage, { maxUses: 1 });
    const order = await placed(
      stage,
      await placeWithCodes(stage, visitor, { id: pack, codes: coded('SPRING') }),
    );
    await closeSession(stage.world, order.paymentId);
    expect(await orderOf(stage.db, order.paymentId)).toMatchObject({ state: 'lapsed' });
    expect(await balanceOf(stage, { codeId })).toBe(0);
  });

  test('is limited per person by email address, whatever its spelling', async () => {
    await newCode(stage, { maxUsesPerPerson: 1 });
    const order = await placed(
      stage,
      await placeWithCodes(stage, visitor, { id: pack, codes: coded('SPRING') }),
    );
    await pay(stage, order);
    const values = { ...typedOrder, email: typedOrder.email.toUpperCase() };
    const again = { id: pack, codes: coded('SPRING'), values, shownTotalMinor: 789_750 };
    expect(await placeWithCodes(stage, visitor, again)).toMatchObject({ refusal: 'bad-code' });
    const another = { ...again, values: { ...typedOrder, email: 'other@example.com' } };
    expect(await placeWithCodes(stage, visitor, another)).toMatchObject({ ok: true });
  });

  test('of 100 % settles the order without a card', async () => {
    await newCode(stage, { percent: 100 });
    const order = await placed(
      stage,
      await placeWithCodes(stage, visitor, { id: pack, codes: coded('SPRING') }),
    );
    expect(order.sessionId).toBeNull();
    expect(await orderOf(stage.db, order.paymentId)).toMatchObject({ state: 'paid', total_minor: 0 });
    expect(await paymentsOf(order.orderId)).toMatchObject([{ provider: 'none', captured_minor: 0 }]);
  });

  test('can be typed again on the same page while its own payment is open', async () => {
    await newCode(stage, { maxUses: 1 });
    const { who } = newVisitor();
    const page = { id: pack, codes: coded('SPRING'), attempt: 'one-page' };
    const first = await placeWithCodes(stage, who, page);
    expect(await placeWithCodes(stage, who, page)).toEqual(first);
    const changed = { ...page, values: { ...typedOrder, name: 'Bo Berg' } };
    expect(await placeWithCodes(stage, who, changed)).toMatchObject({ ok: true });
  });

  test('that is wrong counts against a limit per network', async () => {
    const { who } = newVisitor();
    for (let count = 0; count < 20; count += 1) {
      const wrong = await placeWithCodes(stage, who, { id: pack, codes: coded('NOPE') });
      expect(wrong).toMatchObject({ refusal: 'bad-code' });
    }
    await newCode(stage);
    expect(await placeWithCodes(stage, who, { id: pack, codes: coded('SPRING') })).toMatchObject({
      errors: { code: expect.stringContaining('Too many') },
    });
  });
});

describe('a gift card', () => {
  test('is sold without VAT, and its code is only in the email [P.251]', async () => {
    const card = await boughtGiftCard(stage, 'gift-card-500', { recipientEmail: 'friend@example.com' });
    expect(card.code).toHaveLength(20);
    expect(await emailsTo(stage.db, 'friend@example.com')).toEqual(['gift-card']);
    expect(await emailsTo(stage.db, typedOrder.email)).toContain('order-receipt');
    expect(await receiptOf(card.orderId)).toMatchObject({ vatMinor: 0, lines: [{ isVoucher: true }] });
    expect(await balanceOf(stage, card)).toBe(50_000);
    const rows = await stage.db.query.selectFrom('gift_cards').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(card.code);
  });

  test('pays a part of a session, and the rest is charged to a card', async () => {
    const card = await boughtGiftCard(stage);
    const hold = await held(stage.world);
    const codes = coded('', card.code);
    const order = await placed(stage, await placeWithCodes(stage, hold.who, { id: hold.bookingId, codes }));
    expect(stage.bank.books.session(order.sessionId ?? '')?.amountMinor).toBe(95_000);
    expect(await balanceOf(stage, card)).toBe(0);
    await pay(stage, order);
    expect(await bookingOf(stage.db, hold.bookingId)).toMatchObject({ state: 'booked', covered_by: 'order' });
    expect(await paymentsOf(order.orderId)).toMatchObject([
      { provider: 'gift-card', captured_minor: 100_000 },
      { provider: 'test', captured_minor: 95_000 },
    ]);
    expect(await receiptOf(order.orderId)).toMatchObject({ totalMinor: 195_000, giftCardMinor: 100_000 });
  });

  test('that covers a session books it at once, and a cancellation gives the amount back to it', async () => {
    const card = await boughtGiftCard(stage, 'gift-card-1950');
    const hold = await held(stage.world, '2026-11-26T09:00:00Z');
    const codes = coded('', card.code);
    const outcome = await placeWithCodes(stage, hold.who, { id: hold.bookingId, codes });
    const token = new URL(outcome.ok ? outcome.url : '').searchParams.get('session') ?? '';
    expect(await settleReturn(stage.world, hold.who, token)).toMatchObject({ outcome: 'booked' });
    expect(await balanceOf(stage, card)).toBe(0);
    const amount = { amountMinor: 195_000, currency: 'DKK' };
    const cancelled = await cancelBooking(stage.world, hold.who, { token });
    expect(cancelled).toEqual({ ok: true, money: { kind: 'refunded', amount, toGiftCard: amount } });
    expect(await balanceOf(stage, card)).toBe(195_000);
    expect(await emailsTo(stage.db, hold.email)).toContain('booking-cancelled');
  });

  test('is returned to when the checkout ends unpaid, also after another attempt of the same page', async () => {
    const card = await boughtGiftCard(stage);
    const hold = await held(stage.world);
    const request = { id: hold.bookingId, codes: coded('', card.code) };
    const first = await placeWithCodes(stage, hold.who, request);
    expect(await placeWithCodes(stage, hold.who, request)).toEqual(first);
    const order = await placed(stage, first);
    await closeSession(stage.world, order.paymentId);
    expect(await balanceOf(stage, card)).toBe(100_000);
  });

  test('refunded as an order loses what is refunded, at most what is unspent', async () => {
    const card = await boughtGiftCard(stage);
    const codes = coded('', card.code);
    const spent = await placeWithCodes(stage, visitor, { id: 'main-course', currency: 'DKK', codes });
    expect(spent).toMatchObject({ ok: false });
    const hold = await held(stage.world);
    const order = await placed(stage, await placeWithCodes(stage, hold.who, { id: hold.bookingId, codes }));
    await closeSession(stage.world, order.paymentId);
    const refund = { orderId: card.orderId, amountMinor: 40_000, seenLeftMinor: 100_000, once: null };
    expect(await refundOrder(stage.world, owner, refund)).toMatchObject({ ok: true });
    expect(await balanceOf(stage, card)).toBe(60_000);
    const rest = { orderId: card.orderId, amountMinor: 'all', seenLeftMinor: 60_000, once: null };
    expect(await refundOrder(stage.world, owner, rest)).toMatchObject({ ok: true, amountMinor: 60_000 });
    expect(await balanceOf(stage, card)).toBe(0);
  });

  test('refunds go to the card first, then to the gift card [P.252]', async () => {
    const card = await boughtGiftCard(stage);
    const hold = await held(stage.world);
    const codes = coded('', card.code);
    const order = await placed(stage, await placeWithCodes(stage, hold.who, { id: hold.bookingId, codes }));
    await pay(stage, order);
    const refund = { orderId: order.orderId, amountMinor: 100_000, seenLeftMinor: 195_000, once: null };
    expect(await refundOrder(stage.world, owner, refund)).toMatchObject({ ok: true });
    const refunds = await stage.db.query
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['provider', 'refunds.amount_minor', 'refunds.state'])
      .orderBy('refunds.amount_minor')
      .execute();
    expect(refunds).toEqual([
      { provider: 'gift-card', amount_minor: 5000, state: 'succeeded' },
      { provider: 'test', amount_minor: 95_000, state: 'due' },
    ]);
    expect(await balanceOf(stage, card)).toBe(5000);
  });

  test('paid late without its part: the money is refunded, and the gift card is not charged twice', async () => {
    const card = await boughtGiftCard(stage);
    const hold = await held(stage.world);
    const codes = coded('', card.code);
    const order = await placed(stage, await placeWithCodes(stage, hold.who, { id: hold.bookingId, codes }));
    await stage.db.query
      .updateTable('orders')
      .set({ state: 'lapsed' })
      .where('id', '=', order.orderId)
      .execute();
    const other = await held(stage.world, '2026-11-26T09:00:00Z');
    await pay(
      stage,
      await placed(stage, await placeWithCodes(stage, other.who, { id: other.bookingId, codes })),
    );
    stage.bank.payer.pay(order.sessionId ?? '');
    await settlePayment(stage.world, order.paymentId);
    const late = await orderOf(stage.db, order.paymentId);
    expect(late).toMatchObject({ state: 'refund-due', total_minor: 95_000, gift_card_minor: 0 });
    expect(await balanceOf(stage, card)).toBe(0);
  });
});
