import { createHash } from 'node:crypto';
import type { OwnEvent } from '#platform/calendar/calendar-client.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { feedMessages } from './calendar-feed.messages.ts';
import { describeTime } from './calendar-feed.ts';
import { ownHost } from './calendar-secrets.ts';
import type { BookingToWrite } from './written-events.queries.ts';

export interface BookingEvent extends OwnEvent {
  /** The same for the same content. */
  hash: string;
}

export const uidOf = (world: Pick<World, 'settings'>, bookingId: string) =>
  `${bookingId}@${ownHost(world.settings)}`;

/** Without organizer and attendee: a server would send invitations (RFC 6638). */
export function bookingEvent(
  world: Pick<World, 'settings' | 'clock'>,
  booking: BookingToWrite,
  language: Language,
): BookingEvent {
  const uid = uidOf(world, booking.id);
  const content = {
    uid,
    start: booking.start,
    end: booking.end,
    ...describeTime({ ...booking, note: null, offerId: null }, new Map(), language),
    location: booking.place ? feedMessages[language].places[booking.place] : null,
    url: new URL(`/admin/bookings/${booking.id}`, world.settings.siteUrl).href,
  };
  return {
    ...content,
    key: booking.id,
    stampedAt: world.clock.now(),
    hash: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  };
}
