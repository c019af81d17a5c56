import { Hono } from 'hono';
import { RouterContextProvider } from 'react-router';
import { type JsonHandlers, jsonRoutes } from '#app/json-routes.ts';
import { type RequestFacts, setFacts } from '#app/web/request-facts.ts';
import { setWorld } from '#app/web/world.ts';
import { isOverload } from '#platform/overload/is-overload.ts';
import { isUnavailable } from '#platform/overload/is-unavailable.ts';
import type { World } from '#platform/world.ts';

interface Asked {
  world: World;
  facts: RequestFacts;
}

export type Answerer = (request: Request, asked: Asked) => Promise<Response>;

const reads: readonly string[] = ['GET', 'HEAD'];
const writes: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The routes of app/json-routes.ts; every other path is a page. */
export function jsonApi(
  page: Answerer,
  methodNotAllowed: (asked: Asked, allow: string[]) => Response,
): Answerer {
  const app = new Hono<{ Bindings: Asked }>({
    getPath: (_request, options?: { env?: Asked }) => options?.env?.facts.path ?? '/',
  });
  for (const { path, load } of jsonRoutes) {
    let loaded: JsonHandlers | undefined;
    app.all(path, async ({ req, env }) => {
      loaded ??= await load();
      const handlers = loaded;
      const allowed = [...(handlers.loader ? reads : []), ...(handlers.action ? writes : [])];
      return allowed.includes(req.method)
        ? answer(handlers, { request: req.raw, ...env, path })
        : methodNotAllowed(env, allowed);
    });
  }
  app.notFound(({ req, env }) => page(req.raw, env));
  app.onError((error) => {
    throw error;
  });
  return async (request, asked) => app.fetch(request, asked);
}

async function answer(
  { loader, action }: JsonHandlers,
  { request, world, facts, path }: Asked & { request: Request; path: string },
): Promise<Response> {
  const context = new RouterContextProvider();
  setWorld(context, world);
  setFacts(context, facts);
  const handle = reads.includes(request.method) ? loader : action;
  try {
    return (await handle?.({ request, context, params: paramsOf(path, facts) })) as Response;
  } catch (error) {
    if (error instanceof Response) return error;
    facts.answer.isOutage ||= isUnavailable(error);
    facts.answer.isOverloaded ||= isOverload(error);
    if (!request.signal.aborted && !facts.answer.isOverloaded)
      world.log.error({ requestId: facts.id, err: error }, 'a call failed');
    return new Response('Unexpected Server Error', {
      status: 500,
      headers: { 'content-type': 'text/plain' },
    });
  }
}

function paramsOf(path: string, facts: RequestFacts): { '*'?: string } {
  return path.endsWith('/*') ? { '*': decodeURIComponent(facts.path.slice(path.length - 1)) } : {};
}
