import type { MediaTaskName, MediaTasks } from './media.ts';

/** `task` numbers the tasks of one process; late messages of an earlier one are ignored. */
export type ToProcess = { task: number } & (
  | {
      kind: 'task';
      name: MediaTaskName;
      input: MediaTasks[MediaTaskName]['input'];
      sourceBytes: number;
    }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'written' }
);

export type FromProcess = { task: number } & (
  | { kind: 'ready' }
  | { kind: 'begun' }
  | { kind: 'read'; offset: number; length: number }
  | { kind: 'write'; number: number; piece: Uint8Array }
  | { kind: 'done'; output: MediaTasks[MediaTaskName]['output']; rssBytes: number }
  | { kind: 'failed'; reason: string; rssBytes: number }
);
