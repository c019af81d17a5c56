import { workerData } from 'node:worker_threads';

/* A thread of its own: it sees how large its process is, also while a file keeps that process busy. */

const { rssBytes, parent } = workerData as { rssBytes: number; parent: number };

setInterval(() => {
  // Without its parent nobody would end it.
  if (process.memoryUsage.rss() > rssBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 25);
