import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { PageCache } from '#app/web/page-cache.ts';
import { type DatabaseState, databaseSentences, databaseState } from '#platform/db/database-state.ts';
import { lostRights } from '#platform/db/server/missing-rights.ts';
import { minFreeBytes, usesDataFolder } from '#platform/files/data-folder.ts';
import { type ProxyProblem, proxyWarnings } from '#platform/proxy-warnings.ts';
import type { Settings } from '#platform/settings.ts';
import type { World } from '#platform/world.ts';
import { lastBackup } from '#studio/office/backups/backups.queries.ts';
import type { Metrics } from './metrics.ts';
import { inertPolicy } from './security-headers.ts';
import type { ShellContext } from './shell-context.ts';
import type { ShellParts } from './shell-tools.ts';

export interface Health {
  /** /readyz now fails on open connections; new connections are refused. */
  stopBeingReady: () => void;
  answer: (c: ShellContext) => Promise<Response | null>;
  /** Logs once when requests do not come as TRUST_PROXY says. */
  watchProxy: (c: ShellContext) => void;
  answerMetrics: (request: Request) => Promise<Response>;
}

interface HealthParts extends Pick<ShellParts, 'world' | 'freeBytes'> {
  /** The status of the home page. */
  homeStatus: () => Promise<number>;
}

const databaseTimeoutMs = 2_000;

/** /healthz: the process runs. /readyz: it can serve. /metrics: see health.ts. */
export function createHealth(parts: HealthParts, metrics: Metrics, pages: PageCache<unknown>): Health {
  const { world } = parts;
  let isStopping = false;
  const pageProblem = untilPagesRender(parts);
  let seen: ProxyProblem | null = null;
  const metricsText = async () => metrics.text(pages.size, await backedUpAt(world));
  return {
    stopBeingReady: () => {
      isStopping = true;
    },
    watchProxy: (c) => {
      const problem = seen ? null : c.get('facts').proxyProblem;
      if (!problem) return;
      seen = problem;
      world.log.warn({ requestId: c.get('facts').id }, proxyWarnings[problem]);
    },
    answer: async (c) => {
      const { path, method } = c.req;
      if (method !== 'GET' && method !== 'HEAD') return null;
      if (path === '/healthz') {
        // `npm run doctor` comes the way of visitors where it can.
        const proxy = world.settings.isLoopbackSite ? seen : c.get('facts').proxyProblem;
        return plain(c.get('facts').id, 200, { status: 'ok', ...(proxy ? { proxy } : {}) });
      }
      if (path === '/readyz') {
        const reason = isStopping
          ? 'It is shutting down.'
          : ((await databaseProblem(world)) ?? (await diskProblem(parts)) ?? (await pageProblem()));
        const answer = reason ? { status: 'not ready', reason } : { status: 'ready' };
        return plain(c.get('facts').id, reason ? 503 : 200, answer);
      }
      if (path !== '/metrics' || !mayReadMetrics(c, world.settings)) return null;
      return plain(c.get('facts').id, 200, await metricsText());
    },
    answerMetrics: async (request) => {
      const { pathname } = new URL(request.url);
      const mayRead = hasMetricsToken(request.headers.get('authorization'), world.settings);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (pathname !== '/metrics' || !isRead || !mayRead) return plain(randomUUID(), 404, 'Not found\n');
      return plain(randomUUID(), 200, await metricsText());
    },
  };
}

function plain(requestId: string, status: number, body: object | string): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      'content-type': typeof body === 'string' ? 'text/plain; version=0.0.4' : 'application/json',
      'cache-control': 'no-store',
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
  });
}

async function databaseProblem({ db, log }: World): Promise<string | null> {
  const silent = 'The database does not answer.';
  const silence = new Promise<string>((resolve) => setTimeout(resolve, databaseTimeoutMs, silent).unref());
  const requested = stateOf({ db, log }).then(
    (state) => (state === 'usable' ? null : databaseSentences[state]),
    (error) => {
      log.warn({ err: error }, 'not ready: the database does not answer');
      return silent;
    },
  );
  return Promise.race([requested, silence]);
}

/** Without rights on its schema a role sees no tables. */
async function stateOf({ db, log }: Pick<World, 'db' | 'log'>): Promise<DatabaseState> {
  const state = await databaseState(db.query);
  if (state === 'read-only') return state;
  const lost = await lostRights(db);
  if (lost === null) return state;
  log.warn({}, lost);
  return 'no-rights';
}

/** Seconds since the epoch. Null: never, or the database does not answer. */
async function backedUpAt({ db, log }: World): Promise<number | null> {
  try {
    const backup = await lastBackup(db.query);
    return backup && Math.floor(backup.madeAt.epochMilliseconds / 1000);
  } catch (error) {
    log.warn({ err: error }, 'the time of the last backup is unknown');
    return null;
  }
}

/** Until the first success, so that probes cost nothing under load: what fails here is the machine or the build. */
function untilPagesRender({ world, homeStatus }: HealthParts): () => Promise<string | null> {
  let haveRendered = world.settings.role === 'jobs';
  return async () => {
    if (haveRendered) return null;
    const status = await homeStatus();
    haveRendered = status < 500;
    if (status !== 500) return null;
    world.log.warn({ status }, 'not ready: the home page fails');
    return 'The home page fails.';
  };
}

/** The database still answers reads when its disk is full. */
async function diskProblem({ world, freeBytes }: HealthParts): Promise<string | null> {
  const { settings, log } = world;
  if (!usesDataFolder(settings)) return null;
  try {
    const free = await freeBytes(settings.dataDir);
    if (free >= minFreeBytes) return null;
    log.warn({ folder: settings.dataDir, freeBytes: free }, 'not ready: the disk of the data folder is full');
    return 'The disk of the data folder is full.';
  } catch (error) {
    log.warn({ err: error }, 'not ready: the data folder cannot be read');
    return 'The data folder cannot be read.';
  }
}

/** On the site: with the token; without one only on this computer, and never on a public site. */
function mayReadMetrics(c: ShellContext, settings: Settings): boolean {
  if (settings.metricsToken) return hasMetricsToken(c.req.header('authorization'), settings);
  return settings.isLoopbackSite && c.get('facts').isFromThisMachine;
}

/** True when none is needed. */
function hasMetricsToken(authorization: string | null | undefined, settings: Settings): boolean {
  if (!settings.metricsToken) return true;
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${settings.metricsToken}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
