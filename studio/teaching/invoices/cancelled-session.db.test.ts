import { describe, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { payOrder } from '#studio/money/checkout/pay-order.ts';
import { recordOrderPayment } from '#studio/money/checkout/record-order-payment.ts';
import { receiptText } from '#studio/money/documents/receipt-text.ts';
import { sumOutstanding } from '#studio/money/figures/outstanding.queries.ts';
import { findInvoice, invoicesOfOrder } from '#studio/money/orders/invoices/invoices.queries.ts';
import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { changeSettings } from '#studio/office/settings/change-settings.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { unnamedStudio } from '#studio/shared/content/identity.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { createInvoice } from './create-invoice.ts';
import { dueReminders } from './remind-payment.ts';
import { sendInvoice } from './send-invoice.ts';

const stage = testStage();
const email = 'soeren@example.dk';
const price = 195_000;

/** A session of the day after tomorrow, invoiced to a company. */
async function invoiced({ isSent }: { isSent: boolean }) {
  const typed = { name: 'Søren Ærø', email, day: '2026-11-25', time: '10:00', place: 'studio' };
  await bookFor(stage.world, owner, { ...typed, cover: 'at-session', language: 'en' });
  const booking = await stage.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  const subject = { kind: 'booking', bookingId: booking.id } as const;
  const company = { companyName: 'Ærø Teater', address: 'Havnen 1', vatNumber: '', reference: '' };
  const outcome = await createInvoice(stage.world, owner, {
    subject,
    once: null,
    ...company,
    email: 'faktura@example.dk',
    dueOn: '2026-12-09',
    amountMinor: price,
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  if (isSent) await sendInvoice(stage.world, owner, { number: outcome.number, once: 'a' });
  const { orderId } = (await found(outcome.number))!;
  return { bookingId: booking.id, orderId };
}

async function found(number: number) {
  const today = studioDay(stage.world.clock.now());
  return findInvoice(stage.db.query, number, today);
}

const outstanding = () => sumOutstanding(stage.db.query, owner, stage.world.clock.now());

async function afterTwoMonths() {
  const rule = { invoiceDueDays: '14', invoicePayTo: '', firstReminderDays: '3', secondReminderDays: '10' };
  await changeSettings(stage.world, owner, { group: 'invoices', version: 0, values: rule });
  stage.world.setNow(testNow.add({ hours: 24 * 60 }));
  const faults = await figureFaults(stage.db, stage.world.clock.now());
  return { reminders: await dueReminders(stage.world), faults };
}

async function cancelByLink(bookingId: string) {
  const expiresAt = testNow.add({ hours: 99 });
  const link = { purpose: 'booking', subjectId: bookingId, expiresAt } as const;
  return cancelBooking(stage.world, visitor, { token: await makeSecretLink(stage.db.query, link) });
}

async function mailText(): Promise<string> {
  const row = await stage.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', 'booking-cancelled')
    .executeTakeFirstOrThrow();
  return row.body ?? '';
}

async function paid(orderId: string) {
  const buyer = { ...student, email, userId: 's-1' };
  expect(await payOrder(stage.world, buyer, { orderId, returnPath: '/' })).toMatchObject({ ok: true });
  const payment = await stage.db.query
    .selectFrom('payments')
    .select(['id', 'session_id'])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return { id: payment.id, sessionId: payment.session_id! };
}

describe('cancelling a session with an unpaid invoice', () => {
  test('credits an invoice that was sent, by a credit note of its series, and ends its reminders', async () => {
    const { bookingId, orderId } = await invoiced({ isSent: true });
    expect(await cancelFor(stage.world, owner, { bookingId, money: 'back' })).toEqual({
      ok: true,
      money: { kind: 'invoice-cancelled', number: 1, creditNote: 2 },
    });
    expect(await found(1)).toMatchObject({ status: 'credited', creditNote: 2 });
    expect(await invoicesOfOrder(stage.db.query, orderId)).toMatchObject([
      { number: 1 },
      { number: 2, kind: 'credit-note', creditsNumber: 1, content: { totalMinor: -price } },
    ]);
    expect(await mailText()).toContain('Invoice 1 is cancelled, so there’s nothing to pay.');
    expect(await outstanding()).toEqual([]);
    expect(await cancelFor(stage.world, owner, { bookingId, money: 'back' })).toMatchObject({ ok: false });
    expect(await invoicesOfOrder(stage.db.query, orderId)).toHaveLength(2);
    expect(await afterTwoMonths()).toEqual({ reminders: [], faults: [] });
  });

  test('withdraws an invoice that was never sent, without a credit note', async () => {
    const { bookingId, orderId } = await invoiced({ isSent: false });
    expect(await cancelFor(stage.world, owner, { bookingId, money: 'back' })).toMatchObject({
      money: { kind: 'invoice-cancelled', number: 1, creditNote: null },
    });
    expect(await found(1)).toMatchObject({ status: 'withdrawn', creditNote: null });
    expect(await invoicesOfOrder(stage.db.query, orderId)).toHaveLength(1);
    expect(await outstanding()).toEqual([]);
    expect(await afterTwoMonths()).toEqual({ reminders: [], faults: [] });
  });

  test('a preview that is still open does not send an invoice that was withdrawn or credited', async () => {
    const { bookingId } = await invoiced({ isSent: false });
    await cancelFor(stage.world, owner, { bookingId, money: 'back' });
    const sent = { number: 1, once: 'from the preview' };
    expect(await sendInvoice(stage.world, owner, sent)).toEqual({ ok: false, refusal: 'not-open' });
    expect(await stage.db.query.selectFrom('invoices').select('sent_at').execute()).toEqual([
      { sent_at: null },
    ]);
  });

  test('leaves the invoice to be paid when the owner chooses so', async () => {
    const { bookingId } = await invoiced({ isSent: true });
    expect(await cancelFor(stage.world, owner, { bookingId, money: 'kept' })).toMatchObject({
      money: { kind: 'invoice-due', number: 1 },
    });
    expect(await outstanding()).toEqual([{ currency: 'DKK', amountMinor: price, count: 1 }]);
  });

  test('by the student: until the notice the invoice is credited, later it stays to be paid', async () => {
    const { bookingId } = await invoiced({ isSent: true });
    expect(await cancelByLink(bookingId)).toMatchObject({ money: { kind: 'invoice-cancelled' } });
    expect(await found(1)).toMatchObject({ status: 'credited' });
  });

  test('by the student too late: the invoice stays to be paid, and the email says so', async () => {
    const { bookingId } = await invoiced({ isSent: true });
    stage.world.setNow(Temporal.Instant.from('2026-11-25T08:00:00Z'));
    expect(await cancelByLink(bookingId)).toMatchObject({ money: { kind: 'invoice-due', number: 1 } });
    expect(await found(1)).toMatchObject({ status: 'sent' });
    expect(await mailText()).toContain('Invoice 1 is still to be paid');
    const { orderId } = (await found(1))!;
    const received = { orderId, method: 'bank-transfer', receivedOn: '2026-11-23' };
    expect(await recordOrderPayment(stage.world, owner, received)).toMatchObject({ ok: true });
    expect(await found(1)).toMatchObject({ status: 'paid' });
    expect(await stage.db.query.selectFrom('refunds').select('id').execute()).toEqual([]);
    expect(await outstanding()).toEqual([]);
  });

  test('refunds a payment that arrives from a page that was open', async () => {
    const { bookingId, orderId } = await invoiced({ isSent: true });
    const payment = await paid(orderId);
    await cancelFor(stage.world, owner, { bookingId, money: 'back' });
    expect(await found(1)).toMatchObject({ status: 'credited' });
    stage.bank.payer.pay(payment.sessionId);
    await settlePayment(stage.world, payment.id);
    const refunds = await stage.db.query.selectFrom('refunds').select(['id', 'amount_minor']).execute();
    expect(refunds).toMatchObject([{ amount_minor: price }]);
    await sendRefund(stage.world, refunds[0]!.id);
    expect(await outstanding()).toEqual([]);
    expect(await afterTwoMonths()).toEqual({ reminders: [], faults: [] });
  });
});

test('cancelling a session whose invoice was paid: the credit note of the refund names the invoice', async () => {
  const { bookingId, orderId } = await invoiced({ isSent: true });
  const payment = await paid(orderId);
  stage.bank.payer.pay(payment.sessionId);
  await settlePayment(stage.world, payment.id);
  expect(await found(1)).toMatchObject({ status: 'paid' });
  expect(await cancelFor(stage.world, owner, { bookingId, money: 'back' })).toMatchObject({
    money: { kind: 'refunded', amount: { amountMinor: price } },
  });
  const refund = await stage.db.query.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await sendRefund(stage.world, refund.id);
  const documents = await stage.db.query
    .selectFrom('receipts')
    .select(['number', 'kind', 'content'])
    .orderBy('number')
    .execute();
  expect(documents).toMatchObject([
    { kind: 'receipt', content: { invoiceNumber: 1, totalMinor: price } },
    { kind: 'credit-note', content: { invoiceNumber: 1, totalMinor: -price } },
  ]);
  const [, note] = documents;
  const content = note!.content as ReceiptContent;
  const issuedOn = Temporal.PlainDate.from('2026-11-24');
  const about = { issuedOn, content, deliveredTo: [], identity: unnamedStudio, language: 'en' } as const;
  const text = receiptText({ kind: 'credit-note', number: note!.number, ...about });
  expect(text.heads.flatMap(({ lines }) => lines)).toContain('Invoice 1');
  expect(await found(1)).toMatchObject({ status: 'credited', creditNote: null });
  expect(await invoicesOfOrder(stage.db.query, orderId)).toHaveLength(1);
  expect(await afterTwoMonths()).toEqual({ reminders: [], faults: [] });
});
