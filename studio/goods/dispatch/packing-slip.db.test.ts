import { expect, test } from 'vitest';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { newVisitor, ordered, testStage, typedOrder } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { packingSlip } from './packing-slip.queries.ts';

const stage = testStage();

test('packing slip: the goods of an order and their address, without the delivery line', async () => {
  const { who } = newVisitor();
  const cart = await addToCart(stage.world, who, { cartToken: null, offerId: 'pop-filter', quantity: 2 });
  if (!cart.ok) throw new Error(cart.refusal);
  await ordered(stage.world, who, { cartToken: cart.token, id: cart.cartId });
  const { id } = await stage.db.query
    .selectFrom('orders')
    .select('id')
    .where('email', '=', typedOrder.email)
    .executeTakeFirstOrThrow();
  const slip = await packingSlip(stage.db.query, owner, id);
  expect(slip).toMatchObject({
    orderId: id,
    language: who.language,
    shipsTo: { name: typedOrder.name, street: typedOrder.street },
  });
  expect(slip?.lines.map(({ quantity }) => quantity)).toEqual([2]);
  expect(JSON.stringify(slip)).not.toMatch(/minor|DKK/i);
  expect(await packingSlip(stage.db.query, owner, 'none')).toBeNull();
});
