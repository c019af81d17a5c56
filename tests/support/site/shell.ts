import type { AnswerNotes } from '#app/web/request-facts.ts';
import type { Database } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { etagOf } from '#server/shell/shared-pages/stored-answer.ts';
import { createShell, type Shell } from '#server/shell/shell.ts';
import { testWorld } from '../world.ts';
import { type LogLine, logInto } from './app.ts';

export interface RenderCall {
  world: World;
  request: Request;
  id: string;
  answer: AnswerNotes;
}

export interface TestShell {
  rendered: RenderCall[];
  logged: LogLine[];
  get(path: string, init?: RequestInit): Promise<Response>;
  flush: Shell['flush'];
  close: Shell['close'];
}

/** The HTTP shell over simulated routes. URLs below /cached, and the paths in `cached`, are cacheable for a minute. */
export async function openShell(
  db: Database,
  render: (call: RenderCall) => Response | Promise<Response>,
  {
    now,
    env = {},
    cached = [],
  }: { now?: () => number; env?: Record<string, string>; cached?: readonly string[] } = {},
): Promise<TestShell> {
  const rendered: RenderCall[] = [];
  const logged: LogLine[] = [];
  const clock = now ? { clock: { now: () => Temporal.Instant.fromEpochMilliseconds(now()) } } : {};
  const isCached = (path: string) => path.startsWith('/cached') || cached.includes(path);
  const body = new TextEncoder().encode('body {}');
  const shell = await createShell({
    world: testWorld(db, { log: logInto(logged), env, ...clock }),
    isDevelopment: false,
    freeBytes: async () => 1e12,
    sharedPageAt: ({ pathname }) =>
      isCached(pathname) ? { keys: ['home'], unlessCookies: ['belcanto_hold'] } : null,
    assets: new Map([
      ['/a.css', { status: 200, headers: {}, etag: etagOf(body), bodies: { identity: body }, lazy: null }],
    ]),
    render: async (request, world, { id, answer }) => {
      const call = { world, request, id, answer };
      rendered.push(call);
      const { pathname } = new URL(request.url);
      if (isCached(pathname)) answer.caching = { keys: ['home'], params: {}, seconds: 60 };
      return render(call);
    },
  });
  return {
    rendered,
    logged,
    get: async (path, init) =>
      shell.fetch(new Request(new URL(path, 'http://localhost:3000'), init), { address: '127.0.0.1' }),
    flush: shell.flush,
    close: shell.close,
  };
}

export function htmlAnswer(text: string, init?: ResponseInit): Response {
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init });
}
