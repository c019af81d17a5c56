import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { changeSale } from '#studio/offers/catalogue/change-sale.ts';
import { ownersForm } from '../../owners-form.ts';

const page = '/admin/catalogue';

const posts = postsBelow(page, { ':offer/sale': sale });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function sale(args: PostArgs<'offer'>) {
  const { who, world, path, form } = await ownersForm('catalogue', args, page);
  const isOnSale = textOf(form, 'isOnSale') === 'yes';
  if (!(await changeSale(world, who, { id: args.params.offer, isOnSale }))) throw data(null, { status: 404 });
  throw redirect(path + new URL(args.request.url).search, 303);
}
