import { answerCalendar } from '#app/routes/calendar/booking/answer-calendar.ts';
import type { Route } from './+types/calendar';
import { ownBooking } from './own-booking.ts';

/** The secret link's calendar file, for the signed-in student. */
export async function loader(asking: Route.LoaderArgs): Promise<Response> {
  const { who, booking } = await ownBooking(asking);
  return answerCalendar(asking.context, booking, who.language);
}
