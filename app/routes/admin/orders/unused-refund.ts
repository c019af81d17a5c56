import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { refundPack } from '#studio/refunds/refund-pack.ts';
import type { Route } from './+types/unused-refund';
import { orderPageMessages } from './order.messages.ts';
import { actOnOrder, orderPage } from './order-action.ts';

export default NoView;
export const middleware = showPage(orderPage);

/** `POST /admin/orders/<id>/unused-refund`: the unused sessions of a pack, in proportion. */
export function action(args: Route.ActionArgs) {
  return actOnOrder(args, 'unused-refund', async ({ world, who, language, orderId, form }) => {
    const seenUnused = Number(textOf(form, 'seen'));
    const outcome = await refundPack(world, who, { orderId, seenUnused, once: withIdempotency(form) });
    if (outcome.ok) return { flash: 'refund' };
    return { text: orderPageMessages[language].refusals[outcome.refusal], status: 409 };
  });
}
