import type { BusyReading, BusyRequest } from '../calendar/busy-time.ts';
import {
  type AccountFailure,
  CalendarFailed,
  type ClientOptions,
  type Written,
} from '../calendar/calendar-client.ts';
import type { CalendarParser } from '../calendar/calendar-parser.ts';
import { plainRequest, readingOf } from '../calendar/read-calendar.ts';
import { type GuardedHttp, RequestRefused } from '../http/guarded-http.ts';
import type {
  AnsweredRequest,
  CalDavAnswer,
  CalDavCalendar,
  CalDavRequest,
  CalDavStep,
} from './caldav-tasks.ts';
import { type CalDavAccount, davFetch } from './dav-fetch.ts';

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

/** All calls throw CalendarFailed. */
export interface CalDav {
  /** Those with events. */
  calendars(): Promise<CalDavCalendar[]>;
  busyTimes(calendarUrl: string, request: BusyRequest): Promise<BusyReading>;
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
const mostRequests = 100;

/** `timeoutMs`: for all requests of this client together. Redirects and addresses follow the rules of `http`. */
export function calDav(
  http: GuardedHttp,
  account: CalDavAccount,
  { timeoutMs, parse }: Pick<ClientOptions, 'timeoutMs' | 'parse'>,
): CalDav {
  const { fetch, headers, isUnauthorized } = davFetch(http, account, { timeoutMs, maxBytes });
  const access = { fetch, headers, parse };
  const attempt = async <T>(work: Promise<T>, otherwise: AccountFailure = 'status'): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof CalendarFailed) throw error;
      if (error instanceof RequestRefused) throw new CalDavFailed(error.reason, error);
      throw new CalDavFailed(isUnauthorized() ? 'credentials' : otherwise, error);
    }
  };
  return {
    calendars: () => attempt(findCalendars(access, account.address), 'no-calendars'),
    busyTimes: (calendarUrl, request) => attempt(readBusyTimes(access, calendarUrl, request)),
    etags: (calendarUrl, urls) => attempt(readEtags(access, calendarUrl, urls)),
    object: (url) => attempt(readObject(access, url)),
    write: (url, text, etag) => attempt(writeObject(access, url, { text, etag })),
    remove: (url, etag) => attempt(removeObject(access, url, etag)),
  };
}

type Access = Pick<ReturnType<typeof davFetch>, 'fetch' | 'headers'> & { parse: CalendarParser };

async function findCalendars(access: Access, serverUrl: string): Promise<CalDavCalendar[]> {
  const calendars = await converse(access, (answers) =>
    access.parse('find-caldav-calendars', { serverUrl, answers }),
  );
  if (calendars.length === 0) throw new CalDavFailed('no-calendars');
  return calendars;
}

async function readBusyTimes(access: Access, calendarUrl: string, range: BusyRequest): Promise<BusyReading> {
  const request = plainRequest(range);
  const reading = await converse(access, (answers) =>
    access.parse('read-caldav-busy-times', { calendarUrl, request, answers }),
  );
  return readingOf(reading);
}

async function readEtags(
  access: Access,
  calendarUrl: string,
  urls: readonly string[],
): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  return new Map(
    await converse(access, (answers) => access.parse('read-caldav-etags', { calendarUrl, urls, answers })),
  );
}

/** Sends what the parser asks for, until it has a result. */
async function converse<Result>(
  access: Access,
  step: (answers: readonly AnsweredRequest[]) => Promise<CalDavStep<Result>>,
): Promise<Result> {
  const answers: AnsweredRequest[] = [];
  while (answers.length <= mostRequests) {
    const reply = await step(answers);
    if (reply.kind === 'result') return reply.result;
    if (reply.kind === 'failed')
      throw reply.refused ? new RequestRefused(reply.refused) : new Error('no result');
    const answered = reply.requests.map(
      async (request) => [request, await answerTo(access, request)] as const,
    );
    answers.push(...(await Promise.all(answered)));
  }
  throw new Error('too many requests');
}

async function answerTo({ fetch, headers }: Access, request: CalDavRequest): Promise<CalDavAnswer> {
  const { url, method, body, redirect } = request;
  try {
    const response = await fetch(url, {
      method,
      redirect,
      headers: { ...request.headers, ...headers },
      ...(body === '' ? {} : { body }),
    });
    return {
      kind: 'response',
      status: response.status,
      headers: [...response.headers],
      body: new Uint8Array(await response.arrayBuffer()),
    };
  } catch (error) {
    if (error instanceof RequestRefused) return { kind: 'refused', reason: error.reason };
    throw error;
  }
}

async function readObject({ fetch, headers }: Access, url: string): Promise<CalDavObject | null> {
  const response = await fetch(url, { headers });
  if (isGone(response)) return null;
  const etag = expected(response).headers.get('etag');
  if (!etag) throw new Error('no ETag');
  return { etag, text: await response.text() };
}

async function writeObject(
  access: Access,
  url: string,
  { text, etag }: { text: string; etag: string | null },
): Promise<Written> {
  const { fetch, headers } = access;
  const condition: Record<string, string> = etag === null ? { 'if-none-match': '*' } : { 'if-match': etag };
  const content = { 'content-type': 'text/calendar; charset=utf-8', ...headers, ...condition };
  const response = await fetch(url, { method: 'PUT', body: text, headers: content });
  // An If-Match on what does not exist is 412 as well, but some servers answer 404.
  if (response.status === 412 || (etag !== null && isGone(response))) return 'changed';
  // A server that stores something else does not answer with an ETag (RFC 4791, 5.3.4).
  const sent = expected(response).headers.get('etag');
  return { etag: sent ?? (await readObject(access, url))?.etag ?? null };
}

async function removeObject({ fetch, headers }: Access, url: string, etag: string): Promise<boolean> {
  const response = await fetch(url, { method: 'DELETE', headers: { ...headers, 'if-match': etag } });
  if (response.status === 412) return false;
  return isGone(response) || expected(response).ok;
}

const isGone = ({ status }: Response) => status === 404 || status === 410;

function expected(response: Response): Response {
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}
