import { type DataStrategyResult, data } from 'react-router';
import { isCut } from './unless-cut.ts';

type Listener = () => void;

/** Whether the last thing sent from this page found no line. One page, one browser: it is never set on the server. */
const told = { isCut: false, listeners: new Set<Listener>() };

export const cutLine = {
  isTold: () => told.isCut,
  tell(isCutNow: boolean): void {
    if (told.isCut === isCutNow) return;
    told.isCut = isCutNow;
    for (const listener of told.listeners) listener();
  },
  subscribe(listener: Listener): Listener {
    told.listeners.add(listener);
    return () => void told.listeners.delete(listener);
  },
};

/**
 * Client middleware of every hydrated page: when the line is cut in mid-send the page stays as it is, with everything
 * typed into it and whatever it had last been answered, instead of giving way to the error page.
 */
export async function keepPageWhenCut(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  if (request.method !== 'GET' || isElsewhere(request)) cutLine.tell(false);
  const results = await next();
  if (request.method === 'GET') return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isCut(causeOf(result))) continue;
    // The status keeps the loaders from asking again over the same line.
    results[id] = { type: 'data', result: data(lastAnswered(id), { status: 503 }) };
    cutLine.tell(true);
  }
  return results;
}

/** A send is followed by a look at what its page must load anew, which is no way to another page. */
function isElsewhere(request: Request): boolean {
  return new URL(request.url).pathname !== globalThis.location?.pathname;
}

/** React Router hands on what was thrown as it came, or in the wrapping of an answer with a status. */
function causeOf(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result;
  return isWrapped ? result.data : result;
}

/** What the page's form was answered before, which React Router tells its tools under this name. */
function lastAnswered(routeId: string): unknown {
  const { __reactRouterDataRouter: router } = globalThis as {
    __reactRouterDataRouter?: { state: { actionData: Record<string, unknown> | null } };
  };
  return router?.state.actionData?.[routeId];
}
