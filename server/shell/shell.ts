import { Hono } from 'hono';
import { PageCache } from '#app/web/page-cache.ts';
import type { SharedPage } from '#app/web/page-handle.ts';
import { hasCookie } from '#app/web/session/cookies.ts';
import { withRequestDeadline } from '#platform/db/request-deadline.ts';
import { ReadReplica } from '#platform/db/server/read-replica.ts';
import { isOverload } from '#platform/overload/is-overload.ts';
import { isUnavailable } from '#platform/overload/is-unavailable.ts';
import { withRequestId } from '#platform/request-id.ts';
import { openBookingGate } from './booking-gate.ts';
import { acceptedEncoding, compress, isCompressible, isWorthCompressing } from './encoding.ts';
import { errorAnswer } from './error-answer.ts';
import { guard, type Verdict } from './guard.ts';
import { createHealth, type Health } from './health.ts';
import { Metrics } from './metrics.ts';
import { laneOf, openLanes } from './overload/lanes.ts';
import { PageViews } from './page-views.ts';
import { maskedPath } from './path-kinds.ts';
import { renderPlain, withHeaders } from './render-plain.ts';
import type { Rendered } from './rendered.ts';
import { answerShared, refreshPage } from './shared-pages/render-shared.ts';
import { SharedRenders } from './shared-pages/shared-renders.ts';
import {
  answerFrom,
  answerFromPage,
  etagOf,
  matches,
  type StoredAnswer,
} from './shared-pages/stored-answer.ts';
import { learn, type ShellContext, type ShellEnv } from './shell-context.ts';
import type { ShellParts, ShellTools } from './shell-tools.ts';

export interface Shell {
  fetch: Hono<ShellEnv>['fetch'];
  fetchMetrics: (request: Request) => Promise<Response>;
  /** /readyz now fails on open connections; new connections are refused. */
  stopBeingReady: () => void;
  /** Writes the page views counted so far. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

export async function createShell(parts: ShellParts): Promise<Shell> {
  const { world } = parts;
  const pages = new PageCache<StoredAnswer>(() => world.clock.now().epochMilliseconds);
  const stopListening = await pages.listenTo(world.db);
  const metrics = new Metrics();
  const app = new Hono<ShellEnv>();
  const homeStatus = async () =>
    (await app.request(world.settings.siteUrl, {}, { address: '127.0.0.1' })).status;
  const health = createHealth({ ...parts, homeStatus }, metrics, pages);
  const { databaseReadUrl } = world.settings;
  const replica = databaseReadUrl ? new ReadReplica(databaseReadUrl, world.db, world.log) : null;
  const tools: ShellTools = {
    ...parts,
    pages,
    metrics,
    lanes: openLanes(),
    sharedRenders: new SharedRenders(),
    views: new PageViews(world),
    replica,
    bookingGate: await openBookingGate(world),
  };
  app.all('*', (c) => answer(c, tools, health));
  return {
    fetch: app.fetch,
    fetchMetrics: health.answerMetrics,
    stopBeingReady: health.stopBeingReady,
    flush: () => tools.views.flush(),
    close: async () => {
      metrics.stop();
      await tools.views.close();
      await stopListening();
      await replica?.close();
    },
  };
}

async function answer(c: ShellContext, tools: ShellTools, health: Health): Promise<Response> {
  const startedAt = performance.now();
  learn(c, tools.world.settings);
  const stored = answerStored(c, tools);
  const response = await (stored ??
    withRequestId(c.get('facts').id, () => withRequestDeadline(() => answerAnew(c, tools, health))));
  // nginx's code: the client closed the connection.
  const status = c.req.raw.signal.aborted ? 499 : response.status;
  tools.views.count(c.req.raw, c.get('facts').path, status);
  logRequest(c, tools, { status, milliseconds: performance.now() - startedAt, isRoutine: stored !== null });
  return response;
}

interface Answered {
  status: number;
  milliseconds: number;
  isRoutine: boolean;
}

function logRequest(c: ShellContext, { metrics, world }: ShellTools, answered: Answered): void {
  const { method } = c.req;
  const { status } = answered;
  metrics.request(method, status, answered.milliseconds / 1000);
  const fields = {
    requestId: c.get('facts').id,
    method,
    path: maskedPath(c.get('url').pathname),
    status,
    ms: Math.round(answered.milliseconds),
  };
  if (answered.isRoutine) world.log.debug(fields, 'answered');
  else world.log.info(fields, 'answered');
}

/** Synchronous, except for the first client of an encoding. */
function answerStored(c: ShellContext, tools: ShellTools): Response | Promise<Response> | null {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null;
  if (tools.world.settings.role === 'jobs') return null;
  const { assets, pages, metrics } = tools;
  const url = c.get('url');
  const ownHeaders = { 'x-request-id': c.get('facts').id };
  const asset = assets.get(url.pathname);
  if (asset) return answerFrom(asset, c.req.raw, {});
  const isNamed = c.req.header('cookie') ?? c.req.header('authorization');
  const shared = isNamed ? sharedPageFor(c, tools) : undefined;
  if (shared === null) return null;
  const page = pages.find(url, () => refreshPage(c, tools));
  if (!page) return null;
  metrics.pageHit();
  return answerFromPage(page, c.req.raw, ownHeaders);
}

/** Null: this request gets an answer of its own. */
function sharedPageFor(
  c: ShellContext,
  { isDevelopment, sharedPageAt }: Pick<ShellTools, 'isDevelopment' | 'sharedPageAt'>,
): SharedPage | null {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isRead || isDevelopment) return null;
  const page = sharedPageAt(c.get('url'), c.get('facts').prefix);
  if (!page?.unlessCookies.length) return page;
  // A session may also come as a bearer token.
  const isPersonal =
    c.req.header('authorization') !== undefined ||
    page.unlessCookies.some((name) => hasCookie(c.req.raw, name));
  return isPersonal ? null : page;
}

async function answerAnew(c: ShellContext, tools: ShellTools, health: Health): Promise<Response> {
  try {
    const aboutUs = await health.answer(c);
    if (aboutUs) return aboutUs;
    health.watchProxy(c);
    if (tools.world.settings.role === 'jobs') return jobsOnly();
    if (await tools.bookingGate.refuses(c)) return errorAnswer(c, tools.world, 'paused');
    const verdict = await guard(c, tools.world);
    return await renderAnswer(c, tools, verdict);
  } catch (error) {
    return unexpected(error, c, tools);
  } finally {
    c.get('held')?.release();
  }
}

/** A proxy must not send visitors here. */
function jobsOnly(): Response {
  return new Response('This process runs jobs only.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });
}

async function renderAnswer(c: ShellContext, tools: ShellTools, verdict: Verdict): Promise<Response> {
  const { outcome, from } = verdict;
  if ('refused' in outcome)
    return finished(c, await withHeaders(c, { tools, answer: outcome.refused, from }));
  const shared = sharedPageFor(c, tools);
  if (!shared) return finished(c, await renderOwn(c, { tools, outcome, from }));
  const answer = await answerShared(c, tools, shared);
  return answer instanceof Response ? answer : finished(c, answer);
}

type Admitted = Extract<Verdict['outcome'], { admitted: Request }>;

async function renderOwn(
  c: ShellContext,
  { tools, outcome, from }: { tools: ShellTools; outcome: Admitted; from: Verdict['from'] },
) {
  const { admitted, isInMemory } = outcome;
  const lane = laneOf(admitted.method, c.get('url').pathname);
  if (lane === null) return renderPlain(c, { tools, request: admitted, from });
  const isComplete = isInMemory || c.env.incoming?.complete;
  const request = isComplete ? admitted : await received(admitted);
  return tools.lanes[lane].run(() => renderPlain(c, { tools, request, from }), request.signal);
}

/** A slow sender must not occupy a place. The guard has checked the size. */
async function received(request: Request): Promise<Request> {
  if (!request.body) return request;
  const { method, headers, url, signal } = request;
  return new Request(url, { method, headers, signal, body: await request.arrayBuffer() });
}

async function finished(c: ShellContext, { status, headers, body }: Rendered): Promise<Response> {
  if (body instanceof ReadableStream) return passedOn(c, { status, headers, body });
  if (!body) return new Response(null, { status, headers });
  if (headers.get('cache-control') === 'no-cache' && status === 200) {
    const etag = headers.get('etag') ?? etagOf(body);
    headers.set('etag', etag);
    if (matches(c.req.header('if-none-match') ?? null, etag))
      return new Response(null, { status: 304, headers });
  }
  const encoded = await encode(c, headers, body);
  headers.set('content-length', String(encoded.length));
  return new Response(c.req.method === 'HEAD' ? null : encoded, { status, headers });
}

async function passedOn(c: ShellContext, { status, headers, body }: Rendered & { body: ReadableStream }) {
  if (c.req.method !== 'HEAD') return new Response(body, { status, headers });
  await body.cancel();
  return new Response(null, { status, headers });
}

async function encode(c: ShellContext, headers: Headers, body: Uint8Array<ArrayBuffer>) {
  if (headers.has('content-encoding') || !isCompressible(headers.get('content-type'))) return body;
  headers.append('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? null);
  if (encoding === 'identity' || !isWorthCompressing(body.length)) return body;
  headers.set('content-encoding', encoding);
  return compress(body, encoding, 'quick');
}

function unexpected(error: unknown, c: ShellContext, { world, metrics }: ShellTools): Response {
  if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
  if (isOverload(error)) {
    metrics.refusal();
    return errorAnswer(c, world, 'busy');
  }
  world.log.error({ requestId: c.get('facts').id, err: error }, 'a request failed');
  return errorAnswer(c, world, isUnavailable(error) ? 'unavailable' : 'broken');
}
