import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { taskTexts } from '#studio/admin-tasks/task.messages.ts';
import { voidReservation } from '#studio/capture/decide-order.ts';
import type { Route } from './+types/release';
import { actOnOrder, orderPage } from './order-action.ts';

export default NoView;
export const middleware = showPage(orderPage);

/** `POST /admin/orders/<id>/release`: voids the authorisation. */
export function action(args: Route.ActionArgs) {
  return actOnOrder(args, 'release', async ({ world, who, language, orderId }) => {
    const outcome = await voidReservation(world, who, { orderId });
    if (outcome.ok) return { flash: 'release' };
    const { refusals } = taskTexts[language];
    const isRefused = outcome.refusal === 'refused-by-provider';
    return { text: isRefused ? refusals.refused : refusals['not-possible'], status: 409 };
  });
}
