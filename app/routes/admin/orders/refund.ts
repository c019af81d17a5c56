import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/refund';
import { orderPage } from './order-action.ts';
import { refundOfOrder } from './refund-of-order.ts';

export default NoView;
export const middleware = showPage(orderPage);

/** `POST /admin/orders/<id>/refund`: all that is left. */
export function action(args: Route.ActionArgs) {
  return refundOfOrder(args, 'refund', () => 'all');
}
