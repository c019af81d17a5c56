import type { InputOf, OutputOf, TaskName } from './processes.ts';

/** `task` numbers the tasks of one process; late messages of an earlier one are ignored. */
export type ToProcess = { task: number } & (
  | {
      kind: 'task';
      name: TaskName;
      input: InputOf<TaskName>;
      sourceBytes: number;
      cpuMs: number;
      mostOutputBytes: number;
    }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'written' }
);

export type FromProcess = { task: number } & (
  | { kind: 'ready' }
  | { kind: 'begun' }
  | { kind: 'read'; offset: number; length: number }
  | { kind: 'write'; number: number; piece: Uint8Array }
  | { kind: 'done'; output: OutputOf<TaskName>; rssBytes: number }
  | { kind: 'failed'; failure: 'unreadable' | 'too-large'; reason: string; rssBytes: number }
);

/** Written to stderr by a process that ends itself at its limit. */
export const cpuLimitReached = 'CPU limit reached';
export const memoryLimitReached = 'memory limit reached';
