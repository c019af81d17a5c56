import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { leavesUnknown } from '#platform/payments/payments.ts';
import { cancelFor } from '#studio/paid-bookings/cancel-for.ts';
import type { Route } from './+types/cancellation';
import { actOnBooking, bookingPage, versionIn } from './booking-action.ts';

export default NoView;
export const middleware = showPage(bookingPage);

/** `POST /admin/bookings/<id>/cancellation`: also releases a hold. */
export function action(args: Route.ActionArgs) {
  return actOnBooking(args, async ({ world, who, bookingId, form }) => {
    const money = textOf(form, 'money') === 'kept' ? 'kept' : 'back';
    try {
      const outcome = await cancelFor(world, who, { bookingId, money, ...versionIn(form) });
      if (!outcome.ok) return { refusal: outcome.refusal };
      const { kind } = outcome.money;
      return { flash: kind === 'refunded' || kind === 'credit-returned' ? kind : 'cancelled' };
    } catch (error) {
      if (!leavesUnknown(error)) throw error;
      return { refusal: 'no-answer' };
    }
  });
}
