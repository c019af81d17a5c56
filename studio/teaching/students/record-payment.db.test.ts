import { beforeEach, describe, expect, test } from 'vitest';
import { orderDocumentPdf } from '#studio/money/documents/order-document.ts';
import { incomeByOffer } from '#studio/money/figures/income.queries.ts';
import { documentForOwner, orderForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import { sendReceiptAgain } from '#studio/money/orders/send-receipt-again.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { emailsTo, grantsOf } from '#tests/support/browser/screenshots.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { exampleSlot, held, testStage } from '#tests/support/page-fixture.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { recordPayment } from './record-payment.ts';
import { type StudentFacts, studentFacts } from './student.queries.ts';

const stage = testStage();
const email = 'soeren@example.dk';
let student: StudentFacts;

beforeEach(async () => {
  await held(stage.world, exampleSlot, { who: visitor, email });
  student = (await studentFacts(stage.db.query, owner, { email }))!;
});

const typed = {
  offerId: 'other',
  description: 'Choir coaching',
  vatClass: 'standard',
  amountMinor: 125_000,
  currency: 'DKK',
  method: 'cash',
  receivedOn: '2026-11-20',
} as const;

const record = (more: object = {}, who = owner) =>
  recordPayment(stage.world, who, { student, once: null, ...typed, ...more });

async function recorded(more: object = {}): Promise<string> {
  const outcome = await record(more);
  if (!outcome.ok) throw new Error(outcome.fields.join());
  return outcome.orderId;
}

const wholeYear = {
  from: Temporal.Instant.from('2026-01-01T00:00:00Z'),
  until: Temporal.Instant.from('2027-01-01T00:00:00Z'),
  currency: 'DKK',
} as const;

async function incomeOf(offerId: string) {
  const offers = await incomeByOffer(stage.db.query, owner, { filter: wholeYear, page: 1 });
  return offers.find((offer) => offer.offerId === offerId);
}

const faults = () => figureFaults(stage.db, stage.world.clock.now());

describe('a payment received outside the system', () => {
  test('for free text: a paid order with a receipt that states method, day and VAT, and counts as income', async () => {
    const orderId = await recorded();
    const found = await orderForOwner(stage.db.query, owner, orderId);
    expect(found).toMatchObject({
      order: { status: 'paid', total_minor: 125_000, email },
      payments: [{ provider: 'manual', method: 'cash', received_on: '2026-11-20', captured_minor: 125_000 }],
    });
    const number = found!.documents[0]!.number;
    const document = await documentForOwner(stage.db.query, { who: owner, orderId, number });
    const { text } = await readPdf(await orderDocumentPdf(stage.world, document!));
    for (const words of ['Choir coaching', 'Including 25% VAT', 'Cash']) expect(text).toContain(words);
    expect(text).toContain('20 November 2026');
    expect(await incomeOf('other')).toMatchObject({ grossMinor: 125_000, vatMinor: 25_000 });
    expect(await faults()).toEqual([]);
  });

  test('its receipt is emailed when the owner sends it, not before', async () => {
    const orderId = await recorded();
    expect(await emailsTo(stage.db, email)).not.toContain('order-receipt');
    expect(await sendReceiptAgain(stage.world, owner, { orderId })).toEqual({ ok: true });
    expect(await emailsTo(stage.db, email)).toContain('order-receipt');
  });

  test('for a pack or course: grants what it does online, and reversing the payment revokes it', async () => {
    const orderId = await recorded({ offerId: 'private-coaching-5', amountMinor: 877_500 });
    expect(await grantsOf(stage.db, orderId)).toMatchObject([{ kind: 'credit', balance: 5 }]);
    const reversal = { orderId, amountMinor: 'all', seenLeftMinor: 877_500 };
    expect(await refundOrder(stage.world, owner, reversal)).toMatchObject({ refusal: 'no-reason' });
    const outcome = await refundOrder(stage.world, owner, { ...reversal, note: 'Wrong student' });
    expect(outcome).toMatchObject({ ok: true, amountMinor: 877_500 });
    const found = await orderForOwner(stage.db.query, owner, orderId);
    expect(found?.order.status).toBe('refunded');
    expect(found?.documents.map(({ kind }) => kind)).toEqual(['receipt', 'credit-note']);
    expect(found?.history).toContainEqual(expect.objectContaining({ kind: 'refund', note: 'Wrong student' }));
    expect(await grantsOf(stage.db, orderId)).toMatchObject([{ balance: 0 }]);
    expect(await incomeOf('private-coaching-5')).toMatchObject({ grossMinor: 0, vatMinor: 0 });
    expect(await faults()).toEqual([]);
  });

  test('sent twice: recorded once', async () => {
    const once = 'form-1';
    const [first, second] = await Promise.all([record({ once }), record({ once })]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(await incomeOf('other')).toMatchObject({ grossMinor: 125_000 });
  });

  test('invalid input names its fields, and nothing is written', async () => {
    const wrong = [
      [{ amountMinor: null }, 'amountMinor'],
      [{ amountMinor: -1 }, 'amountMinor'],
      [{ description: ' ' }, 'description'],
      [{ currency: 'SEK' }, 'currency'],
      [{ method: 'cheque' }, 'method'],
      [{ receivedOn: '2030-01-01' }, 'receivedOn'],
      [{ offerId: 'shipping' }, 'offerId'],
      [{ vatClass: 'zero' }, 'vatClass'],
    ] as const;
    for (const [more, field] of wrong) expect(await record(more)).toEqual({ ok: false, fields: [field] });
    expect(await incomeOf('other')).toBeUndefined();
  });

  test('for a workshop without a free place: refused, and nothing is written', async () => {
    await stage.db.query.deleteFrom('units').where('kind', '=', 'seat').where('state', '=', 'free').execute();
    const outcome = await record({ offerId: 'singing-workshop-1d', amountMinor: 360_000 });
    expect(outcome).toEqual({ ok: false, fields: ['offerId'] });
    const receipts = await stage.db.query.selectFrom('receipts').select('number').execute();
    expect(receipts).toEqual([]);
  });
});
