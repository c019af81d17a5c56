import { sqlState } from './sql-error.ts';

/** The database cannot be reached, or was lost in the middle of work. A statement that it refuses is none of it. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** PostgreSQL's classes for a lost connection, exhausted resources (a full disk), a server that stops, and I/O errors. */
const outageStates = /^(?:08|53|58)|^57P0[1-5]$/;

/** Disks that are full or read-only, whoever writes to them. */
const diskErrors = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** True when the reason is an outage that passes, not a bug: the answer is 503, and the client may try again. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const code = sqlState(error);
  if (code !== undefined && (outageStates.test(code) || diskErrors.has(code))) return true;
  return isOutage(error.cause);
}
