import type { OwnEvent } from '../calendar/calendar-client.ts';

export const busyFields =
  'id,etag,status,summary,transparency,eventType,start,end,attendees(email,self,responseStatus),extendedProperties/private';

/** The property of our own events; its value is the host in their UIDs. */
export const ownProperty = 'belcanto';

export const hostOf = (uid: string) => uid.slice(uid.lastIndexOf('@') + 1);

/** Without its hyphens a UUID consists of characters that Google allows in an id: a to v and digits. */
export const idOf = (key: string) => key.replaceAll('-', '').toLowerCase();

/** Without attendees, so that no one is invited. `date` null: it may be all day there. */
export function bodyOf(event: OwnEvent) {
  const moment = (at: Temporal.Instant) => ({ dateTime: secondsOf(at), date: null });
  return {
    status: 'confirmed',
    summary: event.summary,
    description: event.description,
    location: event.location ?? '',
    start: moment(event.start),
    end: moment(event.end),
    source: { title: event.summary, url: event.url },
    extendedProperties: { private: { [ownProperty]: hostOf(event.uid) } },
  };
}

export const secondsOf = (at: Temporal.Instant) => at.round('second').toString();
