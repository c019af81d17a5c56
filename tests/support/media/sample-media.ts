import { openMedia } from '#platform/media/open-media.ts';

/** Shared by all tests of a worker: its processes start with the first task and end with the worker. */
export const media = openMedia({ log: { debug() {}, info() {}, warn() {}, error() {} }, processes: 1 });
