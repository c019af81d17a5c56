import { beforeEach, expect, test } from 'vitest';
import { documentForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { orderOf } from '#tests/support/browser/screenshots.ts';
import { newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { owner } from '#tests/support/who.ts';
import { orderDocumentPdf } from './order-document.ts';

const stage = testStage();

beforeEach(async () => {
  const vat = { vat_class: 'standard' } as const;
  await stage.db.query.updateTable('offers').set(vat).where('kind', '=', 'session').execute();
});

async function paid(checkout: { sessionId: string; paymentId: string }) {
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  return orderOf(stage.db, checkout.paymentId);
}

async function refund(orderId: string, amountMinor: number, seenLeftMinor: number) {
  const outcome = await refundOrder(stage.world, owner, { orderId, amountMinor, seenLeftMinor });
  expect(outcome).toMatchObject({ ok: true });
  const due = await stage.db.query.selectFrom('refunds').select('id').where('state', '=', 'due').execute();
  for (const { id } of due) await sendRefund(stage.world, id);
}

async function notesOf(orderId: string): Promise<string[]> {
  const rows = await stage.db.query
    .selectFrom('receipts')
    .select('number')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .orderBy('number')
    .execute();
  const texts: string[] = [];
  for (const { number } of rows) {
    const pdf = await documentForOwner(stage.db.query, { who: owner, orderId, number });
    const { text } = await readPdf(await orderDocumentPdf(stage.world, pdf!));
    texts.push(text.replaceAll('\u00a0', ' '));
  }
  return texts;
}

test('credit note: a refund of 500 out of 1,950 states a line of 500 with its VAT, and no line of 1,950', async () => {
  const { id } = await paid(await opened(stage, 'private-coaching', newVisitor({ language: 'en' }).who));
  await refund(id, 50_000, 195_000);
  await refund(id, 145_000, 145_000);
  const [first, rest] = await notesOf(id);
  expect(first).toContain('part of DKK 1,950, Including 25% VAT: DKK −100');
  expect(first?.match(/DKK −500/g)).toHaveLength(2);
  expect(first).not.toContain('DKK −1,950');
  expect(rest).toContain('part of DKK 1,950, Including 25% VAT: DKK −290');
  expect(rest?.match(/DKK −1,450/g)).toHaveLength(2);
});

test('credit note: a full refund states the line as it was ordered, in Danish on a Danish order', async () => {
  const { id } = await paid(await opened(stage, 'private-coaching', newVisitor({ language: 'da' }).who));
  await refund(id, 195_000, 195_000);
  const [text] = await notesOf(id);
  expect(text).toContain('Heraf moms 25 %: DKK −390');
  expect(text?.match(/DKK −1\.950/g)).toHaveLength(2);
  expect(text).not.toContain('en del af');
});

test('credit note: a partial refund of one charge of a plan names that charge', async () => {
  const who = newVisitor({ language: 'en' }).who;
  const { id } = await paid(await opened(stage, 'main-course-premium-3-months', who, 'USD'));
  await refund(id, 10_000, 16_568);
  const [text] = await notesOf(id);
  expect(text).toContain('(1/3)');
  expect(text).toContain('part of USD 165.68');
  expect(text).toContain('USD −100');
  expect(text).not.toContain('497');
});
