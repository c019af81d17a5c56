import { type DataStrategyResult, data } from 'react-router';

type Results = Record<string, DataStrategyResult>;
type Listener = () => void;

/** What the page is told about the last thing sent from it. One page, one browser: it is never set on the server. */
export interface Notice<T> {
  told(): T;
  tell(now: T): void;
  subscribe(listener: Listener): Listener;
}

function noticeOf<T>(nothing: T): Notice<T> {
  let said = nothing;
  const listeners = new Set<Listener>();
  return {
    told: () => said,
    tell(now) {
      if (said === now) return;
      said = now;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Client middleware for every hydrated page: after a send that ended in a certain trouble the page stays as it is, with
 * everything typed into it and whatever it had last been answered, and its notice tells the trouble until the next send or
 * another page. `status` keeps the loaders from asking again.
 */
export function keepPageOnError<T>(nothing: T, status: number, troubleOf: (result: DataStrategyResult) => T) {
  const notice = noticeOf(nothing);
  async function keep({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
    const isRead = request.method === 'GET';
    if (!isRead || isElsewhere(request)) notice.tell(nothing);
    if (isRead && isElsewhere(request)) answers.clear();
    const results = await next();
    if (isRead) return results;
    for (const [id, result] of Object.entries(results)) {
      const trouble = troubleOf(result);
      if (trouble === nothing) {
        remember(id, result);
        continue;
      }
      results[id] = { type: 'data', result: data(answers.get(id), { status }) };
      notice.tell(trouble);
    }
    return results;
  }
  return { notice, keep };
}

/** A send is followed by a look at what its page must load anew, which is no way to another page. */
function isElsewhere(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  return pathname !== globalThis.location?.pathname || search !== globalThis.location?.search;
}

/** What the forms of this page were answered last, by route. One page, one browser: it is never set on the server. */
const answers = new Map<string, unknown>();

function remember(routeId: string, { type, result }: DataStrategyResult): void {
  if (type === 'data') answers.set(routeId, isWithInit(result) ? result.data : result);
  else answers.delete(routeId);
}

/** An answer with a status, as `data()` makes it. */
function isWithInit(result: unknown): result is { data: unknown } {
  return typeof result === 'object' && result !== null && 'data' in result && 'init' in result;
}
