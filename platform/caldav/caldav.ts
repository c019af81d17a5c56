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
import { type GuardedHttp, type RequestRefusal, RequestRefused } from '../http/guarded-http.ts';
import { davFetch } from './dav-fetch.ts';

export interface CalDavAccount {
  address: string;
  user: string;
  /** Of an app, where the server offers one. */
  password: string;
}

export interface CalDavCalendar {
  url: string;
  name: string;
}

export interface CalDavObject {
  etag: string;
  text: string;
}

export type CalDavFailure = RequestRefusal | 'credentials' | 'no-calendars' | 'status';

export class CalDavFailed extends Error {
  readonly reason: CalDavFailure;
  constructor(reason: CalDavFailure, cause?: unknown) {
    super(`CalDAV: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** What became of a conditional request (RFC 4918, RFC 9110 13.1): 'changed' is 412. */
export type Written = { etag: string | null } | 'changed';

/** All calls throw CalDavFailed. */
export interface CalDav {
  /** Those with events. */
  calendars(): Promise<CalDavCalendar[]>;
  /** iCalendar text of all events that touch the range, also by repetition. */
  eventsBetween(
    calendarUrl: string,
    range: { start: Temporal.Instant; end: Temporal.Instant },
  ): Promise<string>;
  /** ETags by URL; objects that do not exist are missing. */
  etags(calendarUrl: string, urls: readonly string[]): Promise<Map<string, string>>;
  /** Null: it does not exist. */
  object(url: string): Promise<CalDavObject | null>;
  /** `etag` null: only if it does not exist. */
  write(url: string, text: string, etag: string | null): Promise<Written>;
  /** True also when it does not exist. False: changed. */
  remove(url: string, etag: string): Promise<boolean>;
}

const maxBytes = 5_000_000;
const batch = 200;

/** `timeoutMs`: for all requests of this client together. Redirects and addresses follow the rules of `http`. */
export function calDav(http: GuardedHttp, account: CalDavAccount, timeoutMs: number): CalDav {
  const { fetch, headers, isUnauthorized } = davFetch(http, account, { timeoutMs, maxBytes });
  const attempt = async <T>(work: () => Promise<T>, otherwise: CalDavFailure): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof CalDavFailed) throw error;
      if (error instanceof RequestRefused) throw new CalDavFailed(error.reason, error);
      throw new CalDavFailed(isUnauthorized() ? 'credentials' : otherwise, error);
    }
  };
  const expected = (response: Response): Response => {
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response;
  };
  const isGone = ({ status }: Response) => status === 404 || status === 410;
  const object = async (url: string): Promise<CalDavObject | null> => {
    const response = await fetch(url, { headers });
    if (isGone(response)) return null;
    const etag = expected(response).headers.get('etag');
    if (!etag) throw new Error('no ETag');
    return { etag, text: await response.text() };
  };
  return {
    calendars: () =>
      attempt(async () => {
        const found = await createAccount({
          account: { serverUrl: account.address, accountType: 'caldav' },
          headers,
          fetch,
          loadCollections: true,
        });
        const calendars = (found.calendars ?? []).filter(
          ({ components = [] }) => components.length === 0 || components.includes('VEVENT'),
        );
        if (calendars.length === 0) throw new CalDavFailed('no-calendars');
        return calendars.map(({ url, displayName }) => ({ url, name: nameOf(displayName, url) }));
      }, 'no-calendars'),
    eventsBetween: (calendarUrl, range) =>
      attempt(async () => {
        const found = await calendarQuery({
          url: calendarUrl,
          props: { 'd:getetag': {}, 'c:calendar-data': {} },
          filters: eventsIn(range),
          depth: '1',
          headers,
          fetch,
        });
        return found.map(({ props }) => textOf(props?.calendarData)).join('\r\n');
      }, 'status'),
    etags: (calendarUrl, urls) =>
      attempt(async () => {
        const etags = new Map<string, string>();
        for (let from = 0; from < urls.length; from += batch) {
          const responses = await davRequest({
            url: calendarUrl,
            init: {
              method: 'REPORT',
              namespace: 'c',
              headers: { depth: '1', ...headers },
              body: multiget(urls.slice(from, from + batch)),
            },
            fetch,
          });
          const [first] = responses;
          if (first && !first.ok && !first.raw?.multistatus) throw new Error(`status ${first.status}`);
          for (const { href, ok, props } of responses) {
            if (href && ok && props?.getetag)
              etags.set(new URL(href, calendarUrl).href, String(props.getetag));
          }
        }
        return etags;
      }, 'status'),
    object: (url) => attempt(() => object(url), 'status'),
    write: (url, text, etag) =>
      attempt(async () => {
        const content = { 'content-type': 'text/calendar; charset=utf-8', ...headers };
        const response =
          etag === null
            ? await createObject({ url, data: text, headers: { ...content, 'if-none-match': '*' }, fetch })
            : await updateObject({ url, data: text, etag, headers: content, fetch });
        // An If-Match on what does not exist is 412 as well, but some servers answer 404.
        if (response.status === 412 || (etag !== null && isGone(response))) return 'changed' as const;
        // A server that stores something else does not answer with an ETag (RFC 4791, 5.3.4).
        return { etag: expected(response).headers.get('etag') ?? (await object(url))?.etag ?? null };
      }, 'status'),
    remove: (url, etag) =>
      attempt(async () => {
        const response = await deleteObject({ url, etag, headers, fetch });
        if (response.status === 412) return false;
        return isGone(response) || expected(response).ok;
      }, 'status'),
  };
}

function eventsIn({ start, end }: { start: Temporal.Instant; end: Temporal.Instant }) {
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
