import type { BusyReading, BusyRequest, LeftOut } from '../calendar/busy-time.ts';
import {
  CalendarFailed,
  type ClientOptions,
  type OwnEvent,
  type Written,
} from '../calendar/calendar-client.ts';
import { busyTimeOf, plainRequest } from '../calendar/read-calendar.ts';
import type { GoogleClient } from './google.ts';
import type { GoogleAnswer, GoogleCall, GoogleRequest } from './google-call.ts';
import { bodyOf, busyFields, hostOf, idOf, ownProperty, secondsOf } from './google-event.ts';
import type { GoogleCalendarFound, GoogleEvent, GooglePage } from './google-tasks.ts';

const mostPages = 20;
const mostLeftOut = 20;
const eventsOfPage = '2500';

/** No emails are sent about our events. */
const silently = { sendUpdates: 'none' };

export function googleClient(call: GoogleCall, options: Omit<ClientOptions, 'timeoutMs'>): GoogleClient {
  const access = { call, ...options };
  return {
    calendars: () => findCalendars(access),
    busyTimes: (calendar, request) => readBusyTimes(access, calendar, request),
    etags: (calendar, events, from) => readEtags(access, calendar, { events, from }),
    async event(calendar, { key }) {
      const found = await readEvent(access, pathOf(calendar, key));
      return found && !found.isCancelled
        ? { etag: found.etag, time: found.time && busyTimeOf(found.time) }
        : null;
    },
    write: (calendar, event, etag) => writeEvent(access, pathOf(calendar), { event, etag }),
    async remove(calendar, { key }, etag) {
      const answer = await call({ method: 'DELETE', path: pathOf(calendar, key), query: silently, etag });
      return isGone(answer) || (answer.status !== 412 && Boolean(expected(answer)));
    },
  };
}

interface Access extends Omit<ClientOptions, 'timeoutMs'> {
  call: GoogleCall;
}

async function readBusyTimes(
  access: Access,
  calendar: string,
  range: Omit<BusyRequest, 'timeZone'>,
): Promise<BusyReading> {
  const request = plainRequest({ ...range, timeZone: access.timeZone });
  const query = {
    singleEvents: 'true',
    timeMin: secondsOf(range.from),
    timeMax: secondsOf(range.to),
    maxResults: eventsOfPage,
    maxAttendees: '1',
    fields: `nextPageToken,items(${busyFields})`,
  };
  const leftOut: LeftOut[] = [];
  const times = await allPages(access, { path: pathOf(calendar), query }, async (text) => {
    const page = await access.parse('read-google-busy-times', { text, request });
    leftOut.push(...page.leftOut);
    return page;
  });
  const first = leftOut.slice(0, mostLeftOut);
  return { times: times.map(busyTimeOf), leftOut: first, leftOutCount: leftOut.length };
}

/** Null: it never existed. */
async function readEvent(access: Access, path: string): Promise<GoogleEvent | null> {
  const answer = await access.call({ method: 'GET', path });
  return isGone(answer) ? null : eventIn(access, expected(answer));
}

const eventIn = ({ parse, timeZone }: Access, { body }: GoogleAnswer): Promise<GoogleEvent> =>
  understood(parse('read-google-event', { text: body, timeZone }));

async function writeEvent(
  access: Access,
  events: string,
  { event, etag }: { event: OwnEvent; etag: string | null },
): Promise<Written> {
  const { call } = access;
  const body = bodyOf(event);
  const path = `${events}/${idOf(event.key)}`;
  if (etag !== null)
    return writtenBy(access, await call({ method: 'PATCH', path, query: silently, body, etag }));
  const created = { ...body, id: idOf(event.key), reminders: { useDefault: true } };
  const inserted = await call({ method: 'POST', path: events, query: silently, body: created });
  if (inserted.status !== 409) return { etag: (await eventIn(access, expected(inserted))).etag };
  const existing = await readEvent(access, path);
  if (!existing?.isCancelled) return 'changed';
  // A deleted event keeps its id: it is restored instead.
  const restored = { method: 'PUT', path, query: silently, body: created, etag: existing.etag } as const;
  return writtenBy(access, await call(restored));
}

async function findCalendars(access: Access): Promise<GoogleCalendarFound[]> {
  const query = { maxResults: '250', showHidden: 'true' };
  const calendars = await allPages(access, { path: '/users/me/calendarList', query }, (text) =>
    access.parse('read-google-calendars', { text }),
  );
  if (calendars.length === 0) throw new CalendarFailed('no-calendars');
  const rank = (one: GoogleCalendarFound) => (one.isPrimary ? 0 : one.isWritable ? 1 : 2);
  return calendars.toSorted((one, other) => rank(one) - rank(other));
}

async function readEtags(
  access: Access,
  calendar: string,
  { events, from }: { events: ReadonlyArray<{ key: string; uid: string }>; from: Temporal.Instant },
): Promise<Map<string, string>> {
  const [first] = events;
  if (!first) return new Map();
  const query = {
    privateExtendedProperty: `${ownProperty}=${hostOf(first.uid)}`,
    timeMin: secondsOf(from),
    maxResults: eventsOfPage,
    fields: 'nextPageToken,items(id,etag,status)',
  };
  const found = await allPages(access, { path: pathOf(calendar), query }, (text) =>
    access.parse('read-google-etags', { text }),
  );
  const keys = new Map(events.map(({ key }) => [idOf(key), key]));
  return new Map(
    found.flatMap(([id, etag]) => {
      const key = keys.get(id);
      return key === undefined ? [] : [[key, etag] as const];
    }),
  );
}

async function allPages<Item>(
  { call }: Access,
  { path, query }: Required<Pick<GoogleRequest, 'path' | 'query'>>,
  read: (text: string) => Promise<GooglePage<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  let pageToken: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const answer = await call({
      method: 'GET',
      path,
      query: { ...query, ...(pageToken ? { pageToken } : {}) },
    });
    const { items, nextPageToken }: GooglePage<Item> = await understood(read(expected(answer).body));
    for (const item of items) all.push(item);
    if (!nextPageToken) return all;
    pageToken = nextPageToken;
  }
  throw new CalendarFailed('too-large');
}

const pathOf = (calendar: string, key?: string) =>
  `/calendars/${encodeURIComponent(calendar)}/events${key === undefined ? '' : `/${idOf(key)}`}`;

const isGone = ({ status }: GoogleAnswer) => status === 404 || status === 410;

async function writtenBy(access: Access, answer: GoogleAnswer): Promise<Written> {
  if (isGone(answer) || answer.status === 412) return 'changed';
  return { etag: (await eventIn(access, expected(answer))).etag };
}

function expected(answer: GoogleAnswer): GoogleAnswer {
  if (answer.status >= 400) throw new CalendarFailed('status');
  return answer;
}

/** Another answer than documented. */
async function understood<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const isOther = error instanceof CalendarFailed && error.reason === 'unreadable';
    throw isOther ? new CalendarFailed('status', error) : error;
  }
}
