import { workerData } from 'node:worker_threads';

/* A worker thread: it measures memory while the main thread is busy. */

const { rssBytes, parent } = workerData as { rssBytes: number; parent: number };

setInterval(() => {
  // Exit when the parent is gone.
  if (process.memoryUsage.rss() > rssBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 25);
