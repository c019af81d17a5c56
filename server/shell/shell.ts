import { Hono } from 'hono';
import { PageCache } from '#app/web/page-cache.ts';
import { isOutage } from '#platform/db/database-unavailable.ts';
import { ReadReplica } from '#platform/db/server/read-replica.ts';
import { isOverload } from '#platform/overload/is-overload.ts';
import { withRequestId } from '#platform/request-id.ts';
import { openBookingGate } from './booking-gate.ts';
import { errorAnswer } from './error-answer.ts';
import { guard } from './guard.ts';
import { createHealth, type Health } from './health.ts';
import { Metrics } from './metrics.ts';
import { openLanes } from './overload/lanes.ts';
import { PageViews } from './page-views/page-views.ts';
import { maskedPath } from './path-kinds.ts';
import { renderAnswer } from './render-answer.ts';
import { refreshPage } from './shared-pages/render-shared.ts';
import { sharedPageFor } from './shared-pages/shared-page.ts';
import { SharedRenders } from './shared-pages/shared-renders.ts';
import { answerFrom, answerFromPage, type StoredAnswer } from './shared-pages/stored-answer.ts';
import { learn, type ShellContext, type ShellEnv } from './shell-context.ts';
import type { ShellParts, ShellTools } from './shell-tools.ts';

export interface Shell {
  fetch: Hono<ShellEnv>['fetch'];
  /** On a port of their own. */
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
  const health = createHealth(parts, metrics, pages);
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
  const app = new Hono<ShellEnv>();
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
  const response = await (stored ?? withRequestId(c.get('facts').id, () => answerAnew(c, tools, health)));
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
  if (asset) return answerFrom(asset, c.req.raw, ownHeaders);
  const isNamed = c.req.header('cookie') ?? c.req.header('authorization');
  const shared = isNamed ? sharedPageFor(c, tools) : undefined;
  if (shared === null) return null;
  const page = pages.find(url, () => refreshPage(c, tools));
  if (!page) return null;
  metrics.pageHit();
  return answerFromPage(page, c.req.raw, ownHeaders);
}

async function answerAnew(c: ShellContext, tools: ShellTools, health: Health): Promise<Response> {
  try {
    const aboutUs = await health.answer(c);
    if (aboutUs) return aboutUs;
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

function unexpected(error: unknown, c: ShellContext, { world, metrics }: ShellTools): Response {
  if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
  if (isOverload(error)) {
    metrics.refusal();
    return errorAnswer(c, world, 'busy');
  }
  world.log.error({ requestId: c.get('facts').id, err: error }, 'a request failed');
  return errorAnswer(c, world, isOutage(error) ? 'unavailable' : 'broken');
}
