import { expect, test } from 'vitest';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { emailsTo, orderOf } from '#tests/support/browser/screenshots.ts';
import { opened, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { sendReceiptAgain } from './send-receipt-again.ts';

const stage = testStage();

async function order({ isPaid }: { isPaid: boolean }) {
  const { sessionId, paymentId } = await opened(stage, 'singing-workshop-1d');
  if (isPaid) {
    stage.bank.payer.pay(sessionId);
    await settlePayment(stage.world, paymentId);
  }
  return orderOf(stage.db, paymentId);
}

const receiptsTo = async (email: string) =>
  (await emailsTo(stage.db, email)).filter((kind) => kind === 'order-receipt').length;

test('receipt: is emailed again once per form, and each time is in the activity log', async () => {
  const { id: orderId, email } = await order({ isPaid: true });
  expect(await receiptsTo(email)).toBe(1);
  const send = (once: string) => sendReceiptAgain(stage.world, owner, { orderId, once });
  expect(await Promise.all([send('first'), send('first')])).toEqual([{ ok: true }, { ok: true }]);
  expect(await receiptsTo(email)).toBe(2);
  expect(await send('second')).toEqual({ ok: true });
  expect(await receiptsTo(email)).toBe(3);
  const entries = await stage.db.query
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `order:${orderId}`)
    .where('action', '=', 'order.receipt-resent')
    .execute();
  expect(entries).toHaveLength(2);
});

test('receipt: is not sent before it is issued or without an address', async () => {
  const unpaid = await order({ isPaid: false });
  const send = (orderId: string) => sendReceiptAgain(stage.world, owner, { orderId, once: null });
  await stage.db.query
    .updateTable('orders')
    .set({ email: 'a@example.com' })
    .where('id', '=', unpaid.id)
    .execute();
  expect(await send(unpaid.id)).toEqual({ ok: false, refusal: 'no-receipt' });
  const paid = await order({ isPaid: true });
  expect(await send('none')).toEqual({ ok: false, refusal: 'not-found' });
  await stage.db.query.updateTable('orders').set({ email: '' }).where('id', '=', paid.id).execute();
  expect(await send(paid.id)).toEqual({ ok: false, refusal: 'no-email' });
});
