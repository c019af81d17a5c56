import { expect, test } from 'vitest';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { fullDate, payAt, seatStates, stateOf, tokenTo, waiting } from '#tests/support/dates/waiting-list.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { balanceOf, boughtGiftCard, newCode } from '#tests/support/vouchers/place-with-codes.ts';
import { owner } from '#tests/support/who.ts';
import { payForSeat } from './pay-for-seat.ts';

const stage = testStage();

async function offered() {
  const { dateId, orderIds } = await fullDate(stage);
  const entry = await waiting(stage, dateId);
  const refund = { orderId: orderIds[0] ?? '', amountMinor: 'all', seenLeftMinor: 360_000 } as const;
  await refundOrder(stage.world, owner, refund);
  await reconcile(stage.world);
  const token = await tokenTo(stage, entry.email, 'offers');
  const payWith = (discount: string, giftCard: string, dueMinor: number) =>
    payForSeat(stage.world, newVisitor().who, {
      token,
      currency: 'DKK',
      returnPath: '/courses',
      codes: { discount, giftCard },
      dueMinor,
    });
  return { ...entry, dateId, payWith };
}

test('an offered seat: a gift card pays a part; other codes replace the open payment and release the first', async () => {
  const card = await boughtGiftCard(stage);
  const codeId = await newCode(stage);
  const { id, dateId, payWith } = await offered();
  expect(await payWith('', card.code, 360_000)).toMatchObject({ refusal: 'codes-changed' });
  const first = await payWith('', card.code, 260_000);
  expect(await payWith('', card.code, 260_000)).toEqual(first);
  expect(await balanceOf(stage, card)).toBe(0);
  const second = await payWith('SPRING', '', 324_000);
  expect(await balanceOf(stage, card)).toBe(100_000);
  await payAt(stage, second.ok ? second.url : '');
  expect(await stateOf(stage, id)).toBe('accepted');
  expect(await seatStates(stage, dateId)).toEqual(['taken']);
  expect(await balanceOf(stage, { codeId })).toBe(-1);
});

test('an offered seat that a code covers is accepted at once', async () => {
  await newCode(stage, { percent: 100 });
  const { id, dateId, payWith } = await offered();
  expect(await payWith('SPRING', '', 0)).toMatchObject({ ok: true });
  expect(await stateOf(stage, id)).toBe('accepted');
  expect(await seatStates(stage, dateId)).toEqual(['taken']);
});
