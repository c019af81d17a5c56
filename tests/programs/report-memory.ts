import { setImmediate as turn } from 'node:timers/promises';

/**
 * Loaded into a server with `--expose-gc --import`: on SIGUSR2 it collects garbage and prints the heap size.
 */
let reports = 0;
process.on('SIGUSR2', async () => {
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc?.();
    await turn();
  }
  reports += 1;
  console.log(`Memory report ${reports}: ${process.memoryUsage.rss()} bytes`);
});
