import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { MailAttachment } from '../db/schema/messages.ts';

export interface CalendarEvent {
  /** REQUEST invites `attendee`, PUBLISH only shows and has none, CANCEL removes an earlier event. */
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  /** Of a published event: it no longer takes place. */
  isCancelled?: boolean;
  /** Globally unique and constant for the lifetime of the event. */
  uid: string;
  /** Increases with every change; calendars ignore older versions (RFC 5545, 3.8.7.4). */
  sequence: number;
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

const prodId = { company: 'Belcanto', product: 'Studio', language: 'EN' };

const methods = {
  REQUEST: ICalCalendarMethod.REQUEST,
  PUBLISH: ICalCalendarMethod.PUBLISH,
  CANCEL: ICalCalendarMethod.CANCEL,
} as const;

function date(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds);
}

function oneLine(person: { name: string; email: string }) {
  const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return { name: clean(person.name), email: clean(person.email).replaceAll(' ', '') };
}

/** The text of an .ics file, with instants in UTC. The method is that of the first event. */
export function calendarText(event: CalendarEvent, ...more: readonly CalendarEvent[]): string {
  const calendar = ical({
    prodId,
    method: methods[event.method],
  });
  for (const one of [event, ...more]) addEvent(calendar, one);
  return linesOf(calendar);
}

export interface CalendarFeed {
  name: string;
  /** CSS hexadecimal. */
  color: string;
  /** How often a calendar app should load it again. */
  refreshSeconds: number;
}

/** The text of a calendar that other calendars subscribe to; it may have no event. */
export function feedText(feed: CalendarFeed, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    prodId,
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes the texts of events only (RFC 5545, 3.3.11).
    name: feed.name.replaceAll(/\s+/g, ' ').replaceAll(/[\\;,]/g, '\\$&'),
    ttl: feed.refreshSeconds,
  });
  calendar.color(feed.color);
  for (const event of events) addEvent(calendar, event);
  return linesOf(calendar);
}

/** An object of a CalDAV collection, which has no method (RFC 4791, 4.1). */
export function calendarObject(event: Omit<CalendarEvent, 'method' | 'organizer' | 'attendee'>): string {
  const calendar = ical({ prodId });
  addEvent(calendar, { ...event, method: 'PUBLISH', organizer: null, attendee: null });
  return linesOf(calendar);
}

/** The library leaves out the line break after the last line (RFC 5545, 3.1). */
function linesOf(calendar: ICalCalendar): string {
  return `${calendar.toString().replaceAll(/\r?\n/g, '\r\n').trimEnd()}\r\n`;
}

function addEvent(
  calendar: ICalCalendar,
  event: Omit<CalendarEvent, 'organizer'> & { organizer: CalendarEvent['organizer'] | null },
): void {
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
    organizer: event.organizer && oneLine(event.organizer),
    status:
      event.isCancelled || event.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    attendees: event.attendee
      ? [{ ...oneLine(event.attendee), status: ICalAttendeeStatus.ACCEPTED, rsvp: false }]
      : [],
  });
}

/** The same as an email attachment; mail clients read the method from the content type. */
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
