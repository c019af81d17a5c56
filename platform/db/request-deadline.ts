import { AsyncLocalStorage } from 'node:async_hooks';

interface Deadline {
  until: number;
  isOver: boolean;
}

const storage = new AsyncLocalStorage<Deadline>();

/** A form is answered within 15 seconds, also while the server hangs; a job waits for as long as it takes. */
const timeoutsMs = { request: 12_000, lastStatement: 2_000 };

export function withRequestDeadline<T>(work: () => T): T {
  return storage.run({ until: performance.now() + timeoutsMs.request, isOver: false }, work);
}

/** Milliseconds that the next statement may take; 0: one was too late already; undefined: no limit. */
export function statementTimeoutMs(): number | undefined {
  const deadline = storage.getStore();
  if (!deadline) return undefined;
  return deadline.isOver ? 0 : Math.max(deadline.until - performance.now(), timeoutsMs.lastStatement);
}

/** Further statements of this request, such as those of its error page, are refused at once. */
export function endRequestDeadline(): void {
  const deadline = storage.getStore();
  if (deadline) deadline.isOver = true;
}
