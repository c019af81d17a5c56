import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aptGet, mayUseApt } from './apt.mjs';
import { ensureInstalled } from './install.mjs';
import { isMissingLibrary, remedy } from './node-remedy.mjs';
import { fail, log, root } from './project.mjs';

const folder = join(root, 'scripts/node');

export async function ensurePinnedNode() {
  await ensureInstalled('scripts/node');
  const { node, packageFolder } = findPinnedNode();
  // Headers and manuals: 60 MB that nothing reads.
  for (const name of ['include', 'share'])
    rmSync(join(packageFolder, name), { recursive: true, force: true });
  let problem = problemOf(node);
  if (problem && isMissingLibrary(problem) && mayUseApt()) {
    log('installing libatomic1 with apt-get, which this Node needs');
    if ((await aptGet('update')) === 0) await aptGet('install', 'libatomic1');
    problem = problemOf(node);
  }
  if (problem) fail(remedy(problem, { version: pinnedVersion(), osRelease: readIfThere('/etc/os-release') }));
  return node;
}

function findPinnedNode() {
  const isWindows = process.platform === 'win32';
  const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64';
  const name = `${isAppleSilicon ? 'node-bin' : 'node'}-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const packageFolder = join(folder, 'node_modules', name);
  return { packageFolder, node: join(packageFolder, isWindows ? 'bin/node.exe' : 'bin/node') };
}

function pinnedVersion() {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}

function problemOf(program) {
  if (!existsSync(program)) return `npm has none for ${process.platform} on ${process.arch}`;
  const { status, error, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status === 0) return null;
  // The kernel reports a missing loader as a missing program.
  if (error?.code === 'ENOENT') return 'it needs glibc, the C library of most systems';
  return error?.message ?? (stderr.trim().split('\n')[0] || `it ended with ${status}`);
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
