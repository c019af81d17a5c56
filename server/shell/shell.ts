import { Hono } from 'hono';
import { PageCache } from '#app/web/page-cache.ts';
import { answerStored } from './answer-stored.ts';
import { guard } from './guard.ts';
import { createHealth, type Health } from './health.ts';
import { logRequest } from './log-request.ts';
import { Metrics } from './metrics.ts';
import { openLanes } from './overload/lanes.ts';
import { renderAnswer } from './render-answer.ts';
import { SharedRenders } from './shared-renders.ts';
import { learn, type ShellContext, type ShellEnv } from './shell-context.ts';
import type { ShellParts, ShellTools } from './shell-tools.ts';
import type { StoredAnswer } from './stored-answer.ts';
import { unexpected } from './unexpected.ts';

export interface Shell {
  fetch: Hono<ShellEnv>['fetch'];
  /** /readyz now fails on open connections; new connections are refused. */
  stopBeingReady: () => void;
  close: () => Promise<void>;
}

export async function createShell(parts: ShellParts): Promise<Shell> {
  const { world } = parts;
  const pages = new PageCache<StoredAnswer>(() => world.clock.now().epochMilliseconds);
  const stopListening = await pages.listenTo(world.db);
  const metrics = new Metrics();
  const health = createHealth(parts, metrics, pages);
  const tools: ShellTools = {
    ...parts,
    pages,
    metrics,
    lanes: openLanes(),
    sharedRenders: new SharedRenders(),
  };
  const app = new Hono<ShellEnv>();
  app.all('*', (c) => answer(c, tools, health));
  return {
    fetch: app.fetch,
    stopBeingReady: health.stopBeingReady,
    close: async () => {
      metrics.stop();
      await stopListening();
    },
  };
}

async function answer(c: ShellContext, tools: ShellTools, health: Health): Promise<Response> {
  const startedAt = performance.now();
  learn(c, tools.world.settings);
  const stored = answerStored(c, tools);
  const response = await (stored ?? answerAnew(c, tools, health));
  // nginx's code: the client closed the connection.
  const status = c.req.raw.signal.aborted ? 499 : response.status;
  logRequest(c, tools, { status, milliseconds: performance.now() - startedAt, isRoutine: stored !== null });
  return response;
}

async function answerAnew(c: ShellContext, tools: ShellTools, health: Health): Promise<Response> {
  try {
    const aboutUs = await health.answer(c);
    if (aboutUs) return aboutUs;
    const verdict = await guard(c, tools.world.settings);
    return await renderAnswer(c, tools, verdict);
  } catch (error) {
    return unexpected(error, c, tools);
  }
}
