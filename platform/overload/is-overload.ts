import { TaskFailed } from '../processes/processes.ts';
import { Overloaded } from './capacity.ts';

/** True for a task that had no place, or no answer in time: 503, and the client may retry. */
export function isOverload(error: unknown): boolean {
  if (error instanceof Overloaded) return true;
  if (error instanceof TaskFailed) return ['busy', 'timeout', 'stopped'].includes(error.failure);
  return error instanceof Error && isOverload(error.cause);
}
