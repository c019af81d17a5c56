import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { answerCart } from './answer-cart.ts';
import { removeFromCart } from './cart-changes.ts';

const posts = postsBelow('/cart', { 'items/:item/removal': itemRemoval });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

async function itemRemoval(args: PostArgs<'item'>) {
  return answerCart(await removeFromCart(args, args.params.item));
}
