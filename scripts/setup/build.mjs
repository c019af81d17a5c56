import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './node.mjs';
import { requireOwnFiles } from './own-files.mjs';
import { fail, log, root } from './project.mjs';
import { whileLocked } from './setup-lock.mjs';

const stamp = join(root, 'build/.built-from');
/** Packages, and the link to Node with the lock beside it. */
const leftOut = /node_modules|\bnode.bin$/;

/** The inputs of a build. */
const folders = ['app', 'studio', 'platform', 'server', 'showcase', 'db', 'public', 'scripts'];
const files = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** Builds when the sources have changed since the last build. */
export async function ensureBuilt() {
  const sources = sourcesHash();
  // A build with the showcase serves everything else as one without it does.
  const withShowcase = `${sources} with the showcase`;
  const wanted = process.env.SHOWCASE ? withShowcase : sources;
  const isBuilt = () => existsSync(stamp) && [wanted, withShowcase].includes(readFileSync(stamp, 'utf8'));
  if (isBuilt()) return;
  await whileLocked(async () => isBuilt() || build(wanted));
}

async function build(wanted) {
  log('building (some seconds)');
  const startedAt = Date.now();
  requireOwnFiles('build', '.react-router');
  // The stamp is removed first, so that an interrupted build never counts.
  rmSync(stamp, { force: true });
  const built = await runNode(['node_modules/@react-router/dev/bin.cjs', 'build'], {
    quiet: true,
    // Also for tests: they run against the production build.
    env: { NODE_ENV: 'production' },
  });
  if (built !== 0) fail('Building failed; the reason is above.');
  const trim = await runNode(['scripts/trim-route-manifest.ts'], { quiet: true });
  if (trim !== 0) fail('Trimming the list of routes failed; the reason is above.');
  const compress = await runNode(['scripts/compress-assets.ts'], { quiet: true });
  if (compress !== 0) fail('Compressing the built files failed; the reason is above.');
  const pack = await runNode(['scripts/pack-new-database.ts'], { quiet: true });
  if (pack !== 0) fail('Preparing a new database failed; the reason is above.');
  writeFileSync(stamp, wanted);
  log(`built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** One hash over the content of all sources, without tests; file times and owners do not matter. */
export function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of [...files, ...folders.flatMap((folder) => filesIn(folder))]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Not by `recursive`, which Node 20.0 does not know for entries. @param {string} folder @returns {string[]} */
function filesIn(folder) {
  if (!existsSync(join(root, folder)) || leftOut.test(folder)) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() && !/\.test\.tsx?$/.test(path) ? [path] : [];
    })
    .sort();
}
