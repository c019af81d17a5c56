import type { MediaTaskName } from './media.ts';

export interface TaskRule {
  /** After so many milliseconds its process is ended. */
  timeoutMs: number;
  /** Nobody waits for it in front of a page: one process is always left for what somebody waits for. */
  isBackground?: true;
}

export const taskRules: Readonly<Record<MediaTaskName, TaskRule>> = {
  'prepare-picture': { timeoutMs: 60_000 },
  'draw-poster': { timeoutMs: 30_000, isBackground: true },
  'prepare-print': { timeoutMs: 30_000 },
  'count-pdf-pages': { timeoutMs: 20_000 },
  'draw-pdf-pages': { timeoutMs: 60_000, isBackground: true },
  'print-document': { timeoutMs: 60_000 },
  'inspect-film': { timeoutMs: 30_000 },
  // Two gigabytes, read from and written to a slow storage.
  'convert-film': { timeoutMs: 45 * 60_000, isBackground: true },
};
