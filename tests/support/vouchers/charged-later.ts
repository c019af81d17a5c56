import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { newVisitor, type Stage } from '../page-fixture.ts';
import { type PlacedOrder, placed, placeWithCodes } from './place-with-codes.ts';

type Studio = Pick<Stage, 'db' | 'world' | 'bank'>;

/** Pop filters of DKK 890 with their delivery, in the cart of a new visitor. */
export async function orderedGoods(
  stage: Studio,
  giftCard: string,
  { quantity = 2, discount = '' } = {},
): Promise<PlacedOrder> {
  const { who } = newVisitor();
  const cart = await addToCart(stage.world, who, { cartToken: null, offerId: 'pop-filter', quantity });
  if (!cart.ok) throw new Error(cart.refusal);
  const { cartId: id, token: cartToken } = cart;
  return placed(stage, await placeWithCodes(stage, who, { id, cartToken, codes: { giftCard, discount } }));
}

export async function appliedFor(stage: Studio, giftCard: string, discount = ''): Promise<PlacedOrder> {
  const codes = { discount, giftCard };
  return placed(stage, await placeWithCodes(stage, newVisitor().who, { id: 'voice-elevated', codes }));
}

export async function orderState({ db }: Pick<Stage, 'db'>, orderId: string) {
  return db.query
    .selectFrom('orders')
    .select(['state', 'total_minor', 'gift_card_minor'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** The order of what was not in a parcel, or that is paid again. */
export async function followingOrder({ db }: Pick<Stage, 'db'>, orderId: string) {
  return db.query
    .selectFrom('orders')
    .selectAll()
    .where('replaces_order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}
