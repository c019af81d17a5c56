import type { ActionFunctionArgs } from 'react-router';
import { sendParcel } from '#studio/goods/dispatch/send-parcel.ts';
import { taskTexts } from '#studio/office/admin-tasks/task.messages.ts';
import { actOnOrder } from './act-on-order.ts';
import { parcelOf } from './parcel-form.ts';

export function dispatchOfOrder(args: ActionFunctionArgs, { isPart }: { isPart: boolean }) {
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
