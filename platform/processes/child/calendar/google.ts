import { z } from 'zod';
import type { LeftOut } from '#platform/calendar/busy-time.ts';
import type { PlainBusyRequest, PlainTime } from '#platform/calendar/calendar-tasks.ts';
import { composed } from '#platform/composed-text.ts';
import { ownProperty } from '#platform/google/google-event.ts';
import type { InputOf, OutputOf } from '../../processes.ts';
import { zoneOf } from './calendar-zone.ts';
import { addressOf } from './entry.ts';

/** All-day events have a date, others a time with an offset. */
const momentSchema = z.object({
  date: z.string().optional(),
  dateTime: z.string().optional(),
  timeZone: z.string().optional(),
});

const eventSchema = z.object({
  id: z.string(),
  etag: z.string(),
  status: z.string().catch('confirmed'),
  summary: z.string().catch('').transform(composed),
  transparency: z.string().catch('opaque'),
  eventType: z.string().catch('default'),
  start: momentSchema.optional(),
  end: momentSchema.optional(),
  attendees: z
    .array(
      z.object({
        email: z.string().default(''),
        self: z.boolean().default(false),
        responseStatus: z.string().optional(),
      }),
    )
    .default([]),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).default({}) }).optional(),
});

const calendarSchema = z.object({
  id: z.string().min(1),
  summary: z.string().default('').transform(composed),
  summaryOverride: z.string().transform(composed).optional(),
  accessRole: z.string().default('reader'),
  primary: z.boolean().default(false),
  deleted: z.boolean().default(false),
});

/** An event without a title or a version is busy as any other. */
const busySchema = eventSchema.omit({ id: true, etag: true });
type Event = z.output<typeof busySchema>;

function pageOf<T extends z.ZodType>(text: string, item: T) {
  const schema = z.object({ items: z.array(item).default([]), nextPageToken: z.string().min(1).optional() });
  const { items, nextPageToken = null } = schema.parse(JSON.parse(text));
  return { items, nextPageToken };
}

export function readCalendarPage({
  text,
}: InputOf<'read-google-calendars'>): OutputOf<'read-google-calendars'> {
  const { items, nextPageToken } = pageOf(text, calendarSchema);
  const calendars = items
    .filter(({ deleted }) => !deleted)
    .map(({ id, summary, summaryOverride, accessRole, primary }) => ({
      address: id,
      name: [...(summaryOverride?.trim() || summary.trim() || id)].slice(0, 80).join(''),
      isWritable: /^(?:owner|writer)/.test(accessRole),
      isPrimary: primary,
    }));
  return { items: calendars, nextPageToken };
}

export function readBusyPage({
  text,
  request,
}: InputOf<'read-google-busy-times'>): OutputOf<'read-google-busy-times'> {
  const { items, nextPageToken } = pageOf(text, z.unknown());
  const readings = items.map((item) => readBusyEvent(item, request));
  return {
    items: readings.flatMap(({ time }) => time ?? []),
    leftOut: readings.flatMap(({ leftOut }) => leftOut ?? []),
    nextPageToken,
  };
}

interface EventReading {
  time: PlainTime | null;
  leftOut: LeftOut | null;
}

const none: EventReading = { time: null, leftOut: null };
const titleSchema = z.object({ summary: z.string() });
const mostTitle = 80;

function readBusyEvent(item: unknown, request: PlainBusyRequest): EventReading {
  const unreadable = (): EventReading => {
    const title = titleSchema.safeParse(item).data?.summary ?? '';
    const text = [...title].slice(0, mostTitle).join('');
    return { time: null, leftOut: { reason: 'entry', startMs: null, isDay: false, text } };
  };
  const event = busySchema.safeParse(item);
  if (!event.success) return unreadable();
  if (isFree(event.data, request)) return none;
  try {
    const time = timeOf(event.data, request.timeZone);
    if (!time || !isInside(time, request)) return time ? none : unreadable();
    return { time, leftOut: unknownZone(event.data, time) };
  } catch {
    return unreadable();
  }
}

function unknownZone({ start }: Event, { startMs }: PlainTime): LeftOut | null {
  const named = start?.timeZone;
  if (!named || !start.dateTime || hasOffset(start.dateTime) || zoneOf(named)) return null;
  return { reason: 'zone', startMs, isDay: false, text: named.slice(0, mostTitle) };
}

function isInside({ startMs, endMs }: PlainTime, { fromMs, toMs }: PlainBusyRequest): boolean {
  return startMs < endMs && startMs < toMs && fromMs < endMs;
}

export function readEtagPage({ text }: InputOf<'read-google-etags'>): OutputOf<'read-google-etags'> {
  const { items, nextPageToken } = pageOf(text, eventSchema.pick({ id: true, etag: true, status: true }));
  const current = items.filter(({ status }) => status !== 'cancelled');
  return { items: current.map(({ id, etag }) => [id, etag] as const), nextPageToken };
}

export function readEvent({ text, timeZone }: InputOf<'read-google-event'>): OutputOf<'read-google-event'> {
  const event = eventSchema.parse(JSON.parse(text));
  return { etag: event.etag, isCancelled: event.status === 'cancelled', time: timeOf(event, timeZone) };
}

/** Cancelled, shown as free, declined, our own, or only said where the owner works. */
function isFree(event: Event, { ownHost, ownAddresses }: PlainBusyRequest): boolean {
  const { status, transparency, eventType, attendees, extendedProperties } = event;
  const own = new Set(ownAddresses.map(addressOf));
  const isDeclined = attendees.some(
    ({ self, email, responseStatus }) => (self || own.has(addressOf(email))) && responseStatus === 'declined',
  );
  const isShownFree = transparency === 'transparent' || /^(?:workingLocation|birthday)$/.test(eventType);
  const isOwn = extendedProperties?.private[ownProperty] === ownHost;
  return status === 'cancelled' || isDeclined || isShownFree || isOwn;
}

/** Null: it has none, or is cancelled. */
function timeOf({ status, start, end }: Event, timeZone: string): PlainTime | null {
  if (status === 'cancelled' || !start || !end) return null;
  const [startMs, endMs] = [instantOf(start, timeZone), instantOf(end, timeZone)];
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

function instantOf(
  { date, dateTime, ...moment }: z.output<typeof momentSchema>,
  zone: string,
): number | null {
  if (date) return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
  if (!dateTime) return null;
  if (hasOffset(dateTime)) return Temporal.Instant.from(dateTime).epochMilliseconds;
  const named = moment.timeZone ? zoneOf(moment.timeZone) : null;
  return Temporal.PlainDateTime.from(dateTime).toZonedDateTime(named ?? zone).epochMilliseconds;
}

const hasOffset = (dateTime: string) => /(?:z|[+-]\d\d:?\d\d)$/i.test(dateTime);
