import { expect, test } from 'vitest';
import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { orderIdByToken } from '#studio/money/orders/order-by-token.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { bookingByLink } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { deliverGiftCard } from '#studio/offers/gift-cards/deliver-gift-card.ts';
import { eraseGuest } from '#studio/office/privacy/erase-guest.ts';
import { emailsTo, grantsOf } from '#tests/support/browser/screenshots.ts';
import { exampleSlot, held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { sendRefund } from '../send-refund.ts';
import { settlePayment } from '../settle-payment.ts';
import { correctEmail } from './correct-email.ts';
import { readRestore, restoreEmail } from './restore-email.ts';

const stage = testStage();
const other = 'other@example.org';
const elsewhere = { ...visitor, payerToken: null };
const lunch = '2026-11-24T12:00:00Z';

/** Paid, then corrected to `other` in the browser that paid. */
async function moved(subject?: string) {
  const hold = subject ? { bookingId: subject, ...newVisitor() } : await held(stage.world);
  const checkout = await opened(stage, hold.bookingId, hold.who);
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  const before = await owners();
  const input = { returnToken: checkout.returnToken, email: other };
  expect(await correctEmail(stage.world, hold.who, input)).toEqual({ ok: true });
  const [first = ''] = before;
  return { ...hold, ...checkout, first, token: await tokenIn(first, /orders\/email\/([\w-]{22})/) };
}

async function owners(): Promise<Set<string>> {
  const { query } = stage.db;
  const rows = await Promise.all([
    query.selectFrom('orders').select('email').execute(),
    query.selectFrom('bookings').select('email').where('confirmed_at', 'is not', null).execute(),
    query.selectFrom('entitlements').select('email').execute(),
  ]);
  return new Set(rows.flat().map(({ email }) => email));
}

/** Of the emails to an address; after a restoration of the new one. */
async function tokenIn(email: string, pattern: RegExp, after = ''): Promise<string> {
  const rows = await stage.db.query
    .selectFrom('emails')
    .select('body')
    .where('recipient', '=', email)
    .where('dedupe_key', 'like', `%${after}`)
    .execute();
  return rows.map(({ body }) => pattern.exec(body ?? '')?.[1]).find(Boolean) ?? '';
}

const bookingLink = /bookings\/([\w-]{22})/;
const restore = (token: string) => restoreEmail(stage.world, elsewhere, { token });

test('corrected purchase: the first address is told where it went, without the whole other address', async () => {
  const { first } = await moved();
  expect(await emailsTo(stage.db, first)).toContain('email-replaced');
  const mails = stage.db.query.selectFrom('emails').select('body').where('kind', '=', 'email-replaced');
  const { body } = await mails.executeTakeFirstOrThrow();
  expect(body).toContain('o•••@e•••.org');
  expect(body).not.toContain(other);
});

test('taking back: reading the link changes nothing, however often a mail scanner does it', async () => {
  const { token } = await moved();
  for (let look = 0; look < 3; look += 1) {
    expect(await readRestore(stage.world, token)).toMatchObject({ state: 'asks' });
  }
  expect(await owners()).toEqual(new Set([other]));
});

test('taking back: session, order and emails belong to the first address again, the other links are void', async () => {
  const { token, first } = await moved();
  const strangers = await tokenIn(other, bookingLink);
  expect(await bookingByLink(stage.world, elsewhere, strangers)).not.toBeNull();
  expect(await restore(token)).toBe(true);
  expect(await owners()).toEqual(new Set([first]));
  expect(await bookingByLink(stage.world, elsewhere, strangers)).toBeNull();
  expect(
    await bookingByLink(stage.world, elsewhere, await tokenIn(first, bookingLink, ':restored')),
  ).not.toBeNull();
  expect(await readRestore(stage.world, token)).toEqual({ state: 'done' });
  expect(await restore(token)).toBe(false);
});

test('taking back: the browser that paid opens the booking, order and credit no longer', async () => {
  const now = stage.world.clock.now();
  const { token, who, returnToken } = await moved();
  const found = () =>
    Promise.all([
      bookingByLink(stage.world, who, returnToken),
      orderIdByToken(stage.db.query, { token: returnToken, who, now }),
    ]);
  expect(await found()).not.toContain(null);
  expect(await restore(token)).toBe(true);
  expect(await found()).toEqual([null, null]);
});

test('taking back: the other address is told that it did, without links and the whole first address', async () => {
  const { token, first } = await moved();
  await restore(token);
  const mails = stage.db.query.selectFrom('emails').select(['recipient', 'body']);
  const { recipient, body } = await mails.where('kind', '=', 'email-restored').executeTakeFirstOrThrow();
  expect(recipient).toBe(other);
  expect(body).not.toContain(first);
  expect(body).not.toMatch(/[\w-]{22}/);
});

test('taking back: the address cannot be corrected a second time', async () => {
  const { token, who, returnToken } = await moved();
  await restore(token);
  const again = await correctEmail(stage.world, who, { returnToken, email: other });
  expect(again).toEqual({ ok: false, refusal: 'other-browser' });
});

test('taking back: after the other person rescheduled, the new time belongs to the first address', async () => {
  const { token, first } = await moved();
  const strangers = await tokenIn(other, bookingLink);
  const request = { token: strangers, slotStart: lunch };
  expect(await rescheduleBooking(stage.world, elsewhere, request)).toMatchObject({ ok: true });
  expect(await restore(token)).toBe(true);
  const own = await bookingByLink(stage.world, elsewhere, await tokenIn(first, bookingLink, ':restored'));
  expect(own?.start.toString()).toBe(lunch);
  expect(await owners()).toEqual(new Set([first]));
});

test('taking back: after the other person cancelled, the order belongs to the first address', async () => {
  const { token, first } = await moved();
  const strangers = await tokenIn(other, bookingLink);
  expect(await cancelBooking(stage.world, elsewhere, { token: strangers })).toMatchObject({ ok: true });
  expect(await restore(token)).toBe(true);
  expect(await owners()).toEqual(new Set([first]));
});

test('taking back: a credit that the other person booked with returns with its session', async () => {
  const { token, first } = await moved('private-coaching');
  const credit = await tokenIn(other, /credit=([\w-]{22})/);
  const input = { courseId: 'private-coaching', name: 'T', email: other, slotStart: exampleSlot };
  const booking = { who: elsewhere, input: { ...input, place: 'studio' }, entitlementToken: credit };
  expect(await bookDirectly(stage.world, booking as never)).toMatchObject({ ok: true });
  expect(await restore(token)).toBe(true);
  expect(await owners()).toEqual(new Set([first]));
});

test('taking back: a gift card gets another code, so that the one sent elsewhere is worthless', async () => {
  const { token } = await moved('gift-card-1000');
  const cardOf = () =>
    stage.db.query.selectFrom('gift_cards').select(['id', 'code_hash']).executeTakeFirstOrThrow();
  await deliverGiftCard(stage.world, (await cardOf()).id);
  const sent = await cardOf();
  expect(sent.code_hash).not.toBeNull();
  expect(await restore(token)).toBe(true);
  expect(await cardOf()).not.toEqual(sent);
});

/** By the owner, of the order that was corrected; 'sent': to the provider. */
async function refunded(amountMinor: number | 'all', paidMinor: number, state: 'sent' | 'due' = 'sent') {
  const { id: orderId } = await stage.db.query.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const outcome = await refundOrder(stage.world, owner, { orderId, amountMinor, seenLeftMinor: paidMinor });
  expect(outcome).toMatchObject({ ok: true });
  if (state === 'sent') await sendRefunds();
  return orderId;
}

const refundRows = () =>
  stage.db.query.selectFrom('refunds').select(['id', 'amount_minor', 'state']).execute();

async function sendRefunds() {
  for (const { id } of await refundRows()) await sendRefund(stage.world, id);
}

async function sentAgain(email: string): Promise<string[]> {
  const rows = await stage.db.query
    .selectFrom('emails')
    .select('kind')
    .where('recipient', '=', email)
    .where('dedupe_key', 'like', '%:restored')
    .execute();
  return rows.map(({ kind }) => kind).toSorted();
}

test('taking back after a full refund: no right returns, nothing is refunded twice, and the receipt is sent', async () => {
  const { token, first } = await moved('private-coaching');
  const credit = await tokenIn(other, /credit=([\w-]{22})/);
  const orderId = await refunded('all', 195_000);
  expect(await restore(token)).toBe(true);
  await sendRefunds();
  expect(await owners()).toEqual(new Set([first]));
  expect(await grantsOf(stage.db, orderId)).toMatchObject([{ balance: 0 }]);
  expect(await refundRows()).toMatchObject([{ amount_minor: 195_000, state: 'succeeded' }]);
  expect(await sentAgain(first)).toEqual(['order-receipt']);
  const input = { courseId: 'private-coaching', name: 'T', email: other, slotStart: exampleSlot };
  const booking = { who: elsewhere, input: { ...input, place: 'studio' }, entitlementToken: credit };
  expect(await bookDirectly(stage.world, booking as never)).toMatchObject({ ok: false });
});

test('taking back after a partial refund: the first address gets what is left, and the links of the other one end', async () => {
  const { token, first } = await moved('private-coaching');
  const credit = await tokenIn(other, /credit=([\w-]{22})/);
  const orderId = await refunded(50_000, 195_000);
  expect(await restore(token)).toBe(true);
  expect(await grantsOf(stage.db, orderId)).toMatchObject([{ balance: 1 }]);
  expect(await sentAgain(first)).toEqual(['credit-granted', 'order-receipt']);
  const own = await tokenIn(first, /credit=([\w-]{22})/, ':restored');
  expect(own).toMatch(/^[\w-]{22}$/);
  expect(own).not.toBe(credit);
  expect(await refundRows()).toMatchObject([{ amount_minor: 50_000 }]);
});

test('taking back while a refund is on its way: it is sent once, and the first address is told', async () => {
  const { token, first } = await moved('private-coaching');
  await refunded('all', 195_000, 'due');
  expect(await restore(token)).toBe(true);
  await sendRefunds();
  await sendRefunds();
  expect(await refundRows()).toMatchObject([{ amount_minor: 195_000, state: 'succeeded' }]);
  expect((await emailsTo(stage.db, first)).filter((kind) => kind === 'refund-sent')).toHaveLength(1);
  expect(await emailsTo(stage.db, other)).not.toContain('refund-sent');
});

test('taking back a gift card after a partial refund: another code, with what was left of it', async () => {
  const { token } = await moved('gift-card-1000');
  const cards = stage.db.query.selectFrom('gift_cards').select(['id', 'code_hash']);
  await deliverGiftCard(stage.world, (await cards.executeTakeFirstOrThrow()).id);
  const sent = await cards.executeTakeFirstOrThrow();
  const orderId = await refunded(40_000, 100_000);
  expect(await restore(token)).toBe(true);
  expect((await cards.executeTakeFirstOrThrow()).code_hash).not.toEqual(sent.code_hash);
  expect(await grantsOf(stage.db, orderId)).toMatchObject([{ balance: 60_000 }]);
});

test('taking back: not after 24 hours, and not with another token', async () => {
  const { token } = await moved();
  expect(await restore('A'.repeat(22))).toBe(false);
  stage.world.setNow(testNow.add({ hours: 24, seconds: 1 }));
  expect(await readRestore(stage.world, token)).toBeNull();
  expect(await restore(token)).toBe(false);
});

test('taking back: two presses at once have one effect', async () => {
  const { token, first } = await moved();
  const outcomes = await Promise.all([restore(token), restore(token)]);
  expect(outcomes.toSorted()).toEqual([false, true]);
  expect(await owners()).toEqual(new Set([first]));
});

test('taking back: erasing the first address ends its link', async () => {
  const { token, first } = await moved();
  expect(await eraseGuest(stage.world, owner, { email: first, language: 'en' })).toEqual({ ok: true });
  expect(await restore(token)).toBe(false);
  const kept = await stage.db.query.selectFrom('email_corrections').select('id').execute();
  expect(kept).toEqual([]);
});
