import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { readPrice } from '#studio/catalogue/read-price.ts';
import { recordLessonPayment } from '#studio/settlement/record-lesson-payment.ts';
import type { Route } from './+types/payment';
import { actOnBooking, bookingPage } from './booking-action.ts';

export default NoView;
export const middleware = showPage(bookingPage);

/** `POST /admin/bookings/<id>/payment`: what was paid at the lesson. */
export function action(args: Route.ActionArgs) {
  return actOnBooking(args, async ({ world, who, bookingId, form }) => {
    const method = textOf(form, 'method');
    const amount = textOf(form, 'amount');
    const receivedOn = textOf(form, 'receivedOn');
    const amountMinor = readPrice(amount);
    const outcome = await recordLessonPayment(world, who, {
      bookingId,
      method,
      amountMinor: amountMinor ?? 0,
      receivedOn: receivedOn || null,
      once: withIdempotency(form),
    });
    if (outcome.ok) return { flash: 'paid' };
    const paid = {
      ...{ method, amount, receivedOn },
      isMethodMissing: !method,
      isAmountInvalid: !amountMinor,
      isDayInvalid: Boolean(method && amountMinor),
    };
    return { refusal: outcome.refusal, paid };
  });
}
