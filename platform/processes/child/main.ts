import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { byteSize } from '../byte-size.ts';
import { FrameReader, writeFrame } from '../frames.ts';
import { cpuLimitReached, type FromProcess, memoryLimitReached, type ToProcess } from '../messages.ts';
import { BeyondLimit } from './beyond-limit.ts';
import type { ChildFiles } from './child-files.ts';
import { preloadCalendar, runTask } from './tasks.ts';

const [, , rssMegabytes, preload] = process.argv;
/** Read by the watching thread, also while this one computes: microseconds of CPU at which the process ends. */
const cpuEnd = new Float64Array(new SharedArrayBuffer(8)).fill(Number.POSITIVE_INFINITY);
const words = { cpu: cpuLimitReached, memory: memoryLimitReached };
const watch = new Worker(new URL('./watch-limits.mjs', import.meta.url), {
  workerData: { rssBytes: Number(rssMegabytes) * 1024 ** 2, parent: process.ppid, cpuEnd, words },
});
watch.unref();

let current = 0;
let answered: ((message: ToProcess) => void) | null = null;

const channel = new Socket({ fd: 3 });
const say = (message: FromProcess) => writeFrame(channel, message);

function filesOf(task: number, bytes: number): ChildFiles {
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

async function answer(message: Extract<ToProcess, { kind: 'task' }>): Promise<FromProcess> {
  const { task, name, input, mostOutputBytes: most } = message;
  const fail = (failure: 'unreadable' | 'too-large', reason: string): FromProcess => ({
    task,
    kind: 'failed',
    failure,
    reason,
    rssBytes: process.memoryUsage.rss(),
  });
  try {
    const output = await runTask(name, input, filesOf(task, message.sourceBytes));
    if (byteSize(output, most) > most) return fail('too-large', `its output has more than ${most} bytes`);
    return { task, kind: 'done', output, rssBytes: process.memoryUsage.rss() };
  } catch (error) {
    return fail(error instanceof BeyondLimit ? 'too-large' : 'unreadable', String(error).slice(0, 1_000));
  }
}

function receive(message: ToProcess): void {
  const { task } = message;
  if (message.kind !== 'task') {
    if (task === current) answered?.(message);
    return;
  }
  current = task;
  const { user, system } = process.cpuUsage();
  cpuEnd[0] = user + system + message.cpuMs * 1_000;
  say({ task, kind: 'begun' });
  void answer(message).then((result) => {
    cpuEnd[0] = Number.POSITIVE_INFINITY;
    say(result);
  });
}

const all = Number.POSITIVE_INFINITY;
const reader = new FrameReader((message) => receive(message as ToProcess), {
  mostMessageBytes: all,
  bytes: all,
});
channel.on('data', (chunk: Buffer) => reader.push(chunk));
channel.on('close', () => process.exit());
channel.on('error', () => process.exit());
if (preload === 'calendar') await preloadCalendar();
say({ task: 0, kind: 'ready' });
