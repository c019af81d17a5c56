import { z } from 'zod';
import type { PlainBusyRequest, PlainTime } from '#platform/calendar/calendar-tasks.ts';
import { ownProperty } from '#platform/google/google-event.ts';
import type { InputOf, OutputOf } from '../../processes.ts';

/** All-day events have a date, others a time with an offset. */
const momentSchema = z.object({
  date: z.string().optional(),
  dateTime: z.string().optional(),
  timeZone: z.string().optional(),
});

const eventSchema = z.object({
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

const calendarSchema = z.object({
  id: z.string().min(1),
  summary: z.string().default(''),
  summaryOverride: z.string().optional(),
  accessRole: z.string().default('reader'),
  primary: z.boolean().default(false),
  deleted: z.boolean().default(false),
});

type Event = z.output<typeof eventSchema>;

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
  const { items, nextPageToken } = pageOf(text, eventSchema);
  return { items: items.flatMap((event) => busyTimeOf(event, request)), nextPageToken };
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

/** Events that are not declined and take time. */
function busyTimeOf(event: Event, { fromMs, toMs, timeZone, ownHost }: PlainBusyRequest): PlainTime[] {
  const isDeclined = event.attendees.some(
    ({ self, responseStatus }) => self && responseStatus === 'declined',
  );
  const isFree = event.transparency === 'transparent' || event.eventType === 'workingLocation';
  const isOwn = event.extendedProperties?.private[ownProperty] === ownHost;
  if (isDeclined || isFree || isOwn) return [];
  const time = timeOf(event, timeZone);
  const isInside = time && time.startMs < time.endMs && time.startMs < toMs && fromMs < time.endMs;
  return isInside ? [time] : [];
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
  if (/(?:z|[+-]\d\d:?\d\d)$/i.test(dateTime)) return Temporal.Instant.from(dateTime).epochMilliseconds;
  return Temporal.PlainDateTime.from(dateTime).toZonedDateTime(moment.timeZone ?? zone).epochMilliseconds;
}
