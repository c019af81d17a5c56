import { afterEach, beforeEach, vi } from 'vitest';

export interface Timeouts {
  end(ms: number): void;
  running(ms: number): number;
}

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
