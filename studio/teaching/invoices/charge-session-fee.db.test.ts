import { beforeEach, describe, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { recordAttendance } from '#studio/calendar/owner-calendar/record-attendance.ts';
import { payOrder } from '#studio/money/checkout/pay-order.ts';
import { sumOutstanding } from '#studio/money/figures/outstanding.queries.ts';
import { findInvoice } from '#studio/money/orders/invoices/invoices.queries.ts';
import { ownOrders } from '#studio/money/orders/own-orders.queries.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { readBooking } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import { keptForSession } from '#studio/money/paid-bookings/missed-session.queries.ts';
import { spendCreditOn } from '#studio/money/paid-bookings/spend-credit.ts';
import { recordLessonPayment } from '#studio/money/settlement/record-lesson-payment.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { grantEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { exampleSlot, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { chargeSessionFee } from './charge-session-fee.ts';
import { createInvoice } from './create-invoice.ts';
import { creditInvoice } from './credit-invoice.ts';

const stage = testStage();
const email = 'mia@example.com';
const start = Temporal.Instant.from(exampleSlot);

const agree = (late: number, noShow: number) =>
  stage.db.query
    .updateTable('offers')
    .set({ late_fee_percent: late, no_show_fee_percent: noShow })
    .where('kind', '=', 'session')
    .execute();

beforeEach(async () => {
  await agree(50, 33);
});

async function booked(cover: 'at-session' | 'owner' = 'at-session'): Promise<string> {
  const hour = { day: '2026-11-24', time: '10:00', place: 'online', cover, language: 'en' } as const;
  const outcome = await bookFor(stage.world, owner, { ...hour, name: 'Mia Ærø', email });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.bookingId;
}

async function missed(bookingId: string): Promise<void> {
  stage.world.setNow(start);
  expect(await recordAttendance(stage.world, owner, { bookingId, attendance: 'no-show' })).toBe(true);
}

async function cancelledByLink(bookingId: string, at: Temporal.Instant) {
  stage.world.setNow(at);
  const link = { purpose: 'booking', subjectId: bookingId, expiresAt: start.add({ hours: 24 }) } as const;
  return cancelBooking(stage.world, visitor, { token: await makeSecretLink(stage.db.query, link) });
}

const late = start.subtract({ hours: 23 });
const charge = (bookingId: string) => chargeSessionFee(stage.world, owner, bookingId);
const found = (number: number) =>
  findInvoice(stage.db.query, number, studioDay(stage.world.clock.now())).then((invoice) => invoice!);
const outstanding = () => sumOutstanding(stage.db.query, owner, stage.world.clock.now());
const faults = () => figureFaults(stage.db, stage.world.clock.now());
const mails = (kind: string) =>
  stage.db.query.selectFrom('emails').select(['body', 'recipient']).where('kind', '=', kind).execute();
const noFee = { ok: false, refusal: 'no-fee' };

async function payOnline(orderId: string): Promise<void> {
  const buyer = { ...student, email, userId: 's-1' };
  expect(await payOrder(stage.world, buyer, { orderId, returnPath: '/' })).toMatchObject({ ok: true });
  const payment = await stage.db.query
    .selectFrom('payments')
    .select(['id', 'session_id'])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  stage.bank.payer.pay(payment.session_id!);
  await settlePayment(stage.world, payment.id);
}

describe('the fee of a missed session that was not paid beforehand', () => {
  test('is charged by an invoice with a link to pay, only when the owner does it, as agreed when it was booked', async () => {
    const bookingId = await booked();
    await agree(100, 100);
    await missed(bookingId);
    expect(await outstanding()).toEqual([]);
    expect(await charge(bookingId)).toEqual({ ok: true, number: 1 });
    const invoice = await found(1);
    expect(invoice).toMatchObject({
      status: 'sent',
      bookingId,
      content: {
        company: { name: 'Mia Ærø' },
        totalMinor: 64_350,
        vatMinor: 0,
        lines: [{ description: 'No-show: session Tuesday 24 November 2026, 10:00', vatRatePermille: 0 }],
      },
    });
    const [mail] = await mails('invoice');
    expect(mail).toMatchObject({ recipient: email, body: expect.stringContaining('DKK 643.50') });
    expect(await outstanding()).toEqual([{ currency: 'DKK', amountMinor: 64_350, count: 1 }]);
    const own = await ownOrders(stage.db.query, { ...student, email }, { most: 5, before: null });
    expect(own).toMatchObject([{ id: invoice.orderId, totalMinor: 64_350 }]);
    await payOnline(invoice.orderId);
    expect(await found(1)).toMatchObject({ status: 'paid' });
    expect(await stage.db.query.selectFrom('refunds').select('id').execute()).toEqual([]);
    expect(await stage.db.query.selectFrom('entitlements').select('id').execute()).toEqual([]);
    expect(await keptForSession(stage.db.query, bookingId)).toMatchObject({ leftMinor: 64_350 });
    expect(await outstanding()).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  test('is charged once: pressed twice, in two windows, or after it was credited', async () => {
    const bookingId = await booked();
    await missed(bookingId);
    const both = await Promise.all([charge(bookingId), charge(bookingId)]);
    expect(both).toEqual([
      { ok: true, number: 1 },
      { ok: true, number: 1 },
    ]);
    expect(await mails('invoice')).toHaveLength(1);
    expect(await creditInvoice(stage.world, owner, 1)).toEqual({ ok: true, number: 2 });
    expect(await outstanding()).toEqual([]);
    expect(await charge(bookingId)).toEqual({ ok: true, number: 1 });
    expect(await outstanding()).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  test('never adds to a payment: while its invoice is open, the session cannot be marked as paid', async () => {
    const bookingId = await booked();
    await missed(bookingId);
    await charge(bookingId);
    const payment = { bookingId, method: 'cash', amountMinor: 195_000 };
    expect(await recordLessonPayment(stage.world, owner, payment)).toEqual({
      ok: false,
      refusal: 'invoiced',
    });
    await creditInvoice(stage.world, owner, 1);
    expect(await recordLessonPayment(stage.world, owner, payment)).toMatchObject({ ok: true });
  });
});

describe('the fee of a late cancellation', () => {
  test('is named in the email and charged by its share of the price', async () => {
    const bookingId = await booked();
    const money = { kind: 'fee-agreed', amount: { amountMinor: 97_500, currency: 'DKK' } };
    expect(await cancelledByLink(bookingId, late)).toEqual({ ok: true, money });
    const [mail] = await mails('booking-cancelled');
    expect(mail?.body).toContain('we may charge DKK 975 because the session was cancelled too late');
    expect(await outstanding()).toEqual([]);
    expect(await charge(bookingId)).toEqual({ ok: true, number: 1 });
    const { content, orderId } = await found(1);
    expect(content).toMatchObject({ totalMinor: 97_500 });
    expect(content.lines[0]?.description).toMatch(/^Late cancellation: /);
    await payOnline(orderId);
    expect(await found(1)).toMatchObject({ status: 'paid' });
    expect(await faults()).toEqual([]);
  });

  test('cannot be charged until the notice has passed', async () => {
    const bookingId = await booked();
    const at = start.subtract({ hours: 24 });
    expect(await cancelledByLink(bookingId, at)).toEqual({ ok: true, money: { kind: 'nothing-paid' } });
    expect(await charge(bookingId)).toEqual(noFee);
  });

  test('can be charged where the owner cancels for the student, and not where the owner cancels', async () => {
    const bookingId = await booked();
    stage.world.setNow(late);
    expect(await cancelFor(stage.world, owner, { bookingId, money: 'back' })).toMatchObject({
      money: { kind: 'nothing-paid' },
    });
    expect(await charge(bookingId)).toEqual(noFee);
    stage.world.setNow(testNow);
    const second = await booked();
    stage.world.setNow(late);
    expect(await cancelFor(stage.world, owner, { bookingId: second, money: 'kept' })).toMatchObject({
      money: { kind: 'fee-agreed' },
    });
    expect(await charge(second)).toMatchObject({ ok: true });
  });
});

test('the confirmation and the student’s booking state the fees as agreed, and only while it is not paid', async () => {
  const bookingId = await booked();
  await agree(0, 0);
  const sentence =
    'If you haven’t paid and cancel less than 24 hours before, we may charge DKK 975; if you don’t come, DKK 643.50.';
  const [mail] = await mails('booking-confirmed');
  expect(mail?.body?.replaceAll('\u00a0', ' ')).toContain(sentence);
  const seen = async () => (await readBooking(stage.world, visitor, bookingId))!;
  expect((await seen()).fees?.replaceAll('\u00a0', ' ')).toBe(sentence);
  await recordLessonPayment(stage.world, owner, { bookingId, method: 'cash', amountMinor: 195_000 });
  expect(await seen()).toMatchObject({ fees: null, lateFee: null });
});

test('a page that promised a free cancellation does not cancel once the notice has passed', async () => {
  const bookingId = await booked();
  expect(await readBooking(stage.world, visitor, bookingId)).toMatchObject({
    lateFee: null,
    rights: { cancelMoney: 'all-back' },
  });
  stage.world.setNow(late);
  const mia = { ...student, email };
  expect(await cancelBooking(stage.world, mia, { bookingId, promised: 'all-back' })).toEqual({
    ok: false,
    refusal: 'money-changed',
  });
  expect(await readBooking(stage.world, visitor, bookingId)).toMatchObject({
    lateFee: { amountMinor: 97_500 },
    rights: { cancelMoney: 'kept' },
  });
});

describe('no fee is charged for a session', () => {
  test('that took place, is still to come, or has no agreed fee', async () => {
    const bookingId = await booked();
    expect(await charge(bookingId)).toEqual(noFee);
    stage.world.setNow(start);
    await recordAttendance(stage.world, owner, { bookingId, attendance: 'completed' });
    expect(await charge(bookingId)).toEqual(noFee);
    await stage.db.query.updateTable('bookings').set({ no_show_fee_percent: 0 }).execute();
    await missed(bookingId);
    expect(await charge(bookingId)).toEqual(noFee);
    expect(await charge('00000000-0000-4000-8000-000000000000')).toMatchObject({ refusal: 'not-found' });
  });

  test('that was paid: what was paid is kept instead', async () => {
    const bookingId = await booked();
    await recordLessonPayment(stage.world, owner, { bookingId, method: 'cash', amountMinor: 195_000 });
    await missed(bookingId);
    expect(await charge(bookingId)).toEqual(noFee);
    expect(await keptForSession(stage.db.query, bookingId)).toMatchObject({ leftMinor: 195_000 });
  });

  test('that is paid by a credit or costs nothing', async () => {
    const bookingId = await booked('owner');
    const now = stage.world.clock.now();
    const offer = await stage.db.query
      .selectFrom('offers')
      .select('id')
      .where('kind', '=', 'session')
      .executeTakeFirstOrThrow();
    await missed(bookingId);
    expect(await charge(bookingId)).toEqual(noFee);
    await recordAttendance(stage.world, owner, { bookingId, attendance: 'open' });
    stage.world.setNow(testNow);
    const grant = { kind: 'credit', offerId: offer.id, orderId: null, email, validUntil: null } as const;
    await stage.db.transaction((tx) => grantEntitlement({ tx, now }, grant));
    expect(await spendCreditOn(stage.world, owner, { bookingId })).toEqual({ ok: true });
    await missed(bookingId);
    expect(await charge(bookingId)).toEqual(noFee);
    expect(await keptForSession(stage.db.query, bookingId)).toEqual({ kind: 'credit' });
  });

  test('whose whole price is invoiced: the invoice stays to be paid', async () => {
    const bookingId = await booked();
    const company = { companyName: 'Ærø Teater', address: 'Havnen 1', vatNumber: '', reference: '' };
    const invoice = { ...company, email, dueOn: '2026-12-09', amountMinor: 195_000, once: null };
    await createInvoice(stage.world, owner, { subject: { kind: 'booking', bookingId }, ...invoice });
    expect(await spendCreditOn(stage.world, owner, { bookingId })).toEqual({
      ok: false,
      refusal: 'invoiced',
    });
    await missed(bookingId);
    expect(await charge(bookingId)).toEqual(noFee);
    expect(await outstanding()).toEqual([{ currency: 'DKK', amountMinor: 195_000, count: 1 }]);
  });
});
