import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import type { LinkedBooking } from '#studio/booking/booking-by-link.queries.ts';
import { readLetterhead } from '#studio/email/branding.queries.ts';
import { lessonFactsOf } from '#studio/notifications/bookings/booking-email.queries.ts';
import { lessonCalendar } from '#studio/notifications/bookings/booking-email.ts';
import type { Language } from '#studio/shared/language.ts';

/** The same appointment as in the mail, as it stands now. Kept by nobody on the way. */
export async function answerCalendar(
  context: Readonly<RouterContextProvider>,
  booking: LinkedBooking,
  language: Language,
): Promise<Response> {
  const world = worldOf(context);
  const { lesson } = await lessonFactsOf(world.db.query, world.settings, booking.id);
  const letterhead = await readLetterhead(world.db.query, world.settings);
  const mail = { letterhead, language, lesson, writtenAt: world.clock.now() };
  const file = lessonCalendar(mail, 'visitor', booking.state !== 'booked');
  return new Response(file.content, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.filename}"`,
      'cache-control': 'no-store',
    },
  });
}
