import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { readAddress } from '#app/web/language.ts';
import type { Clock } from '#platform/clock.ts';
import type { Payments } from '#platform/payments/payments.ts';
import type { Settings } from '#platform/settings.ts';
import type { World } from '#platform/world.ts';
import { createWorld } from './create-world.ts';
import { type RenderRoute, renderRoute } from './render.ts';

export interface StartOptions {
  settings: Settings;
  /** For tests and benches; absent: the system's clock. */
  clock?: Clock;
  /** For tests; absent: by the settings. */
  payments?: Payments;
  /** Development replaces it by one that re-reads changed sources. */
  render?: RenderRoute;
}

export interface RunningServer {
  /** Address that answers, without trailing slash. */
  url: string;
  world: World;
  /** The whole shell without a socket, for tests. */
  fetch: (request: Request) => Promise<Response>;
  /** Stops taking requests, finishes those in flight, hands jobs back, closes the database. Idempotent. */
  close: () => Promise<void>;
}

/** Starts everything that belongs to one process. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings } = options;
  const { world, close: closeWorld } = await createWorld(options);
  const render = options.render ?? renderRoute;
  const shell = new Hono();
  shell.all('*', async (c) => {
    const { redirectTo, ...address } = readAddress(new URL(c.req.url).pathname);
    if (redirectTo) return c.redirect(redirectTo, 301);
    return render(c.req.raw, world, { id: randomUUID(), address: null, nonce: '', ...address });
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: shell.fetch, port: settings.port, hostname: settings.host }, () =>
      resolve(started),
    );
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : settings.port;
  return {
    url: `http://${settings.host}:${port}`,
    world,
    fetch: async (request) => shell.fetch(request),
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await closeWorld();
    },
  };
}
