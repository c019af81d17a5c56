import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs before anything is installed, under any Node from 20 on: no packages and no TypeScript in this folder.

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

export const serverArguments = [
  // The young generation keeps three such spaces: Node's default of 16 MB each stays resident after a start.
  '--max-semi-space-size=8',
  'server/main.ts',
];

export const serverEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/** @param {string} line progress of a long step */
export const log = (line) => console.log(`· ${line}`);

/**
 * Exits with one line that says what to do.
 * @param {string} line
 * @returns {never}
 */
export function fail(line) {
  console.error(line);
  process.exit(1);
}
