import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/who.ts';
import { worldOf } from '#app/web/world.ts';
import { bookingByLink } from '#studio/booking/booking-by-link.queries.ts';
import { lessonFactsOf } from '#studio/messages/lesson.queries.ts';
import { lessonCalendar } from '#studio/messages/lesson.ts';
import { readLetterhead } from '#studio/messages/letterhead.queries.ts';
import type { Route } from './+types/calendar';

/** `/bookings/<token>/calendar.ics`: the same appointment as in the mail, as it stands now. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const { language } = factsOf(context);
  const booking = await bookingByLink(world, await whoOf(request, context), params.token);
  if (!booking) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  const { lesson } = await lessonFactsOf(world.db.query, world.settings, booking.id);
  const letterhead = await readLetterhead(world.db.query, world.settings);
  const mail = { letterhead, language, lesson, writtenAt: world.clock.now() };
  const file = lessonCalendar(mail, 'visitor', booking.state !== 'booked');
  return new Response(file.content, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.filename}"`,
    },
  });
}
