import type { Log } from '#platform/log.ts';

/** npm forwards a Ctrl-C that the terminal has also sent: both within this time count as one. */
const sameSignalMs = 500;

export function stopOnSignals(close: () => Promise<void>, log: Log): void {
  let firstAt: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (firstAt !== null) {
      if (now - firstAt > sameSignalMs) process.exit(130);
      return;
    }
    firstAt = now;
    log.info({ signal }, 'stopping: finishing what is under way');
    close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
