import { isOutage } from '../db/database-unavailable.ts';
import { isStorageOutage } from '../files/files.ts';

/** True for an outage of the database, a disk or the place for files: 503, and the client may retry. */
export function isUnavailable(error: unknown): boolean {
  return isOutage(error) || isStorageOutage(error);
}
