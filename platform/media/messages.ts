import type { MediaTaskName, MediaTasks } from './media.ts';

/* What the pool and one of its processes say to each other: one task at a time, and one question of it at a time. */

/** `task` counts the tasks of one process: what comes late belongs to nobody. */
export type ToProcess = { task: number } & (
  | {
      kind: 'task';
      name: MediaTaskName;
      input: MediaTasks[MediaTaskName]['input'];
      /** Of the file it may read. */
      sourceBytes: number;
    }
  /** Answers 'read'. */
  | { kind: 'bytes'; bytes: Uint8Array }
  /** Answers 'write'. */
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
