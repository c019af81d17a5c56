import type { RouterContextProvider } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { leavesUnknown } from '#platform/payments/payments.ts';
import { taskTexts } from '#studio/admin-tasks/task-texts.ts';
import { voidReservation } from '#studio/capture/decide-order.ts';
import { sendParcel } from '#studio/dispatch/send-parcel.ts';
import { refundOrder } from '#studio/refunds/refund-order.ts';
import type { Who } from '#studio/shared/who.ts';
import { readPrice } from '#studio/shop/product.ts';
import { orderPageMessages } from './order.messages.ts';
import { parcelOf } from './parcel-form.ts';

export type OrderDone = 'refund' | 'release' | 'dispatch';
/** The refusal, its form, and the input. */
export interface OrderProblem {
  about: OrderDone;
  text: string;
  status: 400 | 404 | 409 | 503;
  typed: Record<string, string>;
}

export async function actOnOrder(
  request: Request,
  context: Readonly<RouterContextProvider>,
  who: Who,
  orderId: string,
): Promise<{ did: OrderDone } | OrderProblem> {
  const form = await readForm(request);
  const act = textOf(form, 'act');
  const about: OrderDone = act === 'release' ? 'release' : act.startsWith('dispatch') ? 'dispatch' : 'refund';
  const { language } = factsOf(context);
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const refuse = (text: string, status: OrderProblem['status'] = 409) => ({ about, text, status, typed });
  const world = worldOf(context);
  const { refusals } = taskTexts[language];
  try {
    if (about === 'refund') {
      const amountMinor = act === 'refund-all' ? 'all' : (readPrice(textOf(form, 'amount')) ?? 0);
      const seenLeftMinor = Number(textOf(form, 'seen'));
      const outcome = await refundOrder(world, who, {
        orderId,
        amountMinor,
        seenLeftMinor,
        once: withIdempotency(form),
      });
      if (outcome.ok) return { did: about };
      const text = orderPageMessages[language].refusals[outcome.refusal];
      return refuse(text, outcome.refusal === 'bad-amount' || outcome.refusal === 'too-much' ? 400 : 409);
    }
    const outcome =
      about === 'release'
        ? await voidReservation(world, who, { orderId })
        : await sendParcel(world, who, { orderId, isPart: act === 'dispatch-part', parcel: parcelOf(form) });
    if (outcome.ok) return { did: about };
    if (outcome.refusal === 'bad-pieces') return refuse(refusals['bad-parcel'], 400);
    return refuse(outcome.refusal === 'refused-by-provider' ? refusals.refused : refusals['not-possible']);
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
    return refuse(refusals['no-answer'], 503);
  }
}
