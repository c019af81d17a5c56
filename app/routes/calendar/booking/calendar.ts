import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { bookingByLink } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import type { Route } from './+types/calendar';
import { answerCalendar } from './answer-calendar.ts';

/** `/bookings/<token>/calendar.ics`: the appointment as in its email, updated. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const booking = await bookingByLink(worldOf(context), await whoOf(request, context), params.token);
  if (!booking) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  return answerCalendar(context, booking, factsOf(context).language);
}
