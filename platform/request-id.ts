import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from './log.ts';

const storage = new AsyncLocalStorage<string | undefined>();

/** Of the request that is being answered, or that caused the job that is being done. */
export function requestId(): string | undefined {
  return storage.getStore();
}

export function withRequestId<T>(id: string | undefined, work: () => T): T {
  return storage.run(id, work);
}

/** Adds the request id to every line. */
export function logWithRequestId(log: Log): Log {
  const at = (level: keyof Log) => (fields: Record<string, unknown>, message: string) => {
    const id = requestId();
    log[level](id === undefined ? fields : { requestId: id, ...fields }, message);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
