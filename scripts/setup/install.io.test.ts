import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

let template = '';
beforeAll(() => {
  template = makeTemplate();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

function makeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'with a space '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(template, folder, { recursive: true });
  return folder;
}

function makeTemplate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-install-'));
  cpSync(import.meta.dirname, join(folder, 'scripts/setup'), { recursive: true });
  pack(folder, 'library', {});
  const here = { os: [process.platform], cpu: [process.arch] };
  pack(folder, 'native', { ...here, scripts: { install: 'touch ran-a-script' } });
  pack(folder, 'tester', {});
  const archive = (name: string) => ({ [name]: `file:archives/${name}.tgz` });
  const manifest = {
    name: 'studio',
    dependencies: archive('library'),
    optionalDependencies: archive('native'),
    devDependencies: archive('tester'),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  npm(folder, 'install', '--package-lock-only', '--ignore-scripts');
  return folder;
}

function pack(folder: string, name: string, more: object) {
  const source = join(folder, 'archives', name, 'package');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...more }));
  writeFileSync(join(source, 'index.js'), '');
  execFileSync('tar', ['-czf', join(folder, `archives/${name}.tgz`), '-C', join(source, '..'), 'package']);
}

function npm(folder: string, ...args: string[]) {
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--prefix', folder], {
    stdio: 'pipe',
    env: withoutNpm(),
  });
}

interface Choices {
  dev?: boolean;
  env?: Record<string, string>;
  uid?: number;
  program?: string;
  node?: string;
}

function ensure(
  folder: string,
  { dev = false, env = {}, uid, program = installed(dev), node = process.execPath }: Choices = {},
) {
  const { status, stdout, stderr } = spawnSync(node, ['--input-type=module', '--eval', program], {
    cwd: folder,
    encoding: 'utf8',
    ...(uid ? { uid } : {}),
    env: { ...withoutNpm(), npm_config_offline: 'true', ...env },
  });
  return { status, output: stdout + stderr, found: ['library', 'native', 'tester'].filter(has(folder)) };
}

const prepared = `import { prepare } from './scripts/setup/prepare.mjs'; await prepare();`;
const installed = (dev: boolean) =>
  `import { ensureInstalled } from './scripts/setup/install.mjs'; await ensureInstalled('.', { dev: ${dev} });`;

function withoutNpm(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value && !name.startsWith('npm_') ? [[name, value]] : [],
    ),
  );
}

const has = (folder: string) => (name: string) => existsSync(join(folder, 'node_modules', name, 'index.js'));
const inodeOf = (folder: string) => statSync(join(folder, 'node_modules/library/index.js')).ino;

test('installation: a start installs no development packages, the tests add them, and the next start keeps them', () => {
  const folder = makeProject();
  expect(ensure(folder).found).toEqual(['library', 'native']);
  const before = inodeOf(folder);
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  expect(ensure(folder, { dev: true, env: { NODE_ENV: 'production' } }).found).toEqual([
    'library',
    'native',
    'tester',
  ]);
  expect(inodeOf(folder), 'a package in use stays where it is').toBe(before);
  const again = ensure(folder);
  expect(again).toMatchObject({ output: '', found: ['library', 'native', 'tester'] });
  expect(ensure(folder, { dev: true }).output).toBe('');
  expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lockfile);
});

test('installation: npm settings of the user leave nothing out, and no install script runs', () => {
  const folder = makeProject();
  const env = {
    npm_config_omit: 'optional',
    npm_config_package_lock: 'false',
    npm_config_ignore_scripts: 'false',
    npm_config_legacy_peer_deps: 'true',
    npm_config_umask: '077',
  };
  expect(ensure(folder, { env })).toMatchObject({ status: 0, found: ['library', 'native'] });
  expect(existsSync(join(folder, 'node_modules/native/ran-a-script'))).toBe(false);
});

test('installation: what npm left incomplete is completed at the next start', () => {
  const folder = makeProject();
  npm(folder, 'ci', '--omit=optional');
  expect(has(folder)('native')).toBe(false);
  expect(ensure(folder).found).toEqual(['library', 'native']);
});

test.each([
  ['without development packages', ['ci', '--omit=dev'], ['library', 'native']],
  ['without optional packages', ['ci', '--include=dev', '--omit=optional'], ['library', 'tester']],
])('installation: one of the tests that npm repeated %s is completed', (_, args, left) => {
  const folder = makeProject();
  ensure(folder, { dev: true });
  npm(folder, ...args);
  expect(['library', 'native', 'tester'].filter(has(folder))).toEqual(left);
  expect(ensure(folder, { dev: true }).found).toEqual(['library', 'native', 'tester']);
});

test('installation: a package whose files are gone is installed again', () => {
  const folder = makeProject();
  ensure(folder);
  rmSync(join(folder, 'node_modules/native'), { recursive: true });
  expect(ensure(folder).found).toEqual(['library', 'native']);
});

test('installation: of two first starts at once one installs, and the other waits for it', async () => {
  const folder = makeProject();
  const start = () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', installed(false)], {
      cwd: folder,
      env: { ...withoutNpm(), npm_config_offline: 'true' },
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    return new Promise<string>((resolve) => child.on('close', (code) => resolve(`${output}${code}`)));
  };
  const outputs = (await Promise.all([start(), start()])).toSorted((a, b) => a.length - b.length);
  expect(outputs.join('').match(/installed in/g)).toHaveLength(1);
  expect(outputs.map((output) => output.at(-1))).toEqual(['0', '0']);
  expect(existsSync(join(folder, 'scripts/node/bin/setup.lock'))).toBe(false);
});

test('installation: after a kill -9 of npm at any moment, the next start has every package', async () => {
  const folder = makeProject();
  ensure(folder);
  for (const milliseconds of [150, 400]) {
    rmSync(join(folder, 'node_modules/library'), { recursive: true });
    rmSync(join(folder, 'node_modules/.package-lock.json'), { force: true });
    const child = spawn(process.execPath, ['--input-type=module', '--eval', installed(false)], {
      cwd: folder,
      detached: true,
      env: { ...withoutNpm(), npm_config_offline: 'true' },
    });
    const { pid } = child;
    const ended = new Promise((resolve) => child.on('close', resolve));
    const timer = setTimeout(() => pid && process.kill(-pid, 'SIGKILL'), milliseconds);
    await ended;
    clearTimeout(timer);
    expect(ensure(folder).found).toEqual(['library', 'native']);
  }
});

test('installation: a cache that cannot be written, as of a user without a home, is replaced for the time', () => {
  const folder = makeProject();
  const home = join(folder, 'file');
  writeFileSync(home, '');
  const done = ensure(folder, { env: { HOME: join(home, 'none'), npm_config_cache: join(home, 'cache') } });
  expect(done, done.output).toMatchObject({ status: 0, found: ['library', 'native'] });
});

test('installation: packages that another user installed are refused with the folder, its owner and the command', () => {
  const folder = makeProject();
  ensure(folder);
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  // The other user may not enter the folder of this one's Node, such as /root.
  const node = join(folder, 'node');
  copyFileSync(process.execPath, node);
  for (const path of [folder, join(folder, 'node_modules')]) chmodSync(path, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  const refused = ensure(folder, { node, ...(process.getuid?.() === 0 ? { uid: 65_534 } : {}) });
  expect(refused.output).toMatch(
    /^node_modules belongs to \w+, and this command runs as \w+: .*\n {2}sudo chown -R \w+ '.+'\n$/,
  );
  expect(refused).toMatchObject({ status: 1, found: ['library', 'native'] });
});

function makeProjectWithNode(): string {
  const folder = makeProject();
  const isWindows = process.platform === 'win32';
  const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64';
  const name = `${isAppleSilicon ? 'node-bin' : 'node'}-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const home = join(folder, 'scripts/node');
  const bin = join(home, 'archives', name, 'package/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'node'), `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
  pack(home, name, {});
  const manifest = { version: '26.0.0', optionalDependencies: { [name]: `file:archives/${name}.tgz` } };
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  npm(home, 'install', '--package-lock-only', '--ignore-scripts');
  return folder;
}

const npmScript = realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim());
const linkIn = (folder: string) => readlinkSync(join(folder, 'scripts/node/bin/node'));

test('Node: one that is new enough is used as it is, and no other is installed', () => {
  const folder = makeProjectWithNode();
  expect(ensure(folder, { program: prepared })).toMatchObject({ status: 0, found: ['library', 'native'] });
  expect(linkIn(folder)).toBe(process.execPath);
  expect(existsSync(join(folder, 'scripts/node/node_modules'))).toBe(false);
});

test('Node: one among the packages, from an older version, is replaced before the packages are', () => {
  const folder = makeProjectWithNode();
  const old = join(folder, 'node_modules/node/bin/node');
  mkdirSync(join(old, '..'), { recursive: true });
  cpSync(process.execPath, old);
  const env = { npm_execpath: npmScript };
  const done = ensure(folder, { program: prepared, node: old, env });
  expect(done, done.output).toMatchObject({ status: 0, found: ['library', 'native'] });
  expect(existsSync(old)).toBe(false);
  expect(linkIn(folder)).toMatch(/scripts\/node\/node_modules\/node-.*\/bin\/node$/);
});
