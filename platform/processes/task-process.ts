import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { FrameReader, writeFrame } from './frames.ts';
import { cpuLimitReached, type FromProcess, memoryLimitReached, type ToProcess } from './messages.ts';
import { type PieceMessage, type PieceOf, pieces } from './pieces.ts';
import {
  type InputOf,
  type OutputOf,
  TaskFailed,
  type TaskFailure,
  type TaskFiles,
  type TaskName,
} from './processes.ts';
import { channelOf, holdOpen, lastWords, type ProcessLimits, spawnChild } from './spawn-child.ts';
import type { TaskLimits } from './task-rules.ts';

export interface Task<N extends TaskName = TaskName> {
  name: N;
  input: InputOf<N>;
  files: TaskFiles;
  limits: TaskLimits;
}

interface Underway {
  number: number;
  name: TaskName;
  pieceOf: PieceOf;
  isAnswering: boolean;
  hasStarted: boolean;
  resolve(output: OutputOf<TaskName>): void;
  reject(error: unknown): void;
}

const mostIdleBytes = 4_096;

/** Serialised, an output takes up to twice the bytes that are counted of it; a film is sent in pieces. */
function allowanceOf(mostOutputBytes: number) {
  const mostMessageBytes = 2 * Math.min(mostOutputBytes, 64 * 1024 ** 2) + 1024 ** 2;
  return { mostMessageBytes, bytes: 3 * mostOutputBytes + 1024 ** 2 };
}

/** One child process, which runs one task at a time. What it sends is limited, also when it is taken over. */
export class TaskProcess {
  readonly #child: ChildProcess;
  readonly #channel: Socket;
  readonly #reader: FrameReader;
  readonly #words: () => string;
  readonly #limits: ProcessLimits;
  readonly #isReady: Promise<void>;
  readonly #isGone: Promise<void>;
  #tasks = 0;
  #underway: Underway | null = null;
  #isSpent = false;

  constructor(limits: ProcessLimits, spawn = spawnChild) {
    this.#limits = limits;
    this.#child = spawn(limits);
    this.#channel = channelOf(this.#child);
    const ready = Promise.withResolvers<void>();
    this.#reader = new FrameReader(
      (message) => {
        ready.resolve();
        this.#receive(message as FromProcess);
      },
      { mostMessageBytes: mostIdleBytes, bytes: mostIdleBytes },
    );
    this.#channel.on('data', (chunk: Buffer) => this.#read(chunk));
    this.#channel.on('error', () => {});
    this.#words = lastWords(this.#child);
    this.#isReady = ready.promise;
    this.#isGone = new Promise((resolve) => {
      // 'close' comes after the last words, 'exit' may not.
      for (const event of ['close', 'error']) this.#child.once(event, () => resolve());
    });
    void this.#isGone.then(() => this.#fail(this.#causeOfEnd()));
    holdOpen(this.#child, false);
  }

  /** It has exceeded its memory or exited, and is replaced. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  async run<N extends TaskName>({ name, input, files, limits }: Task<N>): Promise<OutputOf<N>> {
    if (this.#isSpent) throw new TaskFailed(name, 'stopped', 'its process had ended');
    this.#tasks += 1;
    const number = this.#tasks;
    const { cpuMs, timeoutMs, mostOutputBytes } = limits;
    holdOpen(this.#child, true);
    const timer = setTimeout(() => this.kill('timeout'), timeoutMs);
    try {
      const output = await new Promise<OutputOf<TaskName>>((resolve, reject) => {
        const pieceOf = pieces(files, mostOutputBytes);
        this.#underway = { number, name, pieceOf, isAnswering: false, hasStarted: false, resolve, reject };
        this.#reader.allow(allowanceOf(mostOutputBytes));
        const sourceBytes = files.source?.bytes ?? 0;
        const message = {
          task: number,
          kind: 'task',
          name,
          input,
          sourceBytes,
          cpuMs,
          mostOutputBytes,
        } as const;
        void this.#isReady.then(() => this.#send(message));
      });
      return output as OutputOf<N>;
    } finally {
      clearTimeout(timer);
      this.#underway = null;
      this.#reader.allow({ mostMessageBytes: mostIdleBytes, bytes: mostIdleBytes });
      holdOpen(this.#child, false);
    }
  }

  /** At once for the caller: a process may take long to end. */
  kill(failure: TaskFailure): void {
    this.#child.kill('SIGKILL');
    this.#fail([failure, 'its process was ended']);
  }

  end(): Promise<void> {
    holdOpen(this.#child, true);
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.kill('stopped');
    return this.#isGone;
  }

  #fail([failure, reason]: readonly [TaskFailure, string]): void {
    this.#isSpent = true;
    if (this.#underway) this.#underway.reject(new TaskFailed(this.#underway.name, failure, reason));
  }

  #read(chunk: Buffer): void {
    if (this.#isSpent || this.#reads(chunk)) return;
    this.kill('too-large');
  }

  #reads(chunk: Buffer): boolean {
    try {
      return this.#reader.push(chunk);
    } catch {
      return false;
    }
  }

  #receive(message: FromProcess): void {
    const underway = this.#underway;
    if (!underway || underway.number !== message.task) return;
    if (message.kind === 'begun') underway.hasStarted = true;
    if (message.kind === 'read' || message.kind === 'write') this.#passPiece(underway, message);
    if (message.kind !== 'done' && message.kind !== 'failed') return;
    if (message.rssBytes > (this.#limits.rssMegabytes * 1024 ** 2) / 2) this.#isSpent = true;
    if (message.kind === 'done') underway.resolve(message.output);
    else underway.reject(new TaskFailed(underway.name, message.failure, message.reason));
  }

  #passPiece(underway: Underway, message: PieceMessage): void {
    const { number, name, pieceOf, reject } = underway;
    if (underway.isAnswering) {
      this.kill('too-large');
      return;
    }
    underway.isAnswering = true;
    pieceOf(message).then(
      (reply) => {
        underway.isAnswering = false;
        this.#reader.allowMore(mostIdleBytes);
        this.#send({ ...reply, task: number });
      },
      (error: unknown) => {
        reject(error === 'too-large' ? new TaskFailed(name, 'too-large', 'its output') : error);
        this.kill('stopped');
      },
    );
  }

  #send(message: ToProcess): void {
    if (this.#channel.writable) writeFrame(this.#channel, message);
  }

  /** A process that exits before it has the task says nothing about the input. */
  #causeOfEnd(): readonly [TaskFailure, string] {
    const words = this.#words();
    const { signalCode, exitCode } = this.#child;
    const reason = `its process ended (${signalCode ?? exitCode}) ${words}`.trim();
    if (!this.#underway?.hasStarted) return ['stopped', reason];
    if (words.includes(cpuLimitReached)) return ['cpu', reason];
    // A SIGKILL without a word comes from the OOM killer.
    const isMemory = [memoryLimitReached, 'heap out of memory'].some((one) => words.includes(one));
    return [isMemory || signalCode === 'SIGKILL' ? 'memory' : 'crash', reason];
  }
}
