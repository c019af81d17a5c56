import { sqlState } from './sql-error.ts';

/** The database is unreachable or the connection was lost. A rejected statement is not an outage. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** SQLSTATE classes: connection exception, insufficient resources, operator intervention, I/O error; read-only, rights. */
const outageStates = /^(?:08|53|58)|^57P0[1-5]$|^25006$|^42501$/;

const diskErrors = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** True for a temporary outage: respond 503, the client may retry. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const code = sqlState(error);
  if (code !== undefined && (outageStates.test(code) || diskErrors.has(code))) return true;
  return isOutage(error.cause);
}
