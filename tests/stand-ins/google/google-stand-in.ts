import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerEvent, insertEvent, listEvents } from './events.ts';
import { answerConsent, answerRevocation, answerToken } from './oauth.ts';
import { type Answer, emptyState, type Fault, type GoogleState, notFound, refuse } from './state.ts';

export interface GoogleStandIn {
  url: string;
  state: GoogleState;
  close(): Promise<void>;
}

/**
 * A local Google with the published OAuth 2.0 endpoints and the parts of Calendar API v3 that are used: consent with
 * PKCE, codes that are valid once, revocation, ETags, ids that a deleted event keeps, pages, limits and faults.
 */
export async function startGoogle(siteUrl: string): Promise<GoogleStandIn> {
  const state = emptyState(siteUrl);
  const server = createServer((request, response) => {
    serve(state, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(state: GoogleState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://google');
  const call = `${request.method} ${decodeURIComponent(url.pathname)}`;
  state.calls.push(call);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const at = state.faults.findIndex((one) => call.startsWith(one.on));
  const fault = at < 0 ? null : (state.faults.splice(at, 1)[0] ?? null);
  if (fault?.how === 'cut') return void response.destroy();
  const isBefore = fault && fault.how !== 'cut-after';
  const answer = isBefore
    ? failureOf(fault)
    : answerTo(state, request, { url, text: Buffer.concat(chunks).toString('utf8') });
  if (fault?.how === 'cut-after') return void response.destroy();
  response.writeHead(answer.status, {
    ...(answer.body === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' }),
    ...answer.headers,
  });
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
}

function failureOf({ how, retryAfter }: Fault): Answer {
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  switch (how) {
    case '429':
      return { ...refuse(429, 'rateLimitExceeded', 'Rate Limit Exceeded', 'usageLimits'), headers };
    case 'rate-403':
      return { ...refuse(403, 'rateLimitExceeded', 'Rate Limit Exceeded', 'usageLimits'), headers };
    case 'disabled':
      return refuse(403, 'accessNotConfigured', 'Google Calendar API has not been used', 'usageLimits');
    case 'garbage':
      return { status: 200, body: '<html>We will be right back</html>' };
    default:
      return { ...refuse(500, 'backendError', 'Backend Error'), headers };
  }
}

interface Received {
  url: URL;
  text: string;
}

function answerTo(state: GoogleState, request: IncomingMessage, { url, text }: Received): Answer {
  const call = `${request.method} ${url.pathname}`;
  if (call === 'GET /o/oauth2/v2/auth') return answerConsent(state, url);
  if (call === 'POST /token' || call === 'POST /revoke') {
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded') return notFound();
    const form = new URLSearchParams(text);
    return call === 'POST /token' ? answerToken(state, form) : answerRevocation(state, form);
  }
  if (!url.pathname.startsWith('/calendar/v3/')) return notFound();
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const scope = state.grants.get(state.access.get(token) ?? '');
  if (scope === undefined) return refuse(401, 'authError', 'Invalid Credentials');
  const isList = url.pathname === '/calendar/v3/users/me/calendarList';
  if (!scope.includes(isList ? 'calendar.calendarlist.readonly' : 'calendar.events'))
    return refuse(403, 'insufficientPermissions', 'Insufficient Permission');
  return isList ? listCalendars(state, url.searchParams) : ofCalendar(state, request, { url, text });
}

function listCalendars(state: GoogleState, query: URLSearchParams): Answer {
  const all = [...state.calendars.values()].filter(
    ({ hidden }) => !hidden || query.get('showHidden') === 'true',
  );
  const size = Math.min(Number(query.get('maxResults') ?? 100), state.pageSize);
  const from = Number(query.get('pageToken')?.slice('page-'.length) ?? 0);
  const items = all.slice(from, from + size).map(({ events: _, ...entry }) => entry);
  const next = from + size < all.length ? { nextPageToken: `page-${from + size}` } : {};
  return { status: 200, body: { kind: 'calendar#calendarList', items, ...next } };
}

function ofCalendar(state: GoogleState, request: IncomingMessage, { url, text }: Received): Answer {
  const [, , , place, calendarId = '', events, id] = url.pathname.split('/').map(decodeURIComponent);
  const calendar = state.calendars.get(calendarId);
  if (place !== 'calendars' || events !== 'events' || !calendar) return notFound();
  const { method = 'GET' } = request;
  const isWriter = calendar.accessRole === 'owner' || calendar.accessRole === 'writer';
  if (method !== 'GET' && !isWriter)
    return refuse(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.');
  if (method !== 'GET' && url.searchParams.get('sendUpdates') !== 'none')
    return refuse(400, 'invalid', 'the stand-in expects that no emails are sent');
  const ifMatch = request.headers['if-match'];
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  const asked = { method, query: url.searchParams, ifMatch, body };
  if (id !== undefined) return answerEvent(state, { calendar, id }, asked);
  if (method === 'POST') return insertEvent(state, calendar, asked);
  return method === 'GET' ? listEvents(state, calendar, url.searchParams) : notFound();
}
