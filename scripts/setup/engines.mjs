import { aptGet, mayUseApt } from './apt.mjs';
import { log } from './project.mjs';
import { missingTools } from './tools.mjs';

/** Debian's packages of each engine besides Chromium. */
const packagesOf = {
  firefox: ['firefox-esr'],
  webkit: [
    'webkit2gtk-driver',
    'xvfb',
    'python3-gi',
    'gir1.2-gtk-3.0',
    'gir1.2-webkit2-4.1',
    'gstreamer1.0-libav',
    'gstreamer1.0-plugins-bad',
  ],
  oldestWebkit: ['cog', 'wpewebkit-driver'],
};
const titles = { firefox: 'Firefox', webkit: 'WebKit', oldestWebkit: 'WebKit 2.38 (Debian 12)' };

/** @typedef {keyof typeof packagesOf} Engine */

/**
 * Installs the engines that are missing, on Debian as root. Returns a line for each that stays missing: unlike
 * other tools, they stop no test but their own.
 * @param {...Engine} engines
 * @returns {Promise<string[]>}
 */
export async function ensureEngines(...engines) {
  const missing = await missingEngines(engines);
  if (missing.length === 0 || !mayUseApt()) return missing.map((engine) => notRun(engine));
  log(`installing ${missing.map((engine) => titles[engine]).join(' and ')} with apt-get (some minutes)`);
  await aptGet('update');
  for (const engine of missing) await aptGet('install', ...packagesOf[engine]);
  return (await missingEngines(engines)).map((engine) => notRun(engine));
}

/** @param {Engine[]} engines */
async function missingEngines(engines) {
  return /** @type {Engine[]} */ (await missingTools(engines));
}

/** @param {Engine} engine @param {string} [platform] */
export function notRun(engine, platform = process.platform) {
  const remedy =
    platform === 'linux'
      ? `type: sudo apt-get update && sudo apt-get install -y ${packagesOf[engine].join(' ')}`
      : engine === 'firefox'
        ? 'type: brew install --cask firefox'
        : 'they need Debian or Ubuntu, for instance in a container';
  return `not run: the tests in ${titles[engine]}, which is not installed; ${remedy}`;
}

/**
 * How many failures the engines that stay missing are: a release must not depend on what a service that runs the tests
 * has installed.
 */
export function failuresOf(lines, env = process.env) {
  return env.CI === 'true' ? lines.length : 0;
}
