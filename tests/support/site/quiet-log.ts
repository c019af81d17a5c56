import type { Log } from '#platform/log.ts';

/** A log that says nothing, for databases in tests. */
export const quietLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
