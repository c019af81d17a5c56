import type { Log } from '#platform/log.ts';

export const quietLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
