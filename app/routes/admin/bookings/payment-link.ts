import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { sendLinkAgain } from '#studio/owner-calendar/send-link-again.ts';
import type { Route } from './+types/payment-link';
import { actOnBooking, bookingPage } from './booking-action.ts';

export default NoView;
export const middleware = showPage(bookingPage);

/** `POST /admin/bookings/<id>/payment-link`: emails a new link. */
export function action(args: Route.ActionArgs) {
  return actOnBooking(args, async ({ world, who, bookingId }) => {
    const outcome = await sendLinkAgain(world, who, { bookingId });
    if (outcome.ok) return { flash: 'held' };
    if (outcome.refusal === 'taken') return { refusal: 'link-taken', clashes: outcome.clashes };
    return { refusal: outcome.refusal };
  });
}
