import { openProcesses } from '#platform/processes/open-processes.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };

/** Shared by all tests of a worker: they start with the first task and end with the worker. */
export const processes = openProcesses({ log, lanes: { owner: { processes: 1 } } });
