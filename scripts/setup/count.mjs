import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './node.mjs';
import { log } from './project.mjs';

/** @typedef {{ passed: number, failed: number, seconds?: number, failures?: string[], retried?: string[], traces?: string[] }} Count */

/**
 * Counts a program as one test.
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
export async function countOne(args) {
  const failed = (await runNode(args)) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

/**
 * Runs projects of vitest.config.ts in parallel; returns one count for each, in their order. Skipped and unfinished
 * tests count as failed. A run that fails without a failed test (a file that does not load, no tests) is one failure.
 * @param {readonly string[]} projects
 * @param {{ files?: readonly string[], shard?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<Count[]>}
 */
export async function countTests(projects, { files = [], shard, env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-tests-'));
  const file = join(folder, 'tallies.json');
  const args = [
    ...projects.flatMap((project) => ['--project', project]),
    ...(shard ? ['--shard', shard] : []),
    '--reporter=default',
    '--reporter=./scripts/setup/tally.mjs',
    ...files,
  ];
  const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...args], {
    env: { ...env, TALLY_FILE: file },
  });
  const counts = projects.map((project) => countIn(readTallies(file)[project], project, Boolean(shard)));
  rmSync(folder, { recursive: true });
  const [first] = counts;
  if (code !== 0 && first && counts.every(({ failed }) => failed === 0)) first.failed = 1;
  return counts;
}

/** @param {string} file @returns {Record<string, import('./tally.mjs').Tally>} */
function readTallies(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {import('./tally.mjs').Tally | undefined} tally
 * @param {string} project
 * @param {boolean} mayBeEmpty a shard may have no files of a project
 * @returns {Count}
 */
function countIn(tally, project, mayBeEmpty) {
  if (!tally && mayBeEmpty) return { passed: 0, failed: 0 };
  if (!tally) {
    log(`the tests of "${project}" wrote no result`);
    return { passed: 0, failed: 1 };
  }
  if (tally.skipped > 0) log(`${tally.skipped} tests of "${project}" were skipped, which counts as failed`);
  return { ...tally, failed: tally.failed + tally.skipped };
}
