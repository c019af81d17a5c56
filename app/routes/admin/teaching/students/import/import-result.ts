import type { ColumnChoice } from '#studio/teaching/students/import/import-columns.ts';
import type { ShownColumn, ShownPlan } from './read-list.ts';

export interface ImportResult {
  problem?: string;
  done?: string;
  columns?: ShownColumn[];
  plan?: ShownPlan;
  text: string;
  /** Of the lines that are left. */
  chosen?: readonly ColumnChoice[];
}
