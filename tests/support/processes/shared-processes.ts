import { openProcesses } from '#platform/processes/open-processes.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };

export const processes = openProcesses({ log, lanes: { owner: { processes: 1 } } });
