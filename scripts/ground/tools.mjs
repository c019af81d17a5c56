import { existsSync } from 'node:fs';
import { giveUp, say } from './place.mjs';
import { readNode, run } from './run.mjs';

/**
 * Makes sure that programs which are no npm packages are there: used if found; on Debian as root installed with
 * apt-get; elsewhere the run stops with the one command to type.
 * @param {...('postgresql' | 'chromium' | 'nginx')} names by their Debian package
 */
export async function ensureTools(...names) {
  const missing = await missingTools(names);
  if (missing.length === 0) return;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) stop(missing);
  say(`installing ${missing.join(', ')} with apt-get (about a minute)`);
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...missing]]) {
    const code = await run('apt-get', ['--quiet', ...args], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code !== 0) giveUp(`apt-get ${args[0]} failed; the reason is above.`);
  }
  const stillMissing = await missingTools(names);
  if (stillMissing.length > 0) stop(stillMissing);
}

/** Asks the tests' own finders, so that there is one opinion of what is good enough. */
async function missingTools(names) {
  const answer = await readNode(['tests/programs/find-tools.ts', ...names]);
  return /** @type {string[]} */ (JSON.parse(answer));
}

/** @param {string[]} missing @returns {never} */
function stop(missing) {
  const command =
    process.platform === 'darwin'
      ? `brew install ${missing.join(' ')}`
      : `sudo apt-get update && sudo apt-get install -y ${missing.join(' ')}`;
  giveUp(`The tests need ${missing.join(' and ')} (PostgreSQL 15 or newer). Please type:\n  ${command}`);
}
