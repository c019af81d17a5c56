import { describe, expect, test } from 'vitest';
import { orderForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { emailsTo, grantsOf, orderOf, refundsOf } from '#tests/support/browser/screenshots.ts';
import { opened, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { refundOrder } from './refund-order.ts';

const stage = testStage();

async function bought() {
  const checkout = await opened(stage, 'private-coaching');
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  return { ...checkout, orderId: (await orderOf(stage.db, checkout.paymentId)).id };
}

const give = (orderId: string, amountMinor: number | 'all', seenLeftMinor: number, who = owner) =>
  refundOrder(stage.world, who, { orderId, amountMinor, seenLeftMinor });
const sendAll = async (paymentId: string) => {
  for (const { id } of await refundsOf(stage.db, paymentId)) await sendRefund(stage.world, id);
};

describe('a refund by the owner', () => {
  test('in part: the rest stays paid, and what was granted stays [P.169]', async () => {
    const made = await bought();
    expect(await give(made.orderId, 50_000, 195_000)).toEqual({
      ok: true,
      amountMinor: 50_000,
      currency: 'DKK',
    });
    await sendAll(made.paymentId);
    expect(await orderOf(stage.db, made.paymentId)).toMatchObject({
      state: 'refunded',
      refunded_minor: 50_000,
    });
    expect(await grantsOf(stage.db, made.orderId)).toMatchObject([{ balance: 1 }]);
    expect((await orderForOwner(stage.db.query, owner, made.orderId))?.leftMinor).toBe(145_000);
    expect(
      (await emailsTo(stage.db, 'payer@example.com')).filter((kind) => kind === 'refund-sent'),
    ).toHaveLength(1);
  });

  test('in full, after a partial one: what was granted is revoked', async () => {
    const made = await bought();
    await give(made.orderId, 50_000, 195_000);
    await sendAll(made.paymentId);
    expect(await give(made.orderId, 'all', 145_000)).toMatchObject({ ok: true, amountMinor: 145_000 });
    await sendAll(made.paymentId);
    expect(await orderOf(stage.db, made.paymentId)).toMatchObject({
      state: 'refunded',
      refunded_minor: 195_000,
    });
    expect(await grantsOf(stage.db, made.orderId)).toMatchObject([{ balance: 0 }]);
  });

  test('concurrent or double-clicked: the second gets a conflict [P.132]', async () => {
    const made = await bought();
    const both = await Promise.all([
      give(made.orderId, 50_000, 195_000),
      give(made.orderId, 50_000, 195_000),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, refusal: 'changed' });
    expect(await refundsOf(stage.db, made.paymentId)).toHaveLength(1);
  });

  test('of more than the rest, of nothing, or of something else is refused', async () => {
    const { orderId } = await bought();
    expect(await give(orderId, 195_001, 195_000)).toEqual({ ok: false, refusal: 'too-much' });
    for (const amount of [0, -1, 0.5]) {
      expect(await give(orderId, amount, 195_000)).toEqual({ ok: false, refusal: 'bad-amount' });
    }
    await give(orderId, 'all', 195_000);
    expect(await give(orderId, 'all', 0)).toEqual({ ok: false, refusal: 'nothing-left' });
  });
});
