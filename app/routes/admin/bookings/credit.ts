import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { spendCreditOn } from '#studio/booking/spend-credit.ts';
import type { Route } from './+types/credit';
import { actOnBooking, bookingPage } from './booking-action.ts';

export default NoView;
export const middleware = showPage(bookingPage);

/** `POST /admin/bookings/<id>/credit`: pays by a credit. */
export function action(args: Route.ActionArgs) {
  return actOnBooking(args, async ({ world, who, bookingId }) => {
    const outcome = await spendCreditOn(world, who, { bookingId });
    return outcome.ok ? { flash: 'spent' } : { refusal: outcome.refusal };
  });
}
