import { aptGet, mayUseApt } from './apt.mjs';
import { readNode } from './node.mjs';
import { fail, log } from './project.mjs';

/**
 * Ensures that programs outside npm are installed: on Debian as root with apt-get; elsewhere the run stops with the
 * command to type.
 * @param {...('postgresql' | 'locales' | 'pgbouncer' | 'chromium' | 'nginx' | 'radicale' | 'debootstrap' | 'caddy' | 'shellcheck')} names by their Debian package
 */
export async function ensureTools(...names) {
  const preferred = names.includes('chromium') ? ['chromium-headless-shell'] : [];
  const [missing, optional] = [await missingTools(names), await missingTools(preferred)];
  const mayInstall = mayUseApt();
  if (missing.length > 0 && !mayInstall) stop(missing);
  if (!mayInstall || missing.length + optional.length === 0) return;
  log(`installing ${[...missing, ...optional].join(', ')} with apt-get (about a minute)`);
  if ((await aptGet('update')) !== 0 && missing.length > 0)
    fail('apt-get update failed; the reason is above.');
  if (missing.length > 0 && (await aptGet('install', ...missing)) !== 0)
    fail('apt-get install failed; the reason is above.');
  // Not every Debian has it, and without it the tests only take longer.
  if (optional.length > 0) await aptGet('install', ...optional);
  const stillMissing = await missingTools(names);
  if (stillMissing.length > 0) stop(stillMissing);
}

/** Uses the tests' own finders, so that the version requirements exist once. @param {readonly string[]} names */
export async function missingTools(names) {
  const answer = await readNode(['tests/programs/find-tools.ts', ...names]);
  return /** @type {string[]} */ (JSON.parse(answer));
}

/** @param {string[]} missing @returns {never} */
function stop(missing) {
  const command =
    process.platform === 'darwin'
      ? brewCommand(missing)
      : `sudo apt-get update && sudo apt-get install -y ${missing.join(' ')}`;
  fail(`The tests need ${missing.join(' and ')} (PostgreSQL 15 or newer). Please type:\n  ${command}`);
}

/** Radicale is a Python program, which Homebrew does not have. @param {string[]} missing */
function brewCommand(missing) {
  const formulas = missing.map((name) => (name === 'radicale' ? 'pipx' : name));
  const brew = `brew install ${formulas.join(' ')}`;
  return missing.includes('radicale') ? `${brew} && pipx install radicale` : brew;
}
