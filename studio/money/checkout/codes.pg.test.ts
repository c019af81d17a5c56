import { expect, test } from 'vitest';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { closeSession } from '#studio/money/settlement/close-session.ts';
import { newVisitor, testStage, typedOrder } from '#tests/support/page-fixture.ts';
import { times } from '#tests/support/site/times.ts';
import {
  balanceOf,
  boughtGiftCard,
  newCode,
  placed,
  placeWithCodes,
} from '#tests/support/vouchers/place-with-codes.ts';
import { owner } from '#tests/support/who.ts';

const stage = testStage('server');
const pack = 'private-coaching-5';

/** `count` buyers at once, each with an address of their own unless given. */
function rivals(
  count: number,
  codes: { discount: string; giftCard: string },
  dueMinor: number,
  email?: string,
) {
  return Promise.all(
    Array.from({ length: count }, () => {
      const { who, email: own } = newVisitor();
      const values = { ...typedOrder, email: email ?? own };
      return placeWithCodes(stage, who, { id: pack, codes, values, shownTotalMinor: dueMinor });
    }),
  );
}

test('a code for three uses is held by exactly three of twelve concurrent buyers [P.250]', async () => {
  const codeId = await newCode(stage, { maxUses: 3 });
  const outcomes = await rivals(12, { discount: 'SPRING', giftCard: '' }, 789_750);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await balanceOf(stage, { codeId })).toBe(-3);
  for (const outcome of outcomes.filter(({ ok }) => ok)) {
    await closeSession(stage.world, (await placed(stage, outcome)).paymentId);
  }
  expect(await balanceOf(stage, { codeId })).toBe(0);
});

test('a code for one use per person is held once, in however many tabs', async () => {
  const codeId = await newCode(stage, { maxUsesPerPerson: 1 });
  const outcomes = await rivals(8, { discount: 'SPRING', giftCard: '' }, 789_750, 'one@example.com');
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await balanceOf(stage, { codeId })).toBe(-1);
});

test('a gift card is spent once by concurrent buyers, also while it is refunded', async () => {
  for (let round = 0; round < times(2, 30); round += 1) {
    const card = await boughtGiftCard(stage, 'gift-card-1000');
    const refund = { orderId: card.orderId, amountMinor: 'all', seenLeftMinor: 100_000, once: null };
    const [outcomes, refunded] = await Promise.all([
      rivals(5, { discount: '', giftCard: card.code }, 777_500),
      refundOrder(stage.world, owner, refund),
    ]);
    const spent = outcomes.filter(({ ok }) => ok).length;
    expect(spent + (refunded.ok ? 1 : 0)).toBe(1);
    expect(await balanceOf(stage, card)).toBe(0);
  }
});
