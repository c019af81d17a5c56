import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { countOne, countTests } from './setup/count.mjs';
import { ensureEngines, failuresOf } from './setup/engines.mjs';
import { prepare } from './setup/prepare.mjs';
import { log, root } from './setup/project.mjs';
import { openProof } from './setup/proof.mjs';
import { skippedTests } from './setup/skipped-tests.mjs';
import { ensureTools } from './setup/tools.mjs';
import { steps } from './steps.mjs';

/**
 * `npm run check` (--quick), `npm test`, `npm run prove` (--prove). Installs what is missing, runs every step even
 * when one fails, and ends with a table, the failed tests and "N passed, N failed" on a line of its own. `--only
 * <name>` runs matching steps; `--shard 1/3` a third of the browser tests; `--resume` skips parts of `npm run
 * prove` that passed with the same sources.
 */
const startedAt = Date.now();
const quick = process.argv.includes('--quick');
const proves = process.argv.includes('--prove');
const [only, shard] = [argument('--only'), argument('--shard')];
if (proves) process.env.PROVE = '1';
// As `npm start`: the many processes of the tests share their compiled scripts.
process.env.NODE_COMPILE_CACHE ??= join(root, 'build/compile-cache');

const chosen = steps
  .filter(({ quick: isQuick, isProofOnly }) => (quick ? isQuick : proves || !isProofOnly))
  .filter(({ name }) => name.includes(only ?? ''));
/** @type {{ passed: number, failed: number, lines: string[], failures: string[], retried: string[], traces: string[], notRun: string[] }} */
const total = { passed: 0, failed: 0, lines: [], failures: [], retried: [], traces: [], notRun: [] };

await prepareSteps();
const proof = proves ? openProof(process.argv.includes('--resume')) : null;
const runs = runsOf(chosen);
for (const run of runs.filter(({ isSerial }) => !isSerial)) await countRun(run);
const serial = runs.filter(({ isSerial }) => isSerial);
await Promise.all([countSerially(serial), countSerially(serial)]);
report();

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./setup/count.mjs').Count} Count */
/**
 * @typedef {object} Run
 * @property {string[]} names
 * @property {boolean} [isSerial]
 * @property {() => Promise<Count[]>} count one for each name
 */

/** @param {string} option @returns {string | undefined} */
function argument(option) {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}

async function prepareSteps() {
  const start = Date.now();
  log('install');
  const folders = new Set(['tests/packages', ...chosen.flatMap((step) => step.packages ?? [])]);
  await prepare({ dev: true, folders: [...folders] });
  await ensureTools(...new Set(chosen.flatMap((step) => step.tools ?? [])));
  const engines = chosen.flatMap((step) => (step.engines ?? []).concat((proves && step.provenEngines) || []));
  total.notRun = await ensureEngines(...new Set(engines));
  total.failed += failuresOf(total.notRun);
  if (!quick && !only) total.notRun.push(...skippedTests());
  add('install', { passed: 0, failed: 0, seconds: secondsSince(start) });
  if (!chosen.some((step) => step.needsBuild)) return;
  const building = Date.now();
  process.env.SHOWCASE = '1';
  await ensureBuilt();
  add('build', { passed: 1, failed: 0, seconds: secondsSince(building) });
}

/** @param {readonly Step[]} list @returns {Run[]} */
function runsOf(list) {
  if (proves) return list.flatMap(partsOf);
  /** @type {Map<string, Step[]>} Map.groupBy is not in Node 20. */
  const grouped = new Map();
  for (const step of list) {
    const key = step.group ?? step.name;
    grouped.set(key, [...(grouped.get(key) ?? []), step]);
  }
  return [...grouped.values()].map((group) => ({
    names: group.map(({ name }) => name),
    count: () => countTogether(group),
  }));
}

/** @param {readonly Step[]} group @returns {Promise<Count[]>} */
async function countTogether(group) {
  const [first] = group;
  if (first?.node) return [await countOne(first.node)];
  const projects = group.flatMap(({ vitest }) => vitest ?? []);
  return countTests(projects, first?.isSharded && shard ? { shard } : {});
}

/** @param {Step} step @returns {Run[]} */
function partsOf(step) {
  const { name, vitest, parts, isSerial } = step;
  if (!vitest || !parts) return [{ names: [name], isSerial, count: () => countTogether([step]) }];
  return parts.map((part) => ({
    names: [`${name}, ${part.name}`],
    isSerial,
    count: () => countTests([vitest], part),
  }));
}

/** @param {Run[]} queue shared with another caller, each takes the next */
async function countSerially(queue) {
  for (let run = queue.shift(); run; run = queue.shift()) await countRun(run);
}

/** @param {Run} run */
async function countRun({ names, count }) {
  const before = names.map((name) => proof?.passedBefore(name));
  if (before.every((found) => found !== undefined)) {
    for (const [at, name] of names.entries())
      add(`${name} (passed before)`, before[at] ?? { passed: 0, failed: 1 });
    return;
  }
  log(names.join(', '));
  const start = Date.now();
  const counts = await count();
  for (const [at, name] of names.entries()) {
    const seconds = secondsSince(start);
    const found = { seconds, ...(counts[at] ?? { passed: 0, failed: 1 }) };
    if (names.length === 1) found.seconds = seconds;
    add(name, found);
    proof?.record(name, found);
  }
  if (names.length > 1)
    total.lines.push(`${secondsText(secondsSince(start))} s  these ${names.length} side by side`);
}

/** @param {string} name @param {Count} count */
function add(name, { passed, failed, seconds = 0, failures = [], retried = [], traces = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
  total.retried.push(...retried);
  total.traces.push(...traces);
  const tries = retried.length ? `, ${retried.length} on retry` : '';
  const counts = `${String(passed).padStart(5)} passed${tries}${failed ? `, ${failed} FAILED` : ''}`;
  total.lines.push(`${secondsText(seconds)} s ${counts}  ${name}`);
}

function report() {
  if (only !== undefined) console.log(`\nOnly the steps named like "${only}" ran.`);
  if (shard !== undefined) console.log(`\nOnly shard ${shard} of the browser tests ran.`);
  for (const name of total.retried) console.log(`\nfailed, and passed on retry: ${name}`);
  for (const trace of total.traces)
    console.log(`\ntrace of a failed test (npx playwright show-trace): ${trace}`);
  console.log(
    `\n${total.lines.join('\n')}\n\nin ${secondsText(secondsSince(startedAt)).trim()} s altogether`,
  );
  // Last, because a service that runs the tests may show only the end of the log.
  for (const failure of total.failures) console.log(`\nFAILED ${failure}`);
  for (const line of total.notRun) console.log(`\n${line}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed || chosen.length === 0 ? 1 : 0;
}

/** @param {number} start */
function secondsSince(start) {
  return (Date.now() - start) / 1000;
}

/** @param {number} seconds */
function secondsText(seconds) {
  return seconds.toFixed(1).padStart(7);
}
