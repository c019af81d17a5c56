import type { Log } from '#platform/log.ts';

const pauseMs = 1000;
const longestPauseMs = 30_000;

export interface DeliveryLoop {
  wake(): void;
  stop(): Promise<void>;
}

/** Repeats `round` until stopped: at once while it returns true, else about once a second. */
export function startLoop(round: (stopped: AbortSignal) => Promise<boolean>, log: Log): DeliveryLoop {
  const stopping = new AbortController();
  let wake = () => {};
  let isWanted = false;

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isWanted ? 0 : ms);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    let pause = pauseMs;
    while (!stopping.signal.aborted) {
      isWanted = false;
      try {
        if (await round(stopping.signal)) isWanted = true;
        pause = pauseMs;
      } catch (error) {
        pause = Math.min(longestPauseMs, pause * 2);
        log.warn({ error: (error as Error).message }, 'the test checkout could not look into its books');
      }
      if (!stopping.signal.aborted) await rest(pause);
    }
  };
  const running = run();

  return {
    wake: () => {
      isWanted = true;
      wake();
    },
    stop: async () => {
      stopping.abort();
      wake();
      await running;
    },
  };
}
