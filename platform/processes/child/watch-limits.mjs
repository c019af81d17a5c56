import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/*
 * A thread of its own, which measures the whole process while the main thread is busy: the same on every system.
 * JavaScript, because stripping types would load a compiler of 16 MB into this thread.
 */

const { rssBytes, parent, cpuEnd, words } = workerData;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > cpuEnd[0]) end(words.cpu);
  if (process.memoryUsage.rss() > rssBytes) end(words.memory);
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 25);

function end(reason) {
  writeSync(2, reason);
  process.kill(process.pid, 'SIGKILL');
}
