import type { ChildProcess } from 'node:child_process';
import {
  MediaFailed,
  type MediaFailure,
  type MediaFiles,
  type MediaTaskName,
  type MediaTasks,
} from './media.ts';
import type { FromProcess, ToProcess } from './messages.ts';
import { holdOpen, lastWords, type MemoryLimits, spawnChild } from './spawn-child.ts';

export interface MediaProcess {
  run<N extends MediaTaskName>(
    name: N,
    input: MediaTasks[N]['input'],
    { files, timeoutMs }: { files: MediaFiles; timeoutMs: number },
  ): Promise<MediaTasks[N]['output']>;
  /** The process has exceeded its memory or exited, and is replaced. */
  isSpent(): boolean;
  end(): Promise<void>;
}

type Output = MediaTasks[MediaTaskName]['output'];

interface Underway {
  task: number;
  name: MediaTaskName;
  files: MediaFiles;
  hasStarted: boolean;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

export function startMediaProcess(limits: MemoryLimits): MediaProcess {
  const child = spawnChild(limits);
  const words = lastWords(child);
  let tasks = 0;
  let underway: Underway | null = null;
  let isSpent = false;
  let killedFor: MediaFailure | null = null;
  const isReady = new Promise<void>((resolve) => child.once('message', () => resolve()));
  const kill = (failure: MediaFailure) => {
    killedFor ??= failure;
    isSpent = true;
    child.kill('SIGKILL');
  };
  const isGone = new Promise<void>((resolve) => {
    const gone = () => {
      isSpent = true;
      if (underway) underway.reject(failed(underway, { killedFor, child, words: words() }));
      resolve();
    };
    child.once('exit', gone);
    child.once('error', gone);
  });
  child.on('message', (message: FromProcess) => {
    if (underway?.task !== message.task) return;
    if (message.kind === 'begun') underway.hasStarted = true;
    if (message.kind === 'read' || message.kind === 'write')
      passPiece(child, { underway, message, stop: () => kill('stopped') });
    if (message.kind !== 'done' && message.kind !== 'failed') return;
    if (message.rssBytes > (limits.rssMegabytes * 1024 ** 2) / 2) isSpent = true;
    if (message.kind === 'done') underway.resolve(message.output);
    else underway.reject(new MediaFailed(underway.name, 'unreadable', message.reason));
  });
  return {
    async run(name, input, { files, timeoutMs }) {
      tasks += 1;
      const task = tasks;
      holdOpen(child, true);
      const timer = setTimeout(() => kill('timeout'), timeoutMs);
      try {
        const output = await new Promise<Output>((resolve, reject) => {
          underway = { task, name, files, hasStarted: false, resolve, reject };
          if (isSpent) reject(failed(underway, { killedFor: 'stopped', child, words: words() }));
          const sourceBytes = files.source?.bytes ?? 0;
          void isReady.then(() => sendMessage(child, { task, kind: 'task', name, input, sourceBytes }));
        });
        return output as MediaTasks[typeof name]['output'];
      } finally {
        clearTimeout(timer);
        underway = null;
        holdOpen(child, false);
      }
    },
    isSpent: () => isSpent,
    end() {
      holdOpen(child, true);
      if (child.exitCode === null && child.signalCode === null) kill('stopped');
      return isGone;
    },
  };
}

function passPiece(
  child: ChildProcess,
  { underway, message, stop }: { underway: Underway; message: PieceMessage; stop: () => void },
): void {
  const { reject, task } = underway;
  const fail = (error: unknown) => {
    reject(error);
    stop();
  };
  answer(underway.files, message).then((reply) => sendMessage(child, { ...reply, task }), fail);
}

function sendMessage(child: ChildProcess, message: ToProcess): void {
  if (child.connected) child.send(message, () => {});
}

type PieceMessage = Extract<FromProcess, { kind: 'read' | 'write' }>;

type Unnumbered<M> = M extends ToProcess ? Omit<M, 'task'> : never;

async function answer(
  files: MediaFiles,
  message: PieceMessage,
): Promise<Unnumbered<Extract<ToProcess, { kind: 'bytes' | 'written' }>>> {
  if (message.kind === 'write') {
    await files.sink?.(message.number, message.piece);
    return { kind: 'written' };
  }
  const bytes = await files.source?.read(message.offset, message.length);
  return { kind: 'bytes', bytes: bytes ?? new Uint8Array() };
}

/** A process that exits before it has the task says nothing about the file. */
function failed(
  { name, hasStarted }: Underway,
  { killedFor, child, words }: { killedFor: MediaFailure | null; child: ChildProcess; words: string },
): MediaFailed {
  const { signalCode, exitCode } = child;
  // A SIGKILL that we did not send comes from watch.ts or the OOM killer.
  const isMemory = signalCode === 'SIGKILL' || words.includes('heap out of memory');
  const failure = killedFor ?? (hasStarted ? (isMemory ? 'memory' : 'crash') : 'stopped');
  return new MediaFailed(name, failure, `its process ended (${signalCode ?? exitCode}) ${words}`.trim());
}
