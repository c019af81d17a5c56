import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { sendReceiptAgain } from '#studio/orders/send-receipt-again.ts';
import type { Route } from './+types/receipt-email';
import { orderPageMessages } from './order.messages.ts';
import { actOnOrder, orderPage } from './order-action.ts';

export default NoView;
export const middleware = showPage(orderPage);

/** `POST /admin/orders/<id>/receipt-email`: the receipt again. */
export function action(args: Route.ActionArgs) {
  return actOnOrder(args, 'receipt-email', async ({ world, who, language, orderId, form }) => {
    const outcome = await sendReceiptAgain(world, who, { orderId, once: withIdempotency(form) });
    if (outcome.ok) return { flash: 'receipt' };
    return { text: orderPageMessages[language].receiptRefusals[outcome.refusal], status: 409 };
  });
}
