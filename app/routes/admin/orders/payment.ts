import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { recordOrderPayment } from '#studio/checkout/record-order-payment.ts';
import { paymentMessages } from '../payments/payment.messages.ts';
import type { Route } from './+types/payment';
import { actOnOrder, orderPage } from './order-action.ts';

export default NoView;
export const middleware = showPage(orderPage);

/** `POST /admin/orders/<id>/payment`: the owner received the money outside the system. */
export function action(args: Route.ActionArgs) {
  return actOnOrder(args, 'payment', async ({ world, who, language, orderId, form }) => {
    const outcome = await recordOrderPayment(world, who, {
      orderId,
      method: textOf(form, 'method'),
      receivedOn: textOf(form, 'receivedOn'),
      once: withIdempotency(form),
    });
    if (outcome.ok) return { leadsTo: `/admin/orders/${outcome.orderId}/receipt-preview` };
    const status = outcome.refusal === 'bad-input' ? 400 : 409;
    return { text: paymentMessages[language].ofOrder.refusals[outcome.refusal], status };
  });
}
