import { expect, test } from 'vitest';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { newVisitor, ordered, testStage } from '#tests/support/page-fixture.ts';
import { visitor } from '#tests/support/who.ts';
import { buyNow, unfinishedAttempt } from './buy-now.ts';
import { createPayment } from './create-payment.ts';

const stage = testStage();

const sessionAt = (url: string) =>
  [...stage.bank.books.sessions.values()].find((session) => session.url === url)!;

async function bought(offerId: string, checkoutToken: string | null) {
  const pressed = await buyNow(stage.world, visitor, { offerId, checkoutToken });
  if (!pressed.ok) throw new Error(pressed.refusal);
  const attempt = await unfinishedAttempt(stage.db.query, pressed.token, offerId);
  const outcome = await ordered(stage.world, visitor, { id: offerId, attempt: attempt ?? '' });
  return { outcome, token: pressed.token };
}

const linesOf = (table: 'order_lines' | 'cart_lines') =>
  stage.db.query.selectFrom(table).select(['offer_id', 'quantity']).orderBy('offer_id').execute();

test('Buy Now: with other things in the cart, orders one piece of that product and keeps the cart', async () => {
  const { who } = newVisitor();
  await addToCart(stage.world, who, { cartToken: null, offerId: 'pop-filter', quantity: 3 });
  const { outcome } = await bought('microphone', null);
  const session = sessionAt(outcome.ok ? outcome.url : '');
  stage.bank.payer.pay(session.id);
  await settlePayment(stage.world, session.paymentId);
  expect(await linesOf('order_lines')).toEqual([
    { offer_id: 'microphone', quantity: 1 },
    { offer_id: 'shipping', quantity: 1 },
  ]);
  expect(await linesOf('cart_lines')).toEqual([{ offer_id: 'pop-filter', quantity: 3 }]);
});

test('Buy Now: pressed again before payment, continues the same order', async () => {
  const first = await bought('microphone', null);
  const second = await bought('microphone', first.token);
  expect(second).toEqual(first);
  expect(await stage.db.query.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

test('Buy Now: the last piece, held by the buyer’s own unpaid order, can still be ordered', async () => {
  await stage.db.query
    .deleteFrom('units')
    .where('offer_id', '=', 'microphone')
    .where('number', '>', 1)
    .execute();
  const first = await bought('microphone', null);
  expect(await bought('microphone', first.token)).toEqual(first);
  expect((await bought('microphone', null)).outcome).toMatchObject({ ok: false, refusal: 'short' });
});

test('Buy Now: pressed again after payment, opens a new order', async () => {
  const first = await bought('microphone', null);
  const session = sessionAt(first.outcome.ok ? first.outcome.url : '');
  stage.bank.payer.pay(session.id);
  await settlePayment(stage.world, session.paymentId);
  const second = await bought('microphone', first.token);
  expect(second.token).not.toBe(first.token);
  expect(second.outcome.ok && second.outcome.url !== (first.outcome.ok && first.outcome.url)).toBe(true);
});

test.each([
  ['main-course', 'EUR'],
  ['microphone', 'USD'],
])('create-payment: %s in %s, which has no price, is refused', async (subjectId, currency) => {
  const input = { subjectId, currency, returnPath: '/' };
  expect(await createPayment(stage.world, visitor, input)).toMatchObject({
    ok: false,
    refusal: 'bad-currency',
    message: expect.any(String),
  });
});
