import { z } from 'zod';
import {
  CalendarFailed,
  type ClientOptions,
  type OwnEvent,
  type Written,
} from '../calendar/calendar-client.ts';
import type { GoogleClient } from './google.ts';
import type { GoogleAnswer, GoogleCall, GoogleRequest } from './google-call.ts';
import {
  bodyOf,
  busyFields,
  busyTimesIn,
  eventSchema,
  type GoogleEvent,
  hostOf,
  idOf,
  ownProperty,
  secondsOf,
  timeOf,
} from './google-event.ts';

const mostPages = 20;
const eventsOfPage = '2500';

const calendarSchema = z.object({
  id: z.string().min(1),
  summary: z.string().default(''),
  summaryOverride: z.string().optional(),
  accessRole: z.string().default('reader'),
  primary: z.boolean().default(false),
  deleted: z.boolean().default(false),
});

const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item).default([]), nextPageToken: z.string().min(1).optional() });

/** No emails are sent about our events. */
const silently = { sendUpdates: 'none' };

export function googleClient(call: GoogleCall, { timeZone }: Pick<ClientOptions, 'timeZone'>): GoogleClient {
  return {
    calendars: () => findCalendars(call),
    async busyTimes(calendar, { from, to, ownHost }) {
      const events = await allPages(call, eventSchema, {
        path: pathOf(calendar),
        query: {
          singleEvents: 'true',
          timeMin: secondsOf(from),
          timeMax: secondsOf(to),
          maxResults: eventsOfPage,
          // Of the guests, only the owner is returned.
          maxAttendees: '1',
          fields: `nextPageToken,items(${busyFields})`,
        },
      });
      return busyTimesIn(events, { from, to, ownHost, timeZone });
    },
    etags: (calendar, events, from) => readEtags(call, calendar, { events, from }),
    async event(calendar, { key }) {
      const found = await readEvent(call, pathOf(calendar, key));
      return found && found.status !== 'cancelled'
        ? { etag: found.etag, time: timeOf(found, timeZone) }
        : null;
    },
    write: (calendar, event, etag) => writeEvent(call, pathOf(calendar), { event, etag }),
    async remove(calendar, { key }, etag) {
      const answer = await call({ method: 'DELETE', path: pathOf(calendar, key), query: silently, etag });
      return isGone(answer) || (answer.status !== 412 && Boolean(expected(answer)));
    },
  };
}

/** Null: it never existed. Deleted ones have the status 'cancelled'. */
async function readEvent(call: GoogleCall, path: string): Promise<GoogleEvent | null> {
  const answer = await call({ method: 'GET', path });
  return isGone(answer) ? null : understood(eventSchema, expected(answer));
}

async function writeEvent(
  call: GoogleCall,
  events: string,
  { event, etag }: { event: OwnEvent; etag: string | null },
): Promise<Written> {
  const body = bodyOf(event);
  const path = `${events}/${idOf(event.key)}`;
  if (etag !== null) return writtenBy(await call({ method: 'PATCH', path, query: silently, body, etag }));
  const created = { ...body, id: idOf(event.key), reminders: { useDefault: true } };
  const inserted = await call({ method: 'POST', path: events, query: silently, body: created });
  if (inserted.status !== 409) return { etag: understood(eventSchema, expected(inserted)).etag };
  const existing = await readEvent(call, path);
  if (existing?.status !== 'cancelled') return 'changed';
  // A deleted event keeps its id: it is restored instead.
  const restored = { method: 'PUT', path, query: silently, body: created, etag: existing.etag } as const;
  return writtenBy(await call(restored));
}

async function findCalendars(call: GoogleCall) {
  const found = await allPages(call, calendarSchema, {
    path: '/users/me/calendarList',
    query: { maxResults: '250', showHidden: 'true' },
  });
  const calendars = found
    .filter(({ deleted }) => !deleted)
    .map(({ id, summary, summaryOverride, accessRole, primary }) => ({
      address: id,
      name: [...(summaryOverride?.trim() || summary.trim() || id)].slice(0, 80).join(''),
      isWritable: /^(?:owner|writer)/.test(accessRole),
      isPrimary: primary,
    }));
  if (calendars.length === 0) throw new CalendarFailed('no-calendars');
  const rank = (one: (typeof calendars)[number]) => (one.isPrimary ? 0 : one.isWritable ? 1 : 2);
  return calendars.toSorted((one, other) => rank(one) - rank(other));
}

async function readEtags(
  call: GoogleCall,
  calendar: string,
  { events, from }: { events: ReadonlyArray<{ key: string; uid: string }>; from: Temporal.Instant },
): Promise<Map<string, string>> {
  const [first] = events;
  if (!first) return new Map();
  const found = await allPages(call, eventSchema, {
    path: pathOf(calendar),
    query: {
      privateExtendedProperty: `${ownProperty}=${hostOf(first.uid)}`,
      timeMin: secondsOf(from),
      maxResults: eventsOfPage,
      fields: 'nextPageToken,items(id,etag,status)',
    },
  });
  const keys = new Map(events.map(({ key }) => [idOf(key), key]));
  return new Map(
    found.flatMap(({ id, etag, status }) => {
      const key = status === 'cancelled' ? undefined : keys.get(id);
      return key === undefined ? [] : [[key, etag] as const];
    }),
  );
}

async function allPages<T extends z.ZodType>(
  call: GoogleCall,
  item: T,
  { path, query }: Required<Pick<GoogleRequest, 'path' | 'query'>>,
): Promise<z.output<T>[]> {
  const all: z.output<T>[] = [];
  let pageToken: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const answer = await call({
      method: 'GET',
      path,
      query: { ...query, ...(pageToken ? { pageToken } : {}) },
    });
    const { items, nextPageToken } = understood(pageOf(item), expected(answer));
    all.push(...items);
    if (!nextPageToken) return all;
    pageToken = nextPageToken;
  }
  throw new CalendarFailed('too-large');
}

const pathOf = (calendar: string, key?: string) =>
  `/calendars/${encodeURIComponent(calendar)}/events${key === undefined ? '' : `/${idOf(key)}`}`;

const isGone = ({ status }: GoogleAnswer) => status === 404 || status === 410;

function writtenBy(answer: GoogleAnswer): Written {
  if (isGone(answer) || answer.status === 412) return 'changed';
  return { etag: understood(eventSchema, expected(answer)).etag };
}

function expected(answer: GoogleAnswer): GoogleAnswer {
  if (answer.status >= 400) throw new CalendarFailed('status');
  return answer;
}

function understood<T extends z.ZodType>(schema: T, { body }: GoogleAnswer): z.output<T> {
  const read = schema.safeParse(body);
  if (!read.success) throw new CalendarFailed('status', read.error);
  return read.data;
}
