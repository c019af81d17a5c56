import type { World } from '#platform/world.ts';
import { bookingFactsOf } from '#studio/messages/notifications/bookings/booking-email.queries.ts';
import { placeOf } from '#studio/messages/notifications/bookings/booking-email.ts';
import { paidRows } from '#studio/messages/notifications/bookings/paid-rows.ts';
import { paymentDueRow } from '#studio/money/paid-bookings/session-payment.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import type { BookingCardView } from './booking-card.tsx';
import { manageWords } from './manage.messages.ts';
import { whenView } from './when.ts';

/** The booking as in its emails: both time zones, place, payment. */
export async function readBookingCard(
  world: World,
  bookingId: string,
  language: Language,
): Promise<BookingCardView> {
  const words = manageWords(language, 'session');
  const [facts, branding] = await Promise.all([
    bookingFactsOf(world.db.query, world.settings, bookingId),
    readBranding(world.db.query, world.settings),
  ]);
  const { lesson, paid, paidParts, coveredBy, payment } = facts;
  const due = paymentDueRow(payment, language);
  const when = whenView(lesson.start, { end: lesson.end, language, visitorZone: lesson.visitorTimeZone });
  const place = placeOf({ branding, language, lesson, writtenAt: world.clock.now() });
  const isLink = lesson.place === 'online' && place === branding.meetingUrl;
  return {
    rows: [
      { key: 'when', label: when.date, value: when.hours },
      ...(when.local ? [{ key: 'local', label: when.local.city, value: when.local.hours }] : []),
      {
        key: 'where',
        label: lesson.place === 'online' ? words.online : words.where,
        value: place,
        href: isLink ? place : null,
      },
      { key: 'with', label: words.with, value: lesson.instructor ?? branding.coachName },
      ...(paid && coveredBy === 'order' ? paidRows(paid, paidParts, language) : []),
      ...(due ? [{ key: 'due', ...due }] : []),
    ],
  };
}
