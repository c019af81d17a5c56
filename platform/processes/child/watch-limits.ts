import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { cpuLimitReached, memoryLimitReached } from '../messages.ts';

/* A thread of its own, which measures the whole process while the main thread is busy: the same on every system. */

const { rssBytes, parent, cpuEnd } = workerData as { rssBytes: number; parent: number; cpuEnd: Float64Array };

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > (cpuEnd[0] ?? 0)) end(cpuLimitReached);
  if (process.memoryUsage.rss() > rssBytes) end(memoryLimitReached);
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 25);

function end(reason: string): void {
  writeSync(2, reason);
  process.kill(process.pid, 'SIGKILL');
}
