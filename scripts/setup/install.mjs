import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isComplete } from './installed-packages.mjs';
import { npmArguments } from './npm-arguments.mjs';
import { replacementCache } from './npm-cache.mjs';
import { requireOwnFiles } from './own-files.mjs';
import { fail, log, root } from './project.mjs';
import { run } from './run.mjs';

/**
 * Installs `folder`'s packages from its lockfile when the installed ones differ.
 * @param {string} [folder] relative to the project; default: the project itself
 * @param {{ dev?: boolean }} [choices] dev: also what only development needs; once installed, it stays
 */
export async function ensureInstalled(folder = '.', { dev = false } = {}) {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) fail(`Node ${process.versions.node} is too old. Install Node 20 or newer from nodejs.org.`);
  const modules = join(root, folder, 'node_modules');
  const lockfile = readFileSync(join(root, folder, 'package-lock.json'), 'utf8');
  const stamp = join(modules, '.belcanto-installed');
  const hash = createHash('sha256').update(lockfile).digest('hex');
  const withDev = `${hash} dev`;
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (found === withDev || (found === hash && !dev)) return;
  const record = join(modules, '.package-lock.json');
  const fits = (choices) => existsSync(record) && isComplete(lockfile, readFileSync(record, 'utf8'), choices);
  if (!fits({ dev })) {
    // Packages in use by a running server stay where they are when only those of development are added.
    const isAddition = dev && fits({ dev: false });
    requireOwnFiles(join(folder, 'node_modules'));
    // An interrupted installation must not count as the one before it.
    for (const file of isAddition ? [stamp] : [stamp, record]) rmSync(file, { force: true });
    await install(folder, { dev, isAddition });
  }
  rmSync(stamp, { force: true });
  writeFileSync(stamp, dev ? withDev : hash);
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
  const code = await runNpm(npmArguments({ folder: join(root, folder), dev, isAddition, cache }));
  if (cache) rmSync(cache, { recursive: true, force: true });
  if (code !== 0) fail('Installing failed; the reason is above. Is the network there? Then start again.');
  log(`installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

function runNpm(args) {
  const npm = process.env.npm_execpath ?? '';
  if (basename(npm) === 'npm-cli.js') {
    // It is gone after an upgrade from a version that had its Node among the packages.
    const node = existsSync(process.execPath) ? process.execPath : join(root, 'scripts/node/bin/node');
    return run(node, [npm, ...args], { quiet: true });
  }
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quiet: true }).catch(() =>
    fail('npm was not found. It comes with Node from nodejs.org; on Debian: apt-get install npm.'),
  );
}
