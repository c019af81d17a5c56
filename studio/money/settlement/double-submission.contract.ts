import { expect, test } from 'vitest';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { emailsTo, orderOf, refundsOf } from '#tests/support/browser/screenshots.ts';
import { opened, type Stage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';

/** Refunds under double submission, on both database engines. */
export function doubleSubmissionContract(stage: Stage): void {
  const price = 195_000;
  const part = 50_000;

  const bought = async () => {
    const { sessionId, paymentId } = await opened(stage, 'private-coaching');
    stage.bank.payer.pay(sessionId);
    await settlePayment(stage.world, paymentId);
    return { paymentId, orderId: (await orderOf(stage.db, paymentId)).id };
  };
  const give = (orderId: string, once: string | null, amountMinor: number | 'all' = part) =>
    refundOrder(stage.world, owner, { orderId, amountMinor, seenLeftMinor: price, once });
  const atOnce = <T>(act: () => Promise<T>) => Promise.all([act(), act(), act(), act()]);

  test('one refund form submitted four times concurrently refunds once, with the same answer to all', async () => {
    const { orderId, paymentId } = await bought();
    const answers = await atOnce(() => give(orderId, 'the-form'));
    expect(answers).toEqual(Array(4).fill({ ok: true, amountMinor: part, currency: 'DKK' }));
    const refunds = await refundsOf(stage.db, paymentId);
    expect(refunds).toMatchObject([{ amount_minor: part }]);
    await atOnce(() => sendRefund(stage.world, refunds[0]?.id ?? ''));
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ refunded_minor: part });
    const mails = await emailsTo(stage.db, 'payer@example.com');
    expect(mails.filter((kind) => kind === 'refund-sent')).toHaveLength(1);
    // From a stale page.
    expect(await give(orderId, 'the-form')).toMatchObject({ ok: true });
    expect(await refundsOf(stage.db, paymentId)).toHaveLength(1);
  });

  test('four windows with the same amount refund it once; three get a conflict', async () => {
    const { orderId, paymentId } = await bought();
    let window = 0;
    const answers = await atOnce(() => {
      window += 1;
      return give(orderId, `window-${window}`, 'all');
    });
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.refusal === 'changed')).toHaveLength(3);
    expect(await refundsOf(stage.db, paymentId)).toMatchObject([{ amount_minor: price }]);
  });
}
