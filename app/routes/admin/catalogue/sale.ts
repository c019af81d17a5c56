import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { changeSale } from '#studio/catalogue/change-sale.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/sale';

const page = '/admin/catalogue';

export default NoView;
export const middleware = showPage(page);

/** `POST /admin/catalogue/<id>/sale`: back to the list as it was filtered. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, page);
  const isOnSale = textOf(form, 'isOnSale') === 'yes';
  if (!(await changeSale(world, who, { id: args.params.offer, isOnSale }))) throw data(null, { status: 404 });
  throw redirect(path + new URL(args.request.url).search, 303);
}
