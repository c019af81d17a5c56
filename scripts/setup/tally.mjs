import { writeFileSync } from 'node:fs';
import process from 'node:process';

/**
 * The result of one project in a vitest run, written to the file `TALLY_FILE`.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped skipped, todo, or never finished
 * @property {number} seconds summed over the files, which run in parallel
 * @property {string[]} failures failed tests, with their errors
 * @property {string[]} retried tests that passed on retry, with their first error
 * @property {string[]} traces of failed tests in a browser
 */

export default class TallyReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    /** @type {Record<string, Tally>} */
    const tallies = {};
    for (const module of modules) {
      tallies[module.project.name] ??= {
        passed: 0,
        failed: 0,
        skipped: 0,
        seconds: 0,
        failures: [],
        retried: [],
        traces: [],
      };
      addModule(tallies[module.project.name], module);
    }
    writeFileSync(process.env.TALLY_FILE ?? '', JSON.stringify(tallies));
  }
}

/** @param {Tally} tally @param {import('vitest/node').TestModule} module */
function addModule(tally, module) {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  tally.seconds += (collectDuration + setupDuration + duration) / 1000;
  for (const { message } of module.errors()) tally.failures.push(`${module.relativeModuleId}\n  ${message}`);
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result();
    if (state === 'passed') tally.passed += 1;
    else if (state === 'failed') tally.failed += 1;
    else tally.skipped += 1;
    const name = `${module.relativeModuleId}: ${test.fullName}`;
    const withErrors = [name, ...errors.map(({ message }) => `  ${message}`)].join('\n');
    if (state === 'failed') tally.failures.push(withErrors);
    if (test.diagnostic()?.flaky) tally.retried.push(withErrors);
    const { trace } = /** @type {{ trace?: string }} */ (test.meta());
    if (trace) tally.traces.push(trace);
  }
}
