import { ensureBuilt } from './ground/build.mjs';
import { countOne, countTests } from './ground/count.mjs';
import { ensureInstalled } from './ground/install.mjs';
import { say } from './ground/place.mjs';
import { ensureTools } from './ground/tools.mjs';
import { steps } from './steps.mjs';

/**
 * `npm run check` (--quick), `npm test`, `npm run prove` (--prove). Installs what is missing, runs every step even
 * when one fails, says at the end how long each took and which failed, and closes with "N passed, N failed" alone
 * on a line. `--only <name>` runs the steps whose name contains it, and says so. Tests in a browser that needed a
 * second try are named.
 */
const begun = Date.now();
const quick = process.argv.includes('--quick');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
if (process.argv.includes('--prove')) process.env.PROVE = '1';

const chosen = steps.filter((step) => (only === undefined ? step.quick || !quick : step.name.includes(only)));
const tally = {
  passed: 0,
  failed: 0,
  lines: /** @type {string[]} */ ([]),
  secondTries: /** @type {string[]} */ ([]),
};

await timed('install', async () => {
  await ensureInstalled();
  await ensureInstalled('tests/packages');
  await ensureTools(...new Set(chosen.flatMap((step) => step.tools ?? [])));
  return { passed: 0, failed: 0 };
});
if (chosen.some((step) => step.needsBuild)) await timed('build', build);
for (const step of chosen)
  await timed(step.name, () => (step.vitest ? countTests(step.vitest) : countOne(step.node)));

if (only !== undefined) console.log(`\nOnly the steps named like "${only}" ran.`);
for (const name of tally.secondTries) console.log(`\nfailed, and passed at the second try: ${name}`);
console.log(`\n${tally.lines.join('\n')}\n\nin ${seconds(begun)} s altogether`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed || chosen.length === 0 ? 1 : 0;

async function build() {
  await ensureBuilt();
  return { passed: 1, failed: 0 };
}

/**
 * @param {string} name
 * @param {() => Promise<{ passed: number, failed: number, secondTries?: string[] }>} work
 */
async function timed(name, work) {
  say(name);
  const start = Date.now();
  const { passed, failed, secondTries = [] } = await work();
  tally.passed += passed;
  tally.failed += failed;
  tally.secondTries.push(...secondTries);
  const tries = secondTries.length ? `, ${secondTries.length} at the second try` : '';
  const counts = `${String(passed).padStart(5)} passed${tries}${failed ? `, ${failed} FAILED` : ''}`;
  tally.lines.push(`${seconds(start).padStart(7)} s ${counts}  ${name}`);
}

/** @param {number} start */
function seconds(start) {
  return ((Date.now() - start) / 1000).toFixed(1);
}
