import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/cart-item-removal';
import { answerCart } from './answer-cart.ts';
import { removeFromCart } from './cart-action.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export default NoView;
export const middleware = showPage('/cart');

/** `POST /cart/items/<item>/removal` */
export async function action(args: Route.ActionArgs) {
  return answerCart(await removeFromCart(args, args.params.item));
}
