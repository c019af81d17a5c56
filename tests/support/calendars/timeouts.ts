import { afterEach, beforeEach, vi } from 'vitest';

export interface Timeouts {
  /** Ends every running timeout of this length, as if its time had passed. */
  end(ms: number): void;
  running(ms: number): number;
}

/** Timeouts of requests and of waiting, which end only when the test says so: no test depends on the clock. */
export function controlledTimeouts(): Timeouts {
  let started: Array<{ ms: number; controller: AbortController }> = [];
  beforeEach(() => {
    started = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      started.push({ ms, controller });
      return controller.signal;
    });
  });
  afterEach(() => {
    for (const { controller } of started) controller.abort();
    vi.restoreAllMocks();
  });
  const of = (ms: number) => started.filter((one) => one.ms === ms && !one.controller.signal.aborted);
  return {
    end: (ms) => {
      for (const { controller } of of(ms)) controller.abort(new DOMException('timeout', 'TimeoutError'));
    },
    running: (ms) => of(ms).length,
  };
}
