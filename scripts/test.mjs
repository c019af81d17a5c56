import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './ground/build.mjs';
import { ensureInstalled } from './ground/install.mjs';
import { say } from './ground/place.mjs';
import { runNode } from './ground/run.mjs';
import { steps } from './steps.mjs';

/**
 * `npm run check` (--quick), `npm test`, `npm run prove` (--prove). Runs every step even when one fails, says at the
 * end which failed, and closes with "N passed, N failed" alone on a line.
 */
const quick = process.argv.includes('--quick');
if (process.argv.includes('--prove')) process.env.PROVE = '1';

await ensureInstalled();
const totals = { passed: 0, failed: 0 };
const report = [];
for (const step of steps.filter((one) => one.quick || !quick)) {
  say(step.name);
  const begun = Date.now();
  if (step.needsBuild) await ensureBuilt();
  const { passed, failed } = step.vitest ? await countTests(step.vitest) : await countOne(step.node);
  totals.passed += passed;
  totals.failed += failed;
  report.push(`${failed ? 'FAILED' : 'ok    '}  ${step.name} (${seconds(begun)} s)`);
}
console.log(`\n${report.join('\n')}\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed ? 1 : 0;

/** @param {string[]} args a program that passes as a whole or fails as a whole */
async function countOne(args) {
  const failed = (await runNode(args)) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

/** @param {string} project of vitest.config.ts; a run that ends badly without a failed test counts as one failure */
async function countTests(project) {
  const file = join(tmpdir(), `belcanto-${process.pid}-${project}.json`);
  const code = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    const failed = result.numFailedTests || (code === 0 ? 0 : 1);
    return { passed: result.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(file, { force: true });
  }
}

function seconds(begun) {
  return ((Date.now() - begun) / 1000).toFixed(1);
}
