import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { readPrice } from '#studio/catalogue/read-price.ts';
import type { Route } from './+types/partial-refund';
import { orderPage } from './order-action.ts';
import { refundOfOrder } from './refund-of-order.ts';

export default NoView;
export const middleware = showPage(orderPage);

/** `POST /admin/orders/<id>/partial-refund` */
export function action(args: Route.ActionArgs) {
  return refundOfOrder(args, 'partial-refund', (form) => readPrice(textOf(form, 'amount')) ?? 0);
}
