import { beforeEach, describe, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import { orderDocumentPdf } from '#studio/money/documents/order-document.ts';
import { documentForOwner, orderForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { readBooking } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import { spendCreditOn } from '#studio/money/paid-bookings/spend-credit.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { bookingOf, emailsTo, openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { exampleSlot, newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { owner } from '#tests/support/who.ts';
import { recordLessonPayment } from './record-lesson-payment.ts';
import { sendRefund } from './send-refund.ts';

const stage = testStage();
const email = 'soeren@example.dk';
let bookingId = '';

beforeEach(async () => {
  const value = json({ payAtLesson: true });
  await stage.db.query.insertInto('settings').values({ key: 'booking', value }).execute();
  const typed = { name: 'Søren Ærø', email, timeZone: null, place: null, slotStart: exampleSlot };
  const outcome = await bookDirectly(stage.world, {
    who: newVisitor().who,
    input: typed,
    entitlementToken: null,
  });
  if (!outcome.ok) throw new Error(outcome.message);
  bookingId = outcome.booking.id;
});

const record = (more: object = {}) =>
  recordLessonPayment(stage.world, owner, { bookingId, method: 'mobilepay', amountMinor: 195_000, ...more });

const receiptsIssued = () =>
  stage.db.query.selectFrom('receipts').select(['number', 'kind', 'order_id']).orderBy('number').execute();

async function recorded(): Promise<string> {
  const outcome = await record();
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.orderId;
}

describe('a payment at the lesson', () => {
  test('recorded: the session is covered by a paid order, with a receipt that states the method, emailed and audited', async () => {
    const orderId = await recorded();
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({
      state: 'booked',
      covered_by: 'order',
      order_id: orderId,
    });
    const found = await orderForOwner(stage.db.query, owner, orderId);
    expect(found).toMatchObject({
      order: { status: 'paid', total_minor: 195_000, email },
      payments: [{ provider: 'manual', method: 'mobilepay', state: 'captured', captured_minor: 195_000 }],
    });
    expect(await receiptsIssued()).toEqual([{ number: 1, kind: 'receipt', order_id: orderId }]);
    const pdf = await documentForOwner(stage.db.query, { who: owner, orderId, number: 1 });
    const { text } = await readPdf(await orderDocumentPdf(stage.world, pdf!));
    expect(text).toContain('Paid at the session: MobilePay.');
    expect(await emailsTo(stage.db, email)).toContain('order-receipt');
    const entries = await stage.db.query
      .selectFrom('audit_log')
      .select(['actor', 'action', 'details'])
      .where('subject', '=', `booking:${bookingId}`)
      .execute();
    expect(entries).toMatchObject([
      { actor: 'owner', action: 'booking.paid', details: { method: 'mobilepay' } },
    ]);
  });

  test('recorded twice: the same form gets the same answer, another is refused, and one receipt is issued', async () => {
    const once = 'form-1';
    const [first, second] = await Promise.all([record({ once }), record({ once })]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(await record({ once: 'form-2' })).toEqual({ ok: false, refusal: 'already-paid' });
    expect(await record({ method: 'cash' })).toEqual({ ok: false, refusal: 'already-paid' });
    expect(await receiptsIssued()).toHaveLength(1);
    expect(await spendCreditOn(stage.world, owner, { bookingId })).toMatchObject({ refusal: 'not-possible' });
  });

  test('by a visitor, of a cancelled session, without a method or an amount: refused, nothing is written', async () => {
    const _typed = { bookingId, method: 'cash', amountMinor: 195_000 };
    for (const wrong of [{ method: 'cheque' }, { method: '' }, { amountMinor: 0 }, { amountMinor: -1 }]) {
      expect(await record(wrong)).toEqual({ ok: false, refusal: 'bad-amount' });
    }
    await cancelFor(stage.world, owner, { bookingId, money: 'kept' });
    expect(await record()).toEqual({ ok: false, refusal: 'not-payable' });
    expect(await receiptsIssued()).toEqual([]);
  });

  test('refunded by the owner: recorded as an outside refund with a credit note, and not payable again', async () => {
    const orderId = await recorded();
    const part = { orderId, amountMinor: 50_000, seenLeftMinor: 195_000, note: 'Half an hour only' };
    expect(await refundOrder(stage.world, owner, { ...part, note: ' ' })).toMatchObject({
      refusal: 'no-reason',
    });
    expect(await refundOrder(stage.world, owner, part)).toMatchObject({ ok: true });
    const read = () => orderForOwner(stage.db.query, owner, orderId);
    expect((await read())?.order.status).toBe('partially-refunded');
    const rest = { orderId, amountMinor: 'all', seenLeftMinor: 145_000, note: 'Recorded twice' };
    expect(await refundOrder(stage.world, owner, rest)).toMatchObject({ ok: true });
    expect((await read())?.order.status).toBe('refunded');
    const refunds = await stage.db.query
      .selectFrom('refunds')
      .select(['state', 'reason', 'amount_minor'])
      .orderBy('amount_minor')
      .execute();
    expect(refunds).toEqual([
      { state: 'succeeded', reason: 'outside', amount_minor: 50_000 },
      { state: 'succeeded', reason: 'outside', amount_minor: 145_000 },
    ]);
    expect((await receiptsIssued()).map(({ kind }) => kind)).toEqual([
      'receipt',
      'credit-note',
      'credit-note',
    ]);
    expect(await openTaskKinds(stage.db)).toEqual([]);
    expect(await record({ once: 'later' })).toEqual({ ok: false, refusal: 'already-paid' });
  });

  test('refunded by a cancellation: pending until the owner marks it as returned, then refunded', async () => {
    const orderId = await recorded();
    const visitor = newVisitor().who;
    expect(await readBooking(stage.world, visitor, bookingId)).toMatchObject({ paidBy: 'mobilepay' });
    const cancelled = await cancelFor(stage.world, owner, { bookingId, money: 'back' });
    expect(cancelled).toMatchObject({ money: { kind: 'refunded', isManual: true } });
    const { id } = await stage.db.query.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
    await sendRefund(stage.world, id);
    expect((await orderForOwner(stage.db.query, owner, orderId))?.order.status).toBe('refund-pending');
    expect(await openTaskKinds(stage.db)).toEqual(['refund-manual']);
    const task = await stage.db.query.selectFrom('tasks').select('id').executeTakeFirstOrThrow();
    await resolveTask(stage.world, owner, { taskId: task.id, remedy: 'done' });
    expect((await orderForOwner(stage.db.query, owner, orderId))?.order.status).toBe('refunded');
    expect(await openTaskKinds(stage.db)).toEqual([]);
    expect((await receiptsIssued()).map(({ kind }) => kind)).toEqual(['receipt', 'credit-note']);
    expect(await emailsTo(stage.db, email)).toContain('refund-sent');
  });
});
