import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { attendances, recordAttendance } from '#studio/owner-calendar/record-attendance.ts';
import type { Route } from './+types/attendance';
import { actOnBooking, bookingPage } from './booking-action.ts';

export default NoView;
export const middleware = showPage(bookingPage);

/** `POST /admin/bookings/<id>/attendance` */
export function action(args: Route.ActionArgs) {
  return actOnBooking(args, async ({ world, who, bookingId, form }) => {
    const attendance = attendances.find((one) => one === textOf(form, 'attendance'));
    if (!attendance) return { refusal: 'over' };
    const isRecorded = await recordAttendance(world, who, { bookingId, attendance });
    return isRecorded ? { flash: 'noted' } : { refusal: 'too-early' };
  });
}
