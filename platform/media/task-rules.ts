import type { MediaTaskName } from './media.ts';

export interface TaskRule {
  timeoutMs: number;
  /** Not awaited by a request: one process stays free for tasks that are. */
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
  'convert-film': { timeoutMs: 45 * 60_000, isBackground: true },
};
