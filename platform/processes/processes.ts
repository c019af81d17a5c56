import type { CalDavTasks } from '../caldav/caldav-tasks.ts';
import type { CalendarTasks } from '../calendar/calendar-tasks.ts';
import type { FileTasks } from '../files/file-tasks.ts';
import type { GoogleTasks } from '../google/google-tasks.ts';
import type { EmailTasks } from '../mail/email-tasks.ts';
import type { MediaTasks } from '../media/media-tasks.ts';

/** By name: what is sent to a child process, and what it answers. */
export interface Tasks extends MediaTasks, CalendarTasks, CalDavTasks, GoogleTasks, FileTasks, EmailTasks {}

export type TaskName = keyof Tasks;
export type InputOf<N extends TaskName> = Tasks[N]['input'];
export type OutputOf<N extends TaskName> = Tasks[N]['output'];

/**
 * By who waits: a visitor who holds a slot; the owner and webhooks; anyone who uploads a file or opens a document; nobody
 * (long work). Lanes share no process and no queue, so that a full one never delays another.
 */
export type Lane = 'booking' | 'owner' | 'public' | 'background';

/** A file read in ranges, so that it is never held in memory. */
export interface InputSource {
  bytes: number;
  /** Shorter at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

export type OutputSink = (number: number, piece: Uint8Array) => Promise<void>;

export interface TaskFiles {
  source?: InputSource;
  sink?: OutputSink;
}

export interface TaskOptions extends TaskFiles {
  /** Instead of the task's own. */
  lane?: Lane;
  /** From now, with the time in the queue: how long the caller waits at most. */
  timeoutMs?: number;
}

/** Child processes with limits per task. Not inside a transaction. @throws TaskFailed */
export interface Processes {
  run<N extends TaskName>(name: N, input: InputOf<N>, options?: TaskOptions): Promise<OutputOf<N>>;
  /** Starts the lane's process before its first task, and keeps it for ten minutes more. */
  keepWarm(lane: Lane): void;
  /** Ends all processes; running tasks fail as 'stopped'. Idempotent. */
  close(): Promise<void>;
}

/**
 * 'cpu', 'memory' and 'too-large' are the limits of the task. 'timeout': no answer in time, though it used little CPU.
 * 'busy': its lane was full. 'stopped': the process ended before it had the task.
 */
export type TaskFailure =
  | 'unreadable'
  | 'cpu'
  | 'memory'
  | 'too-large'
  | 'timeout'
  | 'crash'
  | 'busy'
  | 'stopped';

export class TaskFailed extends Error {
  readonly failure: TaskFailure;
  constructor(task: string, failure: TaskFailure, reason: string) {
    super(`The task ${task} failed (${failure}): ${reason}`);
    this.name = 'TaskFailed';
    this.failure = failure;
  }
}

/** True: the input itself fails again. False: its lane was stopped or full, a retry may succeed. */
export function isInputFault(error: unknown): error is TaskFailed {
  return error instanceof TaskFailed && error.failure !== 'busy' && error.failure !== 'stopped';
}
