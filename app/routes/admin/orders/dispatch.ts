import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/dispatch';
import { dispatchOfOrder } from './dispatch-of-order.ts';
import { orderPage } from './order-action.ts';

export default NoView;
export const middleware = showPage(orderPage);

/** `POST /admin/orders/<id>/dispatch`: all that is left. */
export function action(args: Route.ActionArgs) {
  return dispatchOfOrder(args, { isPart: false });
}
