import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { MailAttachment } from '../db/schema/messages.ts';

/** One appointment as a calendar file. Everything a calendar needs to find an earlier version of it again. */
export interface CalendarEvent {
  /** REQUEST invites `attendee`, PUBLISH only shows, CANCEL takes away what one of the others put in. */
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  /** The same for the whole life of the appointment, and unique in the world. */
  uid: string;
  /** Larger with every change; a calendar ignores what is older than what it has (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** When this version was written. */
  stampedAt: Temporal.Instant;
  start: Temporal.Instant;
  end: Temporal.Instant;
  summary: string;
  description: string;
  location: string | null;
  url: string | null;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string } | null;
}

const methods = {
  REQUEST: ICalCalendarMethod.REQUEST,
  PUBLISH: ICalCalendarMethod.PUBLISH,
  CANCEL: ICalCalendarMethod.CANCEL,
} as const;

function date(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds);
}

/** Names and addresses are one line; what is not cannot begin a property of its own. */
function oneLine(person: { name: string; email: string }) {
  const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return { name: clean(person.name), email: clean(person.email).replaceAll(' ', '') };
}

/**
 * The text of an .ics file. Instants are written in UTC, so no clock change anywhere can move the appointment and
 * no calendar has to know our zone. The file speaks with the method of its first appointment; `more` are shown with it
 * (PUBLISH), or said to be cancelled.
 */
export function calendarText(event: CalendarEvent, ...more: readonly CalendarEvent[]): string {
  const calendar = ical({
    prodId: { company: 'Belcanto', product: 'Studio', language: 'EN' },
    method: methods[event.method],
  });
  for (const one of [event, ...more]) addEvent(calendar, one);
  return calendar.toString();
}

function addEvent(calendar: ICalCalendar, event: CalendarEvent): void {
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: date(event.stampedAt),
    start: date(event.start),
    end: date(event.end),
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: event.url?.replaceAll(/\s+/g, '') ?? null,
    organizer: oneLine(event.organizer),
    status: event.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    attendees: event.attendee
      ? [{ ...oneLine(event.attendee), status: ICalAttendeeStatus.ACCEPTED, rsvp: false }]
      : [],
  });
}

/** The same as a mail's attachment; the method stands in the content type, where mail readers look for it. */
export function calendarFile(
  event: CalendarEvent,
  filename: string,
  ...more: readonly CalendarEvent[]
): MailAttachment {
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${event.method}`,
    content: calendarText(event, ...more),
    encoding: 'utf8',
  };
}
