import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installRemedy } from './install-remedy.mjs';
import { isComplete } from './installed-packages.mjs';
import { npmArguments } from './npm-arguments.mjs';
import { replacementCache } from './npm-cache.mjs';
import { requireOwnFiles } from './own-files.mjs';
import { fail, log, root } from './project.mjs';
import { run } from './run.mjs';
import { whileLocked } from './setup-lock.mjs';

/**
 * Installs `folder`'s packages from its lockfile when the installed ones differ, as after an installation that left
 * some out or that another system made.
 * @param {string} [folder] relative to the project; default: the project itself
 * @param {{ dev?: boolean }} [choices] dev: also what only development needs; once installed, it stays
 */
export async function ensureInstalled(folder = '.', { dev = false } = {}) {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) fail(`Node ${process.versions.node} is too old. Install Node 20 or newer from nodejs.org.`);
  if (isInstalled(folder, dev)) return;
  await whileLocked(async () => {
    if (isInstalled(folder, dev)) return;
    // Packages in use by a running server stay where they are when only those of development are added.
    const isAddition = dev && isInstalled(folder, false);
    requireOwnFiles(join(folder, 'node_modules'));
    // An interrupted installation must not count as the one before it.
    if (!isAddition) rmSync(recordOf(folder), { force: true });
    await install(folder, { dev, isAddition });
    if (!isInstalled(folder, dev))
      log(
        `npm left out packages of ${join(folder, 'package-lock.json')}: its settings are in 'npm config list'`,
      );
  });
}

const recordOf = (folder) => join(root, folder, 'node_modules/.package-lock.json');

function isInstalled(folder, dev) {
  const record = recordOf(folder);
  if (!existsSync(record)) return false;
  const lockfile = readFileSync(join(root, folder, 'package-lock.json'), 'utf8');
  const isThere = (name) => existsSync(join(root, folder, name, 'package.json'));
  return isComplete(lockfile, readFileSync(record, 'utf8'), { dev, isThere });
}

/** @param {string} folder @param {{ dev: boolean, isAddition: boolean }} choices */
async function install(folder, { dev, isAddition }) {
  const modules = join(folder, 'node_modules');
  const name = join(folder, 'package-lock.json');
  if (existsSync(join(root, modules)) && lstatSync(join(root, modules)).isSymbolicLink()) {
    fail(`${modules} is a link and does not fit ${name}: run \`npm ci\` in its target folder.`);
  }
  log(`installing packages from ${name}${folder === '.' ? ' (about a minute)' : ''}`);
  const startedAt = Date.now();
  const cache = replacementCache();
  let output = '';
  const onFailure = (text) => {
    output = text;
  };
  const args = npmArguments({ folder: join(root, folder), dev, isAddition, cache });
  const code = await runNpm(args, { quiet: true, onFailure });
  if (cache) rmSync(cache, { recursive: true, force: true });
  if (code !== 0) fail(installRemedy(output, code));
  log(`installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

function runNpm(args, choices) {
  const npm = process.env.npm_execpath ?? '';
  if (basename(npm) === 'npm-cli.js') {
    // npm leaves out packages that do not name the version of Node it runs under: 20.0 lacked the bundler.
    const pinned = join(root, 'scripts/node/bin/node');
    const node = existsSync(pinned) ? pinned : process.execPath;
    return run(node, [npm, ...args], choices);
  }
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, choices).catch(() =>
    fail('npm was not found. It comes with Node from nodejs.org; on Debian: apt-get install npm.'),
  );
}
