import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/partial-dispatch';
import { dispatchOfOrder } from './dispatch-of-order.ts';
import { orderPage } from './order-action.ts';

export default NoView;
export const middleware = showPage(orderPage);

/** `POST /admin/orders/<id>/partial-dispatch`: some of the pieces. */
export function action(args: Route.ActionArgs) {
  return dispatchOfOrder(args, { isPart: true });
}
