import { isOutage as isDatabaseOutage } from './db/database-unavailable.ts';
import { TaskFailed } from './processes/processes.ts';

/** True for a temporary outage, also of a full lane of processes: respond 503, the client may retry. */
export function isOutage(error: unknown): boolean {
  const isLaneFull = error instanceof TaskFailed && (error.failure === 'busy' || error.failure === 'stopped');
  return isLaneFull || isDatabaseOutage(error);
}
