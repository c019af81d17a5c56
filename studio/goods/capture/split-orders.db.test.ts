import { describe, expect, test } from 'vitest';
import { dispatchOrder } from '#studio/goods/dispatch/dispatch-order.ts';
import { payOrder } from '#studio/money/checkout/pay-order.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import {
  appliedFor,
  followingOrder,
  orderedGoods,
  orderState,
} from '#tests/support/vouchers/charged-later.ts';
import { boughtGiftCard, newCode, pay } from '#tests/support/vouchers/place-with-codes.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { acceptOrder } from './decide-order.ts';

const stage = testStage();

const goods = (giftCard: string, more?: { quantity?: number; discount?: string }) =>
  orderedGoods(stage, giftCard, more);
const application = (giftCard: string, discount?: string) => appliedFor(stage, giftCard, discount);

const stateOf = (orderId: string) => orderState(stage, orderId);

const restOf = (orderId: string) => followingOrder(stage, orderId);

const onePiece = [{ position: 0, quantity: 1 }];
const faults = () => figureFaults(stage.db, stage.world.clock.now());

describe('an order that is split', () => {
  const emailOf = async (kind: string) =>
    (
      await stage.db.query
        .selectFrom('emails')
        .select('body')
        .where('kind', '=', kind)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).body ?? '';
  const vatOf = async (orderId: string) => {
    const lines = await stage.db.query
      .selectFrom('order_lines')
      .select('vat_minor')
      .where('order_id', '=', orderId)
      .execute();
    return lines.reduce((sum, line) => sum + line.vat_minor, 0);
  };

  test.each([
    ['several rates', false],
    ['one rate', true],
  ])('states as much VAT as the whole, with a gift card for %s', async (_, isSinglePurpose) => {
    const card = await boughtGiftCard(stage);
    await stage.db.query
      .updateTable('gift_cards')
      .set({ is_single_purpose: isSinglePurpose })
      .where('id', '=', card.giftCardId)
      .execute();
    await newCode(stage, { code: 'THIRD', percent: 33 });
    const order = await goods(card.code, { quantity: 3, discount: 'THIRD' });
    await pay(stage, order);
    const wholeMinor = await vatOf(order.orderId);
    await dispatchOrder(stage.world, owner, { orderId: order.orderId, pieces: onePiece });
    const second = await restOf(order.orderId);
    if (second.state === 'open') {
      const token = await makeSecretLink(stage.db.query, {
        purpose: 'order',
        subjectId: second.id,
        expiresAt: stage.world.clock.now().add({ hours: 1 }),
      });
      await payOrder(stage.world, visitor, { token, returnPath: '/' });
      const session = [...stage.bank.books.sessions.values()].at(-1);
      if (!session) throw new Error('no checkout');
      stage.bank.payer.pay(session.id);
      await settlePayment(stage.world, session.paymentId);
    }
    await dispatchOrder(stage.world, owner, { orderId: second.id, pieces: onePiece });
    const third = await restOf(second.id);
    await dispatchOrder(stage.world, owner, { orderId: third.id });
    const parts = await Promise.all([order.orderId, second.id, third.id].map(vatOf));
    expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - wholeMinor)).toBeLessThanOrEqual(2);
    expect(await stateOf(third.id)).toMatchObject({ state: 'paid' });
    expect(await faults()).toEqual([]);
  });

  test('names what paid each part in its email', async () => {
    const card = await boughtGiftCard(stage);
    const order = await goods(card.code);
    await pay(stage, order);
    await dispatchOrder(stage.world, owner, { orderId: order.orderId, pieces: onePiece });
    expect(await emailOf('order-dispatched')).toContain('Your card and your gift card have paid DKK 939');
    expect(await emailOf('order-dispatched')).toContain('Paid with gift card: DKK 110');
    stage.world.setNow(testNow.add({ minutes: 1 }));
    await dispatchOrder(stage.world, owner, { orderId: (await restOf(order.orderId)).id });
    expect(await emailOf('order-dispatched')).toContain('we’ve used DKK 890 of your gift card');
    expect(await emailOf('order-dispatched')).not.toContain('to your card');
  });

  test('by two dispatches at once: only the parcel that was sent is answered as sent', async () => {
    const card = await boughtGiftCard(stage, 'gift-card-1950');
    const order = await goods(card.code, { quantity: 3 });
    await pay(stage, order);
    const twoPieces = [{ position: 0, quantity: 2 }];
    const outcomes = await Promise.all(
      [onePiece, twoPieces].map((pieces) =>
        dispatchOrder(stage.world, owner, { orderId: order.orderId, pieces }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, refusal: 'not-authorised' });
    expect(await faults()).toEqual([]);
  });
});

test('late money without the gift card states the VAT of what was paid', async () => {
  const card = await boughtGiftCard(stage);
  const order = await goods(card.code);
  stage.bank.payer.expireNaturally(order.sessionId ?? '');
  await settlePayment(stage.world, order.paymentId);
  await application(card.code);
  stage.bank.payer.payLate(order.sessionId ?? '');
  await settlePayment(stage.world, order.paymentId);
  const lines = await stage.db.query
    .selectFrom('order_lines')
    .select(['vat_minor', 'unit_minor', 'quantity', 'discount_minor'])
    .where('order_id', '=', (await restOf(order.orderId)).id)
    .execute();
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  const paidMinor = sum((line) => line.quantity * line.unit_minor - line.discount_minor);
  expect(sum((line) => line.vat_minor)).toBe(paidMinor / 5);
});

test('an acceptance that a gift card paid says so, not that a card was charged', async () => {
  const card = await boughtGiftCard(stage);
  await newCode(stage, { code: 'MOST', amountMinor: 1_750_000, currency: 'DKK', percent: null });
  const order = await application(card.code, 'MOST');
  await acceptOrder(stage.world, owner, order);
  const { body } = await stage.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', 'application-accepted')
    .executeTakeFirstOrThrow();
  expect(body).toContain('DKK 1,000 that was reserved on your gift card');
  expect(body).not.toContain('on your card');
});
