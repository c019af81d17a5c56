import { calendarQuery, createAccount, DAVNamespace, davRequest, getDAVAttribute } from 'tsdav';
import type { CalDavCalendar } from '#platform/caldav/caldav-tasks.ts';
import type { PlainBusyRequest, PlainReading } from '#platform/calendar/calendar-tasks.ts';
import { composed } from '#platform/composed-text.ts';
import type { InputOf, OutputOf } from '../../processes.ts';
import { stepOf } from './replay.ts';
import { readObjects } from './tasks.ts';

type Fetch = typeof globalThis.fetch;

const batch = 200;

export function findCalendars({
  serverUrl,
  answers,
}: InputOf<'find-caldav-calendars'>): Promise<OutputOf<'find-caldav-calendars'>> {
  return stepOf(answers, async (fetch) => {
    const account = { serverUrl, accountType: 'caldav' } as const;
    const { calendars = [] } = await createAccount({ account, loadCollections: true, fetch });
    return calendars
      .filter(({ components = [] }) => components.length === 0 || components.includes('VEVENT'))
      .map(({ url, displayName }): CalDavCalendar => ({ url, name: nameOf(displayName, url) }));
  });
}

export function readCalDavBusyTimes({
  calendarUrl,
  request,
  answers,
}: InputOf<'read-caldav-busy-times'>): Promise<OutputOf<'read-caldav-busy-times'>> {
  return stepOf(answers, (fetch) => busyTimesIn(fetch, calendarUrl, request));
}

export function readEtags({
  calendarUrl,
  urls,
  answers,
}: InputOf<'read-caldav-etags'>): Promise<OutputOf<'read-caldav-etags'>> {
  return stepOf(answers, async (fetch) => {
    const batches = Array.from({ length: Math.ceil(urls.length / batch) }, (_, at) =>
      etagsOf(fetch, calendarUrl, urls.slice(at * batch, (at + 1) * batch)),
    );
    return (await Promise.all(batches)).flat();
  });
}

async function busyTimesIn(fetch: Fetch, url: string, request: PlainBusyRequest): Promise<PlainReading> {
  const found = await calendarQuery({
    url,
    props: { 'd:getetag': {}, 'c:calendar-data': {} },
    filters: eventsIn(request),
    depth: '1',
    fetch: multistatusOnly(fetch),
  });
  const objects = found.filter(({ props }) => props?.getetag || props?.calendarData);
  return readObjects(
    objects.map(({ props }) => textOf(props?.calendarData)),
    request,
  );
}

/** Anything else would be read as a collection without events. */
function multistatusOnly(fetch: Fetch): Fetch {
  return async (...request) => {
    const response = await fetch(...request);
    const start = (await response.clone().text()).slice(0, 2_000);
    if (!/multistatus/i.test(start)) throw new Error(`status ${response.status} without a multistatus`);
    return response;
  };
}

async function etagsOf(
  fetch: Fetch,
  calendarUrl: string,
  urls: readonly string[],
): Promise<Array<[string, string]>> {
  const byPath = new Map(urls.map((url) => [pathOf(url, calendarUrl), url]));
  const init = { method: 'REPORT', namespace: 'c', headers: { depth: '1' }, body: multiget(urls) } as const;
  const responses = await davRequest({ url: calendarUrl, init, fetch });
  const [first] = responses;
  if (first && !first.ok && !first.raw?.multistatus) throw new Error(`status ${first.status}`);
  return responses.flatMap(({ href, ok, props }): Array<[string, string]> => {
    const url = href && byPath.get(pathOf(href, calendarUrl));
    return url && ok && props?.getetag ? [[url, String(props.getetag)]] : [];
  });
}

function eventsIn({ fromMs, toMs }: PlainBusyRequest) {
  const utc = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  return {
    'comp-filter': {
      _attributes: { name: 'VCALENDAR' },
      'comp-filter': {
        _attributes: { name: 'VEVENT' },
        'time-range': { _attributes: { start: utc(fromMs), end: utc(toMs) } },
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
  return [...composed(given || path || url)].slice(0, 80).join('');
}
