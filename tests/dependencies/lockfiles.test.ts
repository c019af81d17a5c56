import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  readonly dev?: boolean;
  readonly version?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockfiles = execFileSync(
  'git',
  ['ls-files', '*package-lock.json', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n');

/**
 * A lockfile without the packages of other platforms installs only where it was written; npm writes such files.
 */
test.each(lockfiles)('%s contains every optional package, so that npm ci works on a fresh clone', (file) => {
  const packages = offersOf(file);
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((name) => !isReachable(packages, path, name)),
  );
  expect(missing).toEqual([]);
});

test('no lockfile names a registry: each clone installs from its own', () => {
  const named = lockfiles.flatMap((file) =>
    Object.values(offersOf(file)).filter((entry) => entry.resolved?.startsWith('http')),
  );
  expect(named).toEqual([]);
});

test('npm start installs no tool of development, not even as an optional peer of another package', () => {
  const packages = offersOf('package-lock.json');
  const tools = Object.keys(packages['']?.devDependencies ?? {});
  expect(tools.length).toBeGreaterThan(8);
  const installed = tools.filter((name) => !packages[`node_modules/${name}`]?.dev);
  expect(installed).toEqual(['@babel/parser', 'postcss']);
});

test('no package needs an install script, which ignore-scripts would not run', () => {
  const needing = lockfiles.flatMap((file) =>
    Object.entries(offersOf(file)).flatMap(([name, { hasInstallScript }]) =>
      hasInstallScript ? [name] : [],
    ),
  );
  expect(needing).toEqual([]);
});

function offersOf(file: string): Record<string, Entry> {
  return JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).packages;
}

function isReachable(packages: Record<string, Entry>, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}
