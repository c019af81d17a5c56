import type { DatabaseLog } from '#platform/db/database-log.ts';

/** A log that says nothing, for databases in tests. */
export const quietLog: DatabaseLog = { info() {}, warn() {}, error() {} };
