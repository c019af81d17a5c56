import type { ActionFunctionArgs } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { voidReservation } from '#studio/goods/capture/decide-order.ts';
import { sendParcel } from '#studio/goods/dispatch/send-parcel.ts';
import { recordOrderPayment } from '#studio/money/checkout/record-order-payment.ts';
import { sendReceiptAgain } from '#studio/money/orders/send-receipt-again.ts';
import { taskTexts } from '#studio/office/admin-tasks/task.messages.ts';
import { paymentMessages } from '../payments/payment.messages.ts';
import { actOnOrder, orderPage } from './act-on-order.ts';
import { orderPageMessages } from './order.messages.ts';
import { parcelOf } from './parcel-form.ts';

const posts = postsBelow(orderPage, {
  dispatch,
  'partial-dispatch': partialDispatch,
  payment,
  'receipt-email': receiptEmail,
  release,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

function dispatch(args: PostArgs) {
  return dispatchOfOrder(args, { isPart: false });
}

function dispatchOfOrder(args: ActionFunctionArgs, { isPart }: { isPart: boolean }) {
  const about = isPart ? 'partial-dispatch' : 'dispatch';
  return actOnOrder(args, about, async ({ world, who, language, orderId, form }) => {
    const outcome = await sendParcel(world, who, { orderId, isPart, parcel: parcelOf(form) });
    if (outcome.ok) return { flash: 'dispatch' };
    const { refusals } = taskTexts[language];
    if (outcome.refusal === 'bad-pieces') return { text: refusals['bad-parcel'], status: 400 };
    const isRefused = outcome.refusal === 'refused-by-provider';
    return { text: isRefused ? refusals.refused : refusals['not-possible'], status: 409 };
  });
}

function partialDispatch(args: PostArgs) {
  return dispatchOfOrder(args, { isPart: true });
}

/** The owner received the money outside the system. */
function payment(args: PostArgs) {
  return actOnOrder(args, 'payment', async ({ world, who, language, orderId, form }) => {
    const outcome = await recordOrderPayment(world, who, {
      orderId,
      method: textOf(form, 'method'),
      receivedOn: textOf(form, 'receivedOn'),
      once: withIdempotency(form),
    });
    if (outcome.ok) return { leadsTo: `/admin/orders/${outcome.orderId}/receipt-preview` };
    const status = outcome.refusal === 'invalid' ? 400 : 409;
    return { text: paymentMessages[language].ofOrder.refusals[outcome.refusal], status };
  });
}

function receiptEmail(args: PostArgs) {
  return actOnOrder(args, 'receipt-email', async ({ world, who, language, orderId, form }) => {
    const outcome = await sendReceiptAgain(world, who, { orderId, once: withIdempotency(form) });
    if (outcome.ok) return { flash: 'receipt' };
    return { text: orderPageMessages[language].receiptRefusals[outcome.refusal], status: 409 };
  });
}

function release(args: PostArgs) {
  return actOnOrder(args, 'release', async ({ world, who, language, orderId }) => {
    const outcome = await voidReservation(world, who, { orderId });
    if (outcome.ok) return { flash: 'release' };
    const { refusals } = taskTexts[language];
    const isRefused = outcome.refusal === 'refused-by-provider';
    return { text: isRefused ? refusals.refused : refusals['not-possible'], status: 409 };
  });
}
