import { z } from 'zod';
import type { BusyRequest, BusyTime } from '../calendar/busy-time.ts';
import { CalendarFailed, type OwnEvent } from '../calendar/calendar-client.ts';

/** All-day events have a date, others a time with an offset. */
const momentSchema = z.object({
  date: z.string().optional(),
  dateTime: z.string().optional(),
  timeZone: z.string().optional(),
});

export const eventSchema = z.object({
  id: z.string(),
  etag: z.string(),
  status: z.string().default('confirmed'),
  transparency: z.string().default('opaque'),
  eventType: z.string().default('default'),
  start: momentSchema.optional(),
  end: momentSchema.optional(),
  attendees: z
    .array(z.object({ self: z.boolean().default(false), responseStatus: z.string().optional() }))
    .default([]),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).default({}) }).optional(),
});

export type GoogleEvent = z.output<typeof eventSchema>;

/** What `eventSchema` reads. */
export const busyFields =
  'id,etag,status,transparency,eventType,start,end,attendees(self,responseStatus),extendedProperties/private';

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

/** Null: it has none, or is cancelled. */
export function timeOf({ status, start, end }: GoogleEvent, timeZone: string): BusyTime | null {
  if (status === 'cancelled' || !start || !end) return null;
  const [from, to] = [instantOf(start, timeZone), instantOf(end, timeZone)];
  return from && to && { start: from, end: to };
}

/** Events that are not declined and take time. */
export function busyTimesIn(
  events: readonly GoogleEvent[],
  { from, to, timeZone, ownHost }: BusyRequest,
): BusyTime[] {
  return events.flatMap((event) => {
    const isDeclined = event.attendees.some(
      ({ self, responseStatus }) => self && responseStatus === 'declined',
    );
    const isFree = event.transparency === 'transparent' || event.eventType === 'workingLocation';
    const host = event.extendedProperties?.private[ownProperty];
    if (isDeclined || isFree || host === ownHost) return [];
    const time = timeOf(event, timeZone);
    if (!time || Temporal.Instant.compare(time.start, time.end) >= 0) return [];
    const isInside =
      Temporal.Instant.compare(time.start, to) < 0 && Temporal.Instant.compare(from, time.end) < 0;
    return isInside ? [time] : [];
  });
}

function instantOf(moment: z.output<typeof momentSchema>, timeZone: string): Temporal.Instant | null {
  const { date, dateTime } = moment;
  try {
    if (date) return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toInstant();
    if (!dateTime) return null;
    if (/(?:z|[+-]\d\d:?\d\d)$/i.test(dateTime)) return Temporal.Instant.from(dateTime);
    return Temporal.PlainDateTime.from(dateTime)
      .toZonedDateTime(moment.timeZone ?? timeZone)
      .toInstant();
  } catch (error) {
    throw new CalendarFailed('status', error);
  }
}
