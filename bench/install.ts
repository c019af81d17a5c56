import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measured } from './support/measured.ts';
import { table } from './support/numbers.ts';
import { root } from './support/processes.ts';

const [limit, goal] = [620, 480];
const sources = ['package.json', 'package-lock.json', '.npmrc', 'scripts/setup', 'scripts/node'];
const packages = "import { ensureInstalled } from './scripts/setup/install.mjs'; await ensureInstalled();";
const node = "import { ensurePinnedNode } from './scripts/setup/pinned-node.mjs'; await ensurePinnedNode();";

export async function benchInstall(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-install-'));
  try {
    for (const name of sources)
      cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource });
    const seconds = [packages, node].map((program) => secondsOf(folder, program));
    const sizes = ['node_modules', 'scripts/node/node_modules'].map((name) =>
      megabytesOf(join(folder, name)),
    );
    const [all = 0, pinned = 0] = sizes;
    const line = [all, pinned, all + pinned, ...seconds].map(String);
    const head = ['packages, MB', 'Node, MB', `together, MB (limit ${limit}, goal ${goal})`];
    return {
      text: table([...head, 'packages, s', 'Node, s'], [line]),
      faults: all + pinned > limit ? [`npm start installs ${all + pinned} MB`] : [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isSource(path: string): boolean {
  return !path.includes('node_modules') && !path.includes('scripts/node/bin');
}

function secondsOf(folder: string, program: string): number {
  const startedAt = performance.now();
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, stdio: 'pipe' });
  return Math.round((performance.now() - startedAt) / 1000);
}

function megabytesOf(folder: string): number {
  return Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
}
