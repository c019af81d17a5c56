import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from './place.mjs';
import { runNode } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * A program that passes as a whole or fails as a whole.
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
export async function countOne(args) {
  const failed = (await runNode(args)) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

/**
 * Runs one project of vitest.config.ts. Skipped and unfinished tests count as failed: nothing is left out in silence.
 * A run that ends badly without a failed test (a file that does not load, no tests at all) counts as one failure.
 * @param {string} project
 * @returns {Promise<Count & { secondTries: string[] }>}
 */
export async function countTests(project) {
  const file = join(tmpdir(), `belcanto-${process.pid}-${project}.json`);
  const reporters = ['--reporter=default', '--reporter=./scripts/ground/tally.mjs'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters];
  const code = await runNode(vitest, { env: { TALLY_FILE: file } });
  try {
    /** @type {import('./tally.mjs').Tally} */
    const { passed, failed, leftOut, secondTries } = JSON.parse(readFileSync(file, 'utf8'));
    if (leftOut > 0) say(`${leftOut} tests of "${project}" were skipped, which counts as failed`);
    return { passed, failed: failed + leftOut || (code === 0 ? 0 : 1), secondTries };
  } catch {
    say(`the tests of "${project}" left no result`);
    return { passed: 0, failed: 1, secondTries: [] };
  } finally {
    rmSync(file, { force: true });
  }
}
