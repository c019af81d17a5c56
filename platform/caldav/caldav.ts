import {
  calendarQuery,
  createAccount,
  createObject,
  DAVNamespace,
  davRequest,
  deleteObject,
  getDAVAttribute,
  updateObject,
} from 'tsdav';
import { type AccountFailure, CalendarFailed, type Written } from '../calendar/calendar-client.ts';
import { type GuardedHttp, RequestRefused } from '../http/guarded-http.ts';
import { type CalDavAccount, davFetch } from './dav-fetch.ts';

export interface CalDavCalendar {
  url: string;
  name: string;
}

export interface CalDavObject {
  etag: string;
  text: string;
}

export class CalDavFailed extends CalendarFailed {
  declare readonly reason: AccountFailure;
  constructor(reason: AccountFailure, cause?: unknown) {
    super(reason, cause);
    this.message = `CalDAV: ${reason}`;
  }
}

interface Range {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

/** All calls throw CalDavFailed. */
export interface CalDav {
  /** Those with events. */
  calendars(): Promise<CalDavCalendar[]>;
  /** iCalendar text of all events that touch the range, also by repetition. */
  eventsBetween(calendarUrl: string, range: Range): Promise<string>;
  /** ETags by URL; objects that do not exist are missing. */
  etags(calendarUrl: string, urls: readonly string[]): Promise<Map<string, string>>;
  /** Null: it does not exist. */
  object(url: string): Promise<CalDavObject | null>;
  /** `etag` null: only if it does not exist. 'changed' is 412 (RFC 4918, RFC 9110 13.1). */
  write(url: string, text: string, etag: string | null): Promise<Written>;
  /** True also when it does not exist. False: changed. */
  remove(url: string, etag: string): Promise<boolean>;
}

const maxBytes = 5_000_000;
const batch = 200;

/** `timeoutMs`: for all requests of this client together. Redirects and addresses follow the rules of `http`. */
export function calDav(http: GuardedHttp, account: CalDavAccount, timeoutMs: number): CalDav {
  const { fetch, headers, isUnauthorized } = davFetch(http, account, { timeoutMs, maxBytes });
  const access = { fetch, headers };
  const attempt = async <T>(work: Promise<T>, otherwise: AccountFailure = 'status'): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof CalDavFailed) throw error;
      if (error instanceof RequestRefused) throw new CalDavFailed(error.reason, error);
      throw new CalDavFailed(isUnauthorized() ? 'credentials' : otherwise, error);
    }
  };
  return {
    calendars: () => attempt(findCalendars(access, account.address), 'no-calendars'),
    eventsBetween: (calendarUrl, range) => attempt(readEvents(access, calendarUrl, range)),
    etags: (calendarUrl, urls) => attempt(readEtags(access, calendarUrl, urls)),
    object: (url) => attempt(readObject(access, url)),
    write: (url, text, etag) => attempt(writeObject(access, url, { text, etag })),
    remove: (url, etag) => attempt(removeObject(access, url, etag)),
  };
}

type Access = Pick<ReturnType<typeof davFetch>, 'fetch' | 'headers'>;

async function findCalendars(access: Access, serverUrl: string): Promise<CalDavCalendar[]> {
  const found = await createAccount({
    account: { serverUrl, accountType: 'caldav' },
    loadCollections: true,
    ...access,
  });
  const calendars = (found.calendars ?? []).filter(
    ({ components = [] }) => components.length === 0 || components.includes('VEVENT'),
  );
  if (calendars.length === 0) throw new CalDavFailed('no-calendars');
  return calendars.map(({ url, displayName }) => ({ url, name: nameOf(displayName, url) }));
}

async function readEvents(access: Access, url: string, range: Range): Promise<string> {
  const found = await calendarQuery({
    url,
    props: { 'd:getetag': {}, 'c:calendar-data': {} },
    filters: eventsIn(range),
    depth: '1',
    ...access,
  });
  return found.map(({ props }) => textOf(props?.calendarData)).join('\r\n');
}

async function readEtags(
  { fetch, headers }: Access,
  calendarUrl: string,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  const byPath = new Map(urls.map((url) => [pathOf(url, calendarUrl), url]));
  for (let from = 0; from < urls.length; from += batch) {
    const body = multiget(urls.slice(from, from + batch));
    const init = { method: 'REPORT', namespace: 'c', headers: { depth: '1', ...headers }, body } as const;
    const responses = await davRequest({ url: calendarUrl, init, fetch });
    const [first] = responses;
    if (first && !first.ok && !first.raw?.multistatus) throw new Error(`status ${first.status}`);
    for (const { href, ok, props } of responses) {
      const url = href && byPath.get(pathOf(href, calendarUrl));
      if (url && ok && props?.getetag) etags.set(url, String(props.getetag));
    }
  }
  return etags;
}

async function readObject({ fetch, headers }: Access, url: string): Promise<CalDavObject | null> {
  const response = await fetch(url, { headers });
  if (isGone(response)) return null;
  const etag = expected(response).headers.get('etag');
  if (!etag) throw new Error('no ETag');
  return { etag, text: await response.text() };
}

async function writeObject(
  { fetch, headers }: Access,
  url: string,
  { text, etag }: { text: string; etag: string | null },
): Promise<Written> {
  const content = { 'content-type': 'text/calendar; charset=utf-8', ...headers };
  const response =
    etag === null
      ? await createObject({ url, data: text, headers: { ...content, 'if-none-match': '*' }, fetch })
      : await updateObject({ url, data: text, etag, headers: content, fetch });
  // An If-Match on what does not exist is 412 as well, but some servers answer 404.
  if (response.status === 412 || (etag !== null && isGone(response))) return 'changed';
  // A server that stores something else does not answer with an ETag (RFC 4791, 5.3.4).
  const sent = expected(response).headers.get('etag');
  return { etag: sent ?? (await readObject({ fetch, headers }, url))?.etag ?? null };
}

async function removeObject({ fetch, headers }: Access, url: string, etag: string): Promise<boolean> {
  const response = await deleteObject({ url, etag, headers, fetch });
  if (response.status === 412) return false;
  return isGone(response) || expected(response).ok;
}

const isGone = ({ status }: Response) => status === 404 || status === 410;

function expected(response: Response): Response {
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}

function eventsIn({ start, end }: Range) {
  const utc = (at: Temporal.Instant) => at.round('second').toString().replaceAll(/[-:]/g, '');
  return {
    'comp-filter': {
      _attributes: { name: 'VCALENDAR' },
      'comp-filter': {
        _attributes: { name: 'VEVENT' },
        'time-range': { _attributes: { start: utc(start), end: utc(end) } },
      },
    },
  };
}

function multiget(urls: readonly string[]) {
  return {
    'calendar-multiget': {
      _attributes: getDAVAttribute([DAVNamespace.DAV, DAVNamespace.CALDAV]),
      'd:prop': { 'd:getetag': {} },
      'd:href': urls.map((url) => new URL(url).pathname),
    },
  };
}

/** Servers encode paths in different ways. */
function pathOf(url: string, base: string): string {
  const { pathname } = new URL(url, base);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const data = (value as { _cdata?: unknown } | undefined)?._cdata;
  return typeof data === 'string' ? data : '';
}

function nameOf(displayName: unknown, url: string): string {
  const given = ['string', 'number', 'boolean'].includes(typeof displayName)
    ? String(displayName).trim()
    : '';
  const path = decodeURIComponent(new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '');
  return [...(given || path || url)].slice(0, 80).join('');
}
