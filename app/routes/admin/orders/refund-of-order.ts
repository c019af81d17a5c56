import type { ActionFunctionArgs } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { refundOrder } from '#studio/refunds/refund-order.ts';
import { orderPageMessages } from './order.messages.ts';
import { actOnOrder } from './order-action.ts';

export function refundOfOrder(
  args: ActionFunctionArgs,
  about: 'refund' | 'partial-refund',
  amountOf: (form: FormData) => number | 'all',
) {
  return actOnOrder(args, about, async ({ world, who, language, orderId, form }) => {
    const outcome = await refundOrder(world, who, {
      orderId,
      amountMinor: amountOf(form),
      seenLeftMinor: Number(textOf(form, 'seen')),
      note: textOf(form, 'reason').slice(0, 500),
      once: withIdempotency(form),
    });
    if (outcome.ok) return { flash: 'refund' };
    const isInvalid = ['bad-amount', 'too-much', 'no-reason'].includes(outcome.refusal);
    return {
      text: orderPageMessages[language].refusals[outcome.refusal],
      status: isInvalid ? 400 : 409,
    };
  });
}
