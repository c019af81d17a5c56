import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, log, pinnedNode, root } from './project.mjs';
import { run } from './run.mjs';

/**
 * Installs `folder`'s packages from its lockfile when the installed ones differ.
 * @param {string} [folder] relative to the project; default: the project itself
 */
export async function ensureInstalled(folder = '.') {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) fail(`Node ${process.versions.node} is too old. Install Node 20 or newer from nodejs.org.`);
  const target = {
    folder,
    lockfile: join(root, folder, 'package-lock.json'),
    modules: join(root, folder, 'node_modules'),
  };
  const wanted = createHash('sha256').update(readFileSync(target.lockfile)).digest('hex');
  const stamp = join(target.modules, '.belcanto-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(pinnedNode)) return;
  if (!matchesLockfile(target)) await install(target);
  writeFileSync(stamp, wanted);
}

/** Compares npm's record of the installed packages with the lockfile. Optional packages may be missing. */
function matchesLockfile({ lockfile, modules }) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record) || !existsSync(pinnedNode)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const { '': _root, ...wanted } = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  return (
    Object.keys(installed).every((name) => name in wanted) &&
    Object.entries(wanted).every(([name, entry]) =>
      installed[name] ? installed[name].version === entry.version : Boolean(entry.optional),
    )
  );
}

async function install({ folder, modules }) {
  const name = join(folder, 'package-lock.json');
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) {
    fail(
      `${join(folder, 'node_modules')} is a link and does not fit ${name}: run \`npm ci\` in its target folder.`,
    );
  }
  log(`installing packages from ${name}${folder === '.' ? ' (about a minute, 600 MB)' : ''}`);
  const startedAt = Date.now();
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    '--prefix',
    join(root, folder),
  ];
  // Under `npm start` npm sets its own path; otherwise it is on PATH.
  const npm = process.env.npm_execpath;
  const code = npm
    ? await run(process.execPath, [npm, ...args], { quiet: true })
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quiet: true });
  if (code !== 0) fail('Installing failed; the reason is above. Is the network there? Then start again.');
  log(`installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
