import { type DataStrategyResult, data } from 'react-router';

type Results = Record<string, DataStrategyResult>;
type Listener = () => void;

export interface Notice<T> {
  getSnapshot(): T;
  show(now: T): void;
  subscribe(listener: Listener): Listener;
}

function noticeOf<T>(nothing: T): Notice<T> {
  let value = nothing;
  const listeners = new Set<Listener>();
  return {
    getSnapshot: () => value,
    show(now) {
      if (value === now) return;
      value = now;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Client middleware: keeps the page, its input and its action data after a certain error. */
export function keepPageOnError<T>(nothing: T, status: number, troubleOf: (result: DataStrategyResult) => T) {
  const notice = noticeOf(nothing);
  let posted: { to: string; from: string | undefined } | null = null;
  async function keep({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
    const isRead = request.method === 'GET';
    const [address, from] = [addressOf(request), currentAddress()];
    // A revalidation after a submission is not a navigation.
    const isElsewhere = address !== from && !(posted?.to === address && posted.from === from);
    if (!isRead) posted = { to: address, from };
    if (!isRead || isElsewhere) notice.show(nothing);
    if (isRead && isElsewhere) answers.clear();
    const results = await next();
    if (isRead) return results;
    for (const [id, result] of Object.entries(results)) {
      const trouble = troubleOf(result);
      if (trouble === nothing) {
        remember(id, result);
        continue;
      }
      results[id] = { type: 'data', result: data(answers.get(id), { status }) };
      notice.show(trouble);
    }
    return results;
  }
  return { notice, keep };
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function currentAddress(): string | undefined {
  return globalThis.location && globalThis.location.pathname + globalThis.location.search;
}

/** Action data by route id. Set in the browser only. */
const answers = new Map<string, unknown>();

function remember(routeId: string, { type, result }: DataStrategyResult): void {
  if (type === 'data') answers.set(routeId, isWithInit(result) ? result.data : result);
  // An error may be another middleware's, which then needs what is stored here.
  else if (type !== 'error') answers.delete(routeId);
}

function isWithInit(result: unknown): result is { data: unknown } {
  return typeof result === 'object' && result !== null && 'data' in result && 'init' in result;
}
