import { describe, expect, test } from 'vitest';
import { dispatchOrder } from '#studio/goods/dispatch/dispatch-order.ts';
import { payOrder } from '#studio/money/checkout/pay-order.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { closeSession } from '#studio/money/settlement/close-session.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { grantsOf, openTaskKinds, orderOf, unitStates } from '#tests/support/browser/screenshots.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import {
  appliedFor,
  followingOrder,
  orderedGoods,
  orderState,
} from '#tests/support/vouchers/charged-later.ts';
import { balanceOf, boughtGiftCard, newCode, pay } from '#tests/support/vouchers/place-with-codes.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { acceptOrder, declineOrder } from './decide-order.ts';

const stage = testStage();
const sixDays = testNow.add({ hours: 6 * 24, minutes: 1 });

const goods = (giftCard: string, more?: { quantity?: number; discount?: string }) =>
  orderedGoods(stage, giftCard, more);
const application = (giftCard: string, discount?: string) => appliedFor(stage, giftCard, discount);

const stateOf = (orderId: string) => orderState(stage, orderId);

const paymentsOf = (orderId: string) =>
  stage.db.query
    .selectFrom('payments')
    .select(['provider', 'state', 'captured_minor'])
    .where('order_id', '=', orderId)
    .orderBy('provider')
    .execute();

const restOf = (orderId: string) => followingOrder(stage, orderId);

const onePiece = [{ position: 0, quantity: 1 }];
const faults = () => figureFaults(stage.db, stage.world.clock.now());

describe('a gift card that pays a part of a programme', () => {
  test('is reserved with the authorisation, spent on acceptance and returned by a refund [P.344]', async () => {
    const card = await boughtGiftCard(stage);
    const order = await application(card.code);
    expect(stage.bank.books.session(order.sessionId ?? '')?.amountMinor).toBe(1_750_000);
    await pay(stage, order);
    expect(await balanceOf(stage, card)).toBe(0);
    expect(await paymentsOf(order.orderId)).toMatchObject([{ provider: 'test', state: 'authorised' }]);
    expect(await acceptOrder(stage.world, owner, order)).toMatchObject({ orderState: 'paid' });
    expect(await paymentsOf(order.orderId)).toEqual([
      { provider: 'gift-card', state: 'captured', captured_minor: 100_000 },
      { provider: 'test', state: 'captured', captured_minor: 1_750_000 },
    ]);
    const refund = { amountMinor: 1_850_000, seenLeftMinor: 1_850_000, once: null };
    await refundOrder(stage.world, owner, { orderId: order.orderId, ...refund });
    expect(await balanceOf(stage, card)).toBe(100_000);
    expect(await faults()).toEqual([]);
  });

  test.each(['declined', 'expired', 'abandoned'] as const)(
    'has its balance back when it is %s',
    async (how) => {
      const card = await boughtGiftCard(stage);
      const order = await application(card.code);
      if (how === 'abandoned') await closeSession(stage.world, order.paymentId);
      else await pay(stage, order);
      if (how === 'declined') await declineOrder(stage.world, owner, order);
      if (how === 'expired') {
        stage.world.setNow(sixDays);
        await reconcile(stage.world);
      }
      expect((await stateOf(order.orderId)).state).toBe(how === 'abandoned' ? 'lapsed' : 'voided');
      expect(await balanceOf(stage, card)).toBe(100_000);
      expect(await faults()).toEqual([]);
    },
  );

  test('that was spent before late money: the payment is released, nothing is reserved', async () => {
    const card = await boughtGiftCard(stage);
    const order = await application(card.code);
    stage.bank.payer.expireNaturally(order.sessionId ?? '');
    await settlePayment(stage.world, order.paymentId);
    await goods(card.code);
    stage.bank.payer.payLate(order.sessionId ?? '');
    await settlePayment(stage.world, order.paymentId);
    await reconcile(stage.world);
    expect(await orderOf(stage.db, order.paymentId)).toMatchObject({ state: 'voided' });
    expect(await openTaskKinds(stage.db)).not.toContain('decide-application');
    expect(await faults()).toEqual([]);
  });
});

describe('an order that codes cover whole', () => {
  test('waits for the decision without a card: accepted, it is paid once and grants the seat', async () => {
    const card = await boughtGiftCard(stage, 'gift-card-1950');
    await newCode(stage, { code: 'NINETY', percent: 90 });
    const order = await application(card.code, 'NINETY');
    expect(order.sessionId).toBeNull();
    expect(await stateOf(order.orderId)).toMatchObject({ state: 'authorised', gift_card_minor: 185_000 });
    expect(await openTaskKinds(stage.db)).toContain('decide-application');
    expect(await grantsOf(stage.db, order.orderId)).toEqual([]);
    const twice = [acceptOrder(stage.world, owner, order), acceptOrder(stage.world, owner, order)];
    expect(await Promise.all(twice)).toEqual(Array(2).fill({ ok: true, orderState: 'paid' }));
    expect(await grantsOf(stage.db, order.orderId)).toMatchObject([{ kind: 'seat' }]);
    expect(await paymentsOf(order.orderId)).toEqual([
      { provider: 'gift-card', state: 'captured', captured_minor: 185_000 },
    ]);
    expect(await balanceOf(stage, card)).toBe(10_000);
    expect(await faults()).toEqual([]);
  });

  test.each(['declined', 'expired'] as const)('releases the gift card when it is %s', async (how) => {
    const card = await boughtGiftCard(stage, 'gift-card-1950');
    const order = await goods(card.code);
    expect(await balanceOf(stage, card)).toBeLessThan(195_000);
    if (how === 'declined') await declineOrder(stage.world, owner, order);
    else {
      stage.world.setNow(sixDays);
      await reconcile(stage.world);
    }
    expect((await stateOf(order.orderId)).state).toBe('voided');
    expect(await balanceOf(stage, card)).toBe(195_000);
    expect(await faults()).toEqual([]);
  });

  test('with nothing to pay at all is decided in the same way', async () => {
    await newCode(stage, { code: 'ALL', percent: 100 });
    const order = await application('', 'ALL');
    expect(await stateOf(order.orderId)).toMatchObject({ state: 'authorised', total_minor: 0 });
    expect(await acceptOrder(stage.world, owner, order)).toMatchObject({ orderState: 'paid' });
    expect(await grantsOf(stage.db, order.orderId)).toMatchObject([{ kind: 'seat' }]);
    expect(await faults()).toEqual([]);
  });
});

test('what a gift card reserved is usable for thirty days when it comes back after the card’s end', async () => {
  const card = await boughtGiftCard(stage, 'gift-card-1950');
  await goods(card.code);
  const end = { valid_until: testNow.add({ hours: 48 }) };
  const ofCard = stage.db.query.updateTable('entitlements').where('id', '=', card.entitlementId);
  await ofCard.set(end).execute();
  stage.world.setNow(sixDays);
  await reconcile(stage.world);
  const { valid_until } = await stage.db.query
    .selectFrom('entitlements')
    .select('valid_until')
    .where('id', '=', card.entitlementId)
    .executeTakeFirstOrThrow();
  expect(valid_until?.toString()).toBe(sixDays.add({ hours: 24 * 30 }).toString());
  expect(await balanceOf(stage, card)).toBeGreaterThan(0);
  expect(await faults()).toEqual([]);
});

describe('goods that are sent in parts', () => {
  test('a gift card that covers them pays each part at its dispatch', async () => {
    const card = await boughtGiftCard(stage, 'gift-card-1950');
    const order = await goods(card.code);
    const { total_minor: totalMinor } = await stateOf(order.orderId);
    expect(
      await dispatchOrder(stage.world, owner, { orderId: order.orderId, pieces: onePiece }),
    ).toMatchObject({
      orderState: 'paid',
    });
    const sent = await stateOf(order.orderId);
    const rest = await restOf(order.orderId);
    expect(sent.gift_card_minor).toBe(sent.total_minor);
    expect(rest).toMatchObject({ state: 'authorised', pay_until: null });
    expect([rest.gift_card_minor, sent.total_minor + rest.total_minor]).toEqual([
      rest.total_minor,
      totalMinor,
    ]);
    expect(await unitStates(stage.db, rest.id)).toEqual(['taken']);
    await dispatchOrder(stage.world, owner, { orderId: rest.id });
    expect(await stateOf(rest.id)).toMatchObject({ state: 'paid' });
    expect(await balanceOf(stage, card)).toBe(195_000 - totalMinor);
    expect(await faults()).toEqual([]);
  });

  test('a card pays first; the gift card keeps its part for the rest, which is released when it is declined', async () => {
    const card = await boughtGiftCard(stage, 'gift-card-1000');
    const order = await goods(card.code);
    await pay(stage, order);
    const { total_minor: totalMinor } = await stateOf(order.orderId);
    await dispatchOrder(stage.world, owner, { orderId: order.orderId, pieces: onePiece });
    const cardMinor = totalMinor - 100_000;
    const sent = await stateOf(order.orderId);
    expect(sent).toMatchObject({ state: 'paid', gift_card_minor: sent.total_minor - cardMinor });
    expect(await paymentsOf(order.orderId)).toMatchObject([
      { provider: 'gift-card', captured_minor: sent.gift_card_minor },
      { provider: 'test', captured_minor: cardMinor },
    ]);
    const rest = await restOf(order.orderId);
    expect(rest).toMatchObject({ state: 'authorised', gift_card_minor: rest.total_minor });
    await declineOrder(stage.world, owner, { orderId: rest.id });
    expect(await balanceOf(stage, card)).toBe(100_000 - sent.gift_card_minor);
    expect(await faults()).toEqual([]);
  });
});

describe('goods that were not sent in time and are paid again', () => {
  const again = async (orderId: string) => {
    const expiresAt = stage.world.clock.now().add({ hours: 24 });
    const token = await makeSecretLink(stage.db.query, { purpose: 'order', subjectId: orderId, expiresAt });
    return payOrder(stage.world, visitor, { token, returnPath: '/' });
  };

  test('with the gift card as before, when its amount is still there', async () => {
    const card = await boughtGiftCard(stage, 'gift-card-1950');
    const order = await goods(card.code);
    stage.world.setNow(sixDays);
    await reconcile(stage.world);
    expect(await again(order.orderId)).toMatchObject({ ok: true });
    const rest = await restOf(order.orderId);
    expect(rest).toMatchObject({ state: 'authorised', gift_card_minor: rest.total_minor });
    expect(await balanceOf(stage, card)).toBe(195_000 - rest.total_minor);
    expect(await faults()).toEqual([]);
  });

  test('with its code counted once, also when only a rest is paid again', async () => {
    const codeId = await newCode(stage, { maxUses: 5 });
    const order = await goods('', { discount: 'SPRING' });
    await pay(stage, order);
    await dispatchOrder(stage.world, owner, { orderId: order.orderId, pieces: onePiece });
    const rest = await restOf(order.orderId);
    expect(await again(rest.id)).toMatchObject({ ok: true });
    expect(await balanceOf(stage, { codeId })).toBe(-1);
    stage.world.setNow(testNow.add({ hours: 2 }));
    await reconcile(stage.world);
    expect(await again(rest.id)).toMatchObject({ ok: true });
    expect(await balanceOf(stage, { codeId })).toBe(-1);
    expect(await faults()).toEqual([]);
  });

  test('with what is left on the gift card, and the rest by card', async () => {
    const card = await boughtGiftCard(stage, 'gift-card-1950');
    const first = await goods(card.code);
    stage.world.setNow(sixDays);
    await reconcile(stage.world);
    await application(card.code);
    expect(await balanceOf(stage, card)).toBe(0);
    expect(await again(first.orderId)).toMatchObject({ ok: true });
    const rest = await restOf(first.orderId);
    expect(rest).toMatchObject({ state: 'open', gift_card_minor: 0, gift_card_id: null });
    expect(await faults()).toEqual([]);
  });
});
