import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { rescheduleFor } from '#studio/owner-calendar/reschedule-for.ts';
import type { Route } from './+types/reschedule';
import { actOnBooking, bookingPage, versionIn } from './booking-action.ts';

export default NoView;
export const middleware = showPage(bookingPage);

/** `POST /admin/bookings/<id>/reschedule` */
export function action(args: Route.ActionArgs) {
  return actOnBooking(args, async ({ world, who, bookingId, form }) => {
    const typed = { day: textOf(form, 'day'), time: textOf(form, 'time') };
    const version = versionIn(form);
    const outcome = await rescheduleFor(world, who, { bookingId, ...typed, ...version });
    if (outcome.ok) return { flash: 'moved', from: version.seen };
    return { ...(outcome.refusal === 'taken' ? outcome : { refusal: outcome.refusal }), typed };
  });
}
