import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { bookingFactsOf } from '#studio/messages/notifications/bookings/booking-email.queries.ts';
import { bookingCalendar } from '#studio/messages/notifications/bookings/booking-email.ts';
import type { LinkedBooking } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import type { Language } from '#studio/shared/language.ts';

/** The appointment as in its email, updated, without an invitation: a download has no sender to answer. no-store. */
export async function answerCalendar(
  context: Readonly<RouterContextProvider>,
  booking: LinkedBooking,
  language: Language,
): Promise<Response> {
  const world = worldOf(context);
  const { lesson } = await bookingFactsOf(world.db.query, world.settings, booking.id);
  const branding = await readBranding(world.db.query, world.settings);
  const mail = { branding, language, lesson, writtenAt: world.clock.now() };
  const file = bookingCalendar(mail, 'download', booking.state !== 'booked');
  return new Response(file.content, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.filename}"`,
      'cache-control': 'no-store',
    },
  });
}
