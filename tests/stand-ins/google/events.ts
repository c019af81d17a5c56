import { instancesOf, instantOf, shown } from './moments.ts';
import {
  type Answer,
  type GoogleState,
  notFound,
  refuse,
  type StandInCalendar,
  type StandInEvent,
} from './state.ts';

export interface EventRequest {
  method: string;
  query: URLSearchParams;
  ifMatch: string | undefined;
  body: Record<string, unknown>;
}

const deleted = () => refuse(410, 'deleted', 'Resource has been deleted');
const invalid = (message: string) => refuse(400, 'invalid', message);
const changed = () => refuse(412, 'conditionNotMet', 'Precondition Failed');

export function newEtag(state: GoogleState): string {
  state.lastNumber += 1;
  return `"33${String(state.lastNumber).padStart(14, '0')}"`;
}

export function listEvents(state: GoogleState, calendar: StandInCalendar, query: URLSearchParams): Answer {
  const [min, max] = [boundOf(query.get('timeMin')), boundOf(query.get('timeMax'))];
  if (min === undefined || max === undefined) return invalid('Bad Request');
  const isSingle = query.get('singleEvents') === 'true';
  if (isSingle && !max) return invalid('the stand-in needs timeMax for repeated events');
  const property = query.get('privateExtendedProperty')?.split('=');
  const found = [...calendar.events.values()]
    .filter(({ status }) => status !== 'cancelled' || query.get('showDeleted') === 'true')
    .filter(
      ({ extendedProperties }) =>
        !property || extendedProperties?.private?.[property[0] ?? ''] === property[1],
    )
    .flatMap((event) => (isSingle && max ? instancesOf(event, max) : [event]))
    .filter((event) => isWithin(event, min, max))
    .map((event) => (calendar.accessRole === 'freeBusyReader' ? onlyBusy(event) : event));
  const size = Math.min(Number(query.get('maxResults') ?? 250), state.pageSize);
  const from = Number(query.get('pageToken')?.slice('page-'.length) ?? 0);
  const items = found.slice(from, from + size).map((event) => chosen(event, query.get('fields')));
  const next = from + size < found.length ? { nextPageToken: `page-${from + size}` } : {};
  return { status: 200, body: { kind: 'calendar#events', items, ...next } };
}

/** Undefined: Google refuses it. */
const boundOf = (text: string | null) =>
  text === null ? null : (instantOf({ dateTime: text }) ?? undefined);

function isWithin(
  { start, end }: StandInEvent,
  min: Temporal.Instant | null,
  max: Temporal.Instant | null,
): boolean {
  const [from, to] = [instantOf(start), instantOf(end)];
  if (!from || !to) return false;
  return (!min || Temporal.Instant.compare(to, min) > 0) && (!max || Temporal.Instant.compare(from, max) < 0);
}

const onlyBusy = ({ id, etag, status, start, end }: StandInEvent): StandInEvent => ({
  id,
  etag,
  status,
  start,
  end,
  visibility: 'private',
});

/** Partial responses: of `items(a,b(c),d/e)` the first level. */
function chosen(event: StandInEvent, fields: string | null): Partial<StandInEvent> {
  const inside = /items\((.*)\)/.exec(fields ?? '')?.[1];
  if (inside === undefined) return event;
  const names = inside
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((name) => name.split('/')[0] ?? '');
  return Object.fromEntries(Object.entries(event).filter(([name]) => names.includes(name)));
}

export function insertEvent(
  state: GoogleState,
  calendar: StandInCalendar,
  { body }: Pick<EventRequest, 'body'>,
): Answer {
  const id = typeof body.id === 'string' ? body.id : crypto.randomUUID().replaceAll('-', '');
  if (!/^[a-v0-9]{5,1024}$/.test(id)) return invalid('Invalid resource id value.');
  if (calendar.events.has(id)) return refuse(409, 'duplicate', 'The requested identifier already exists.');
  return store(state, calendar, {
    ...withoutNulls(body),
    id,
    iCalUID: `${id}@google.com`,
  });
}

export function answerEvent(
  state: GoogleState,
  { calendar, id }: { calendar: StandInCalendar; id: string },
  { method, ifMatch, body }: EventRequest,
): Answer {
  const event = calendar.events.get(id);
  if (!event) return notFound();
  if (method === 'GET') return { status: 200, body: event };
  if (method === 'DELETE' && event.status === 'cancelled') return deleted();
  if (ifMatch !== undefined && ifMatch !== event.etag) return changed();
  if (method === 'DELETE') {
    calendar.events.set(id, { ...event, status: 'cancelled', etag: newEtag(state) });
    return { status: 204 };
  }
  const given = { ...body, id, iCalUID: event.iCalUID };
  if (method === 'PATCH') return store(state, calendar, merged(event, given) as Record<string, unknown>);
  if (method === 'PUT') return store(state, calendar, withoutNulls(given));
  return notFound();
}

function store(state: GoogleState, calendar: StandInCalendar, event: Record<string, unknown>): Answer {
  const { start, end } = event as Partial<StandInEvent>;
  const [from, to] = [instantOf(start), instantOf(end)];
  if (!start || !end || !from || !to || Boolean(start.date) !== Boolean(end.date))
    return invalid('Invalid start or end.');
  if (Temporal.Instant.compare(from, to) > 0)
    return refuse(400, 'timeRangeEmpty', 'The specified time range is empty.');
  const stored = {
    status: 'confirmed',
    ...event,
    start: shown(start),
    end: shown(end),
    etag: newEtag(state),
  } as StandInEvent;
  calendar.events.set(stored.id, stored);
  return { status: 200, body: stored };
}

/** A patch: null removes, objects are merged, anything else replaces. */
function merged(current: unknown, patch: unknown): unknown {
  const isObject = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(current) ? { ...current } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = merged(result[name], value);
  }
  return result;
}

const withoutNulls = (body: unknown) => merged({}, body) as Record<string, unknown>;
