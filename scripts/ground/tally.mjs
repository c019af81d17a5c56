import { writeFileSync } from 'node:fs';
import process from 'node:process';

/**
 * What a run of vitest came to, written to the file that `TALLY_FILE` names.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} leftOut skipped, marked as to be written, or never finished
 * @property {string[]} secondTries tests that failed once and passed when tried again, with what they failed with
 */

/** A reporter of vitest. It prints nothing. */
export default class TallyReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    /** @type {Tally} */
    const tally = { passed: 0, failed: 0, leftOut: 0, secondTries: [] };
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') tally.passed += 1;
        else if (state === 'failed') tally.failed += 1;
        else tally.leftOut += 1;
        if (test.diagnostic()?.flaky) {
          const why = errors.map(({ message }) => `\n  ${message}`).join('');
          tally.secondTries.push(`${module.relativeModuleId}: ${test.fullName}${why}`);
        }
      }
    writeFileSync(process.env.TALLY_FILE ?? '', JSON.stringify(tally));
  }
}
