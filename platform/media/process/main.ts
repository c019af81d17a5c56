import { Worker } from 'node:worker_threads';
import type { FromProcess, ToProcess } from '../messages.ts';
import { runTask, type TaskFiles } from './tasks.ts';

const watch = new Worker(new URL('./watch.ts', import.meta.url), {
  workerData: { rssBytes: Number(process.argv[2]) * 1024 ** 2, parent: process.ppid },
});
watch.unref();

let current = 0;
let answered: ((message: ToProcess) => void) | null = null;

const say = (message: FromProcess) => process.send?.(message, () => {});

function filesOf(task: number, bytes: number): TaskFiles {
  let last: Promise<unknown> = Promise.resolve();
  /** Requests are sequential, also when a library reads concurrently. */
  const ask = (message: FromProcess) => {
    const requested = last.then(
      () =>
        new Promise<ToProcess>((resolve) => {
          if (task !== current) return;
          answered = resolve;
          say(message);
        }),
    );
    last = requested;
    return requested;
  };
  return {
    bytes,
    async read(offset, length) {
      const reply = await ask({ task, kind: 'read', offset, length });
      return reply.kind === 'bytes' ? reply.bytes : new Uint8Array();
    },
    async write(number, piece) {
      await ask({ task, kind: 'write', number, piece });
    },
  };
}

process.on('message', (message: ToProcess) => {
  const { task } = message;
  if (message.kind !== 'task') {
    if (task === current) answered?.(message);
    return;
  }
  current = task;
  say({ task, kind: 'begun' });
  const rssBytes = () => process.memoryUsage.rss();
  runTask(message.name, message.input, filesOf(task, message.sourceBytes)).then(
    (output) => say({ task, kind: 'done', output, rssBytes: rssBytes() }),
    (error: unknown) => say({ task, kind: 'failed', reason: String(error), rssBytes: rssBytes() }),
  );
});
process.on('disconnect', () => process.exit());
say({ task: 0, kind: 'ready' });
