import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { payOrder } from '#studio/money/checkout/pay-order.ts';
import { recordOrderPayment } from '#studio/money/checkout/record-order-payment.ts';
import { listOutstanding, sumOutstanding } from '#studio/money/figures/outstanding.queries.ts';
import type { InvoiceStatus } from '#studio/money/orders/invoices/invoice.ts';
import { findInvoice, listInvoices } from '#studio/money/orders/invoices/invoices.queries.ts';
import { recordLessonPayment } from '#studio/money/settlement/record-lesson-payment.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studentFacts } from '#studio/teaching/students/student.queries.ts';
import { emailsTo, orderOf, refundsOf } from '#tests/support/browser/screenshots.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { createInvoice, type InvoiceSubject } from './create-invoice.ts';
import { creditInvoice } from './credit-invoice.ts';
import { sendInvoice } from './send-invoice.ts';

const stage = testStage();
const company = {
  companyName: 'Ærø Teater ApS',
  address: 'Havnen 1\n5970 Ærøskøbing',
  vatNumber: 'DK10150817',
  reference: 'PO 7',
  email: 'faktura@example.dk',
  dueOn: '2026-12-09',
};
const sold = {
  offerId: 'other',
  description: 'Choir coaching',
  vatClass: 'standard',
  amountMinor: 125_000,
  currency: 'DKK',
};
const typed = { name: 'Søren Ærø', email: 'soeren@example.dk', day: '2026-11-25', time: '10:00' };

async function guest(): Promise<InvoiceSubject> {
  await held(stage.world, undefined, { who: visitor, email: typed.email });
  const found = await studentFacts(stage.db.query, owner, { email: typed.email });
  return { kind: 'student', student: found! };
}

async function invoiced(subject: InvoiceSubject, more: object = {}): Promise<number> {
  const outcome = await createInvoice(stage.world, owner, { subject, once: null, ...company, ...more });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.number;
}

async function booked() {
  const outcome = await bookFor(stage.world, owner, {
    ...typed,
    place: 'studio',
    cover: 'at-session',
    language: 'en',
  });
  expect(outcome.ok).toBe(true);
  const { id } = await stage.db.query
    .selectFrom('bookings')
    .select('id')
    .where('covered_by', '=', 'at-session')
    .executeTakeFirstOrThrow();
  return id;
}

const today = () => studioDay(stage.world.clock.now());
const found = async (number: number) => (await findInvoice(stage.db.query, number, today()))!;
const faults = () => figureFaults(stage.db, stage.world.clock.now());
const outstanding = () => sumOutstanding(stage.db.query, owner, stage.world.clock.now());
const received = { method: 'bank-transfer', receivedOn: '2026-11-23' };
const receipts = async () => (await stage.db.query.selectFrom('receipts').select('content').execute()).length;

async function paid(number: number) {
  const { orderId } = await found(number);
  return recordOrderPayment(stage.world, owner, { orderId, ...received });
}

describe('an invoice to a company', () => {
  test('is outstanding until its payment is recorded; then its receipt is in the ledger, once', async () => {
    const subject = await guest();
    const number = await invoiced(subject, sold);
    expect(await found(number)).toMatchObject({
      number: 1,
      status: 'not-sent',
      orderNumber: expect.stringMatching(/^B-/),
      content: { totalMinor: 125_000, vatMinor: 25_000, email: company.email, name: typed.name },
    });
    expect(await outstanding()).toEqual([{ currency: 'DKK', amountMinor: 125_000, count: 1 }]);
    expect(await receipts()).toBe(0);
    expect(await faults()).toEqual([]);
    expect((await paid(number)).ok).toBe(true);
    expect(await paid(number)).toEqual({ ok: false, refusal: 'not-payable' });
    expect(await found(number)).toMatchObject({ status: 'paid' });
    expect([await outstanding(), await receipts(), await faults()]).toEqual([[], 1, []]);
    expect(await creditInvoice(stage.world, owner, number)).toEqual({ ok: false, refusal: 'not-open' });
  });

  test('is paid at the hosted checkout, also after a page that was not used', async () => {
    const number = await invoiced(await guest(), sold);
    const pay = async () => {
      const { orderId } = await found(number);
      const session = await stage.db.query
        .selectFrom('payments')
        .select(['id', 'session_id'])
        .where('order_id', '=', orderId)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (session?.session_id) return session;
      const buyer = { ...student, email: typed.email, userId: 's-1' };
      const opening = await payOrder(stage.world, buyer, { orderId, returnPath: '/' });
      expect(opening.ok).toBe(true);
      return pay();
    };
    const unused = await pay();
    expect(await creditInvoice(stage.world, owner, number)).toEqual({ ok: false, refusal: 'checkout-open' });
    expect(await paid(number)).toEqual({ ok: false, refusal: 'checkout-open' });
    stage.bank.payer.expireNaturally(unused.session_id!);
    await settlePayment(stage.world, unused.id);
    expect(await found(number)).toMatchObject({ status: 'not-sent' });
    const used = await pay();
    stage.bank.payer.pay(used.session_id!);
    await settlePayment(stage.world, used.id);
    expect(await found(number)).toMatchObject({ status: 'paid' });
    expect([await receipts(), await refundsOf(stage.db, used.id), await faults()]).toEqual([1, [], []]);
    expect(await emailsTo(stage.db, typed.email)).toContain('order-receipt');
  });

  test('is credited by a credit note of the same series, without an entry in the ledger', async () => {
    const number = await invoiced(await guest(), sold);
    const outcome = await creditInvoice(stage.world, owner, number);
    expect(outcome).toEqual({ ok: true, number: 2 });
    expect(await found(number)).toMatchObject({ status: 'credited', creditNote: 2 });
    expect(await found(2)).toMatchObject({
      kind: 'credit-note',
      creditsNumber: 1,
      dueOn: null,
      content: { totalMinor: -125_000, vatMinor: -25_000 },
    });
    expect(await paid(number)).toEqual({ ok: false, refusal: 'not-payable' });
    expect(await creditInvoice(stage.world, owner, number)).toEqual({ ok: false, refusal: 'not-open' });
    expect([await outstanding(), await receipts(), await faults()]).toEqual([[], 0, []]);
  });

  test('has the statuses of the list: not sent, sent, overdue', async () => {
    const number = await invoiced(await guest(), sold);
    const listed = async (status?: InvoiceStatus) => {
      const filters = status ? { status } : {};
      const listQuery = { sort: 'issued', order: 'descending', filters, search: '', at: null } as const;
      const { rows } = await listInvoices(stage.db.query, owner, { listQuery, today: today() });
      return rows.map((row) => row.status);
    };
    expect(await listed()).toEqual(['not-sent']);
    expect(await sendInvoice(stage.world, owner, { number, once: 'a' })).toEqual({ ok: true });
    expect(await sendInvoice(stage.world, owner, { number, once: 'a' })).toEqual({ ok: true });
    expect(await emailsTo(stage.db, company.email)).toEqual(['invoice']);
    expect([await listed('sent'), await listed('overdue')]).toEqual([['sent'], []]);
    stage.world.setNow(testNow.add({ hours: 24 * 30 }));
    expect([await listed('sent'), await listed('overdue')]).toEqual([[], ['overdue']]);
    expect(await outstanding()).toMatchObject([{ amountMinor: 125_000 }]);
  });

  test('is refused without a company, for a wrong VAT number or a past due date, and to others', async () => {
    const subject = await guest();
    const refused = async (more: object, who = owner) => {
      const outcome = await createInvoice(stage.world, who, {
        subject,
        once: null,
        ...company,
        ...sold,
        ...more,
      });
      return outcome.ok ? null : outcome.fields;
    };
    expect(await refused({ companyName: ' ' })).toEqual(['companyName']);
    expect(await refused({ vatNumber: '12345678' })).toEqual(['vatNumber']);
    expect(await refused({ dueOn: '2026-11-01' })).toEqual(['dueOn']);
    expect(await refused({ description: '' })).toEqual(['description']);
    expect(await refused({ email: 'no' })).toEqual(['email']);
    expect(await stage.db.query.selectFrom('invoices').select('number').execute()).toEqual([]);
  });

  test('is issued once per form, with gapless numbers', async () => {
    const subject = await guest();
    const make = (once: string) => createInvoice(stage.world, owner, { subject, once, ...company, ...sold });
    expect(await make('one')).toEqual({ ok: true, number: 1 });
    expect(await make('one')).toEqual({ ok: true, number: 1 });
    expect(
      await createInvoice(stage.world, owner, { subject, once: 'x', ...company, ...sold, offerId: 'none' }),
    ).toMatchObject({ ok: false, refusal: 'not-payable' });
    expect(await make('two')).toEqual({ ok: true, number: 2 });
  });

  test('cannot be changed once issued', async () => {
    const number = await invoiced(await guest(), sold);
    for (const change of [sql`due_on = '2030-01-01'`, sql`content = '{}'`, sql`number = 9`]) {
      const changing = sql`update invoices set ${change} where number = ${number}`.execute(stage.db.query);
      await expect(changing).rejects.toThrow('append-only');
    }
  });
});

test('an unpaid session: outstanding once, paid by its invoice only, and not refunded', async () => {
  const bookingId = await booked();
  const number = await invoiced({ kind: 'booking', bookingId }, { amountMinor: 195_000 });
  const again = { subject: { kind: 'booking', bookingId }, once: null, ...company, amountMinor: 1 } as const;
  expect(await createInvoice(stage.world, owner, again)).toMatchObject({ ok: false, refusal: 'invoiced' });
  expect(
    await recordLessonPayment(stage.world, owner, { bookingId, method: 'cash', amountMinor: 195_000 }),
  ).toEqual({ ok: false, refusal: 'invoiced' });
  stage.world.setNow(testNow.add({ hours: 24 * 5 }));
  expect(await outstanding()).toEqual([{ currency: 'DKK', amountMinor: 195_000, count: 1 }]);
  expect(await paid(number)).toMatchObject({ ok: true });
  const booking = await stage.db.query
    .selectFrom('bookings')
    .select(['covered_by', 'order_id'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  expect(booking).toEqual({ covered_by: 'order', order_id: (await found(number)).orderId });
  const refunds = await stage.db.query.selectFrom('refunds').select('id').execute();
  expect([refunds, await outstanding(), await faults()]).toEqual([[], [], []]);
});

test('an order that waits: invoiced once, and outstanding as the invoice', async () => {
  const checkout = await opened(stage, 'private-coaching');
  const { id } = await orderOf(stage.db, checkout.paymentId);
  const payUntil = stage.world.clock.now().add({ hours: 48 });
  await stage.db.query.updateTable('orders').set({ pay_until: payUntil }).where('id', '=', id).execute();
  stage.bank.payer.expireNaturally(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  const number = await invoiced({ kind: 'order', orderId: id });
  const again = { subject: { kind: 'order', orderId: id }, once: null, ...company } as const;
  expect(await createInvoice(stage.world, owner, again)).toMatchObject({ ok: false, refusal: 'invoiced' });
  const now = stage.world.clock.now();
  const listQuery = { sort: 'due', order: 'ascending', filters: {}, search: '', at: null } as const;
  const { rows } = await listOutstanding(stage.db.query, owner, { currency: 'DKK', now, listQuery });
  expect(rows).toMatchObject([{ kind: 'invoice', name: company.companyName, id: `invoice:${number}` }]);
  expect(await faults()).toEqual([]);
});
