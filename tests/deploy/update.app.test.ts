import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { missingBookings } from '#tests/support/database/invariants.ts';
import { siteOfInstallation, startCaddy, validateCaddyfile } from '#tests/support/site/caddy.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { type DeployedStudio, deployedStudio } from './server/deployed-studio.ts';
import { hold, until, visitors } from './server/visits.ts';

const newTable = { 'db/migrations/9000-update-test.sql': 'create table update_test (id integer);\n' };
const unready = {
  'server/main.ts': `import { createServer } from 'node:http';
createServer((_, response) => response.writeHead(503).end('not ready')).listen({ fd: 3 });
`,
};

/** Up to four starts of the studio, also on a busy machine. */
const longTimeout = { timeout: 1_800_000 };

async function held(studio: DeployedStudio, ...ids: string[]) {
  const db = await openDatabase({ dataDir: studio.dataDir, log: quietLog });
  const missing = await missingBookings(db, ids, ['held']);
  await db.close();
  return missing.length === 0 ? 'all held' : missing;
}

async function behindCaddy(): Promise<DeployedStudio> {
  const studio = await deployedStudio();
  await startCaddy(siteOfInstallation(studio.url, studio.port), studio.url);
  return studio;
}

test(
  'update: with holds and a request in flight, no request fails, and the new version has every booking; so has the old one after a rollback',
  longTimeout,
  async () => {
    const studio = await behindCaddy();
    const { url, server, versions } = studio;
    expect(studio.running()).toMatchObject({ current: 'v0.1.0', process: 'v0.1.0' });
    const first = await hold(url, 9);
    expect(first.status).toBe(201);

    const crowd = visitors(url);
    versions.release('v0.2.0', newTable);
    // The old process has half of this request when it is stopped.
    server.write('run/pause', '');
    const updating = studio.belcanto('update');
    await until(() => server.read('srv/belcanto/switching') !== '');
    const inFlight = hold(`http://127.0.0.1:${studio.port}`, 11, {
      accepted: () => rmSync(`${server.root}/run/pause`),
      rest: until(() => studio.log().includes('stopping: finishing')),
    });
    const updated = await updating;
    expect(updated, updated.output).toMatchObject({ status: 0 });
    expect(updated.output).toMatch(
      /1\. Install v0\.2\.0[\s\S]*2\. Back up[\s\S]*restored into a scratch[\s\S]*3\. Switch/,
    );
    const second = await inFlight;
    expect(second.status).toBe(201);
    const third = await hold(url, 13);
    expect(await crowd.stop()).toEqual(['page 200', 'write 409']);
    expect(studio.running()).toMatchObject({ current: 'v0.2.0', process: 'v0.2.0' });

    const again = await studio.belcanto('update');
    expect(again).toEqual({
      status: 0,
      output: 'v0.2.0 is the newest version, and it runs. Nothing was changed.\n',
    });

    const goingBack = visitors(url);
    const back = await studio.belcanto('rollback');
    expect(back, back.output).toMatchObject({ status: 0 });
    expect(back.output).toContain('The database stays');
    expect(await goingBack.stop()).toEqual(['page 200', 'write 409']);
    expect(studio.running()).toMatchObject({ current: 'v0.1.0', process: 'v0.1.0' });
    expect((await studio.belcanto('rollback')).output).toContain('There is no release before v0.1.0');
    expect((await studio.belcanto('update', '--unattended')).output).toContain('v0.2.0 failed here before');
    const status = await studio.belcanto('status');
    expect(status.output).toMatch(/Version +v0\.1\.0[\s\S]*ready[\s\S]*rolled back v0\.2\.0 to v0\.1\.0/);

    await server.run(`${server.root}/bin/systemctl`, ['stop', `belcanto@${studio.port}.service`]);
    const restarted = await studio.belcanto('update', 'v0.1.0');
    expect(restarted, restarted.output).toMatchObject({ status: 0 });
    expect(restarted.output).toContain('it is not ready: it is started again');
    expect(studio.running()).toMatchObject({ current: 'v0.1.0', process: 'v0.1.0' });

    await server.run(`${server.root}/bin/systemctl`, ['stop', `belcanto@${studio.port}.service`]);
    expect(await held(studio, first.id, second.id, third.id)).toBe('all held');
  },
);

test(
  'update: a version that is not ready or cannot be built, or without a backup, never stays: the one before runs on with every booking',
  longTimeout,
  async () => {
    const studio = await behindCaddy();
    const { url, server, versions } = studio;
    expect((await hold(url, 9)).status).toBe(201);

    // A failed installation must not close the site (TryGhost/Ghost-CLI issue 726).
    versions.release('v0.2.0', { unbuildable: '' });
    const { pid } = studio.running();
    const unbuilt = await studio.belcanto('update');
    expect(unbuilt).toMatchObject({
      status: 1,
      output: expect.stringContaining('could not be installed or built'),
    });
    expect(studio.running()).toEqual({ current: 'v0.1.0', process: 'v0.1.0', pid });

    // Nor without a backup.
    rmSync(`${versions.folder}/unbuildable`);
    versions.release('v0.3.0', { ...newTable, ...unready });
    server.write('var/backups/file', '');
    const settings = server.read('etc/belcanto.env');
    server.write(
      'etc/belcanto.env',
      settings.replace(/(BACKUP_FOLDER=').*'/, `$1${server.root}/var/backups/file'`),
    );
    const unsaved = await studio.belcanto('update');
    expect(unsaved).toMatchObject({
      status: 1,
      output: expect.stringContaining('Without a backup nothing is changed'),
    });
    expect(studio.running()).toEqual({ current: 'v0.1.0', process: 'v0.1.0', pid });
    server.write('etc/belcanto.env', settings);

    const command = `${server.root}/usr/local/bin/belcanto`;
    const unreadyOutcome = await server.run(command, ['update'], { BELCANTO_READY_SECONDS: '150' });
    expect(unreadyOutcome).toMatchObject({
      status: 1,
      output: expect.stringContaining('v0.3.0 failed. v0.1.0 runs again'),
    });
    expect(studio.running()).toMatchObject({ current: 'v0.1.0', process: 'v0.1.0' });

    // The night does not repeat it (ZaparooProject/zaparoo-core pull 1334).
    const before = studio.running().pid;
    const night = await studio.belcanto('update', '--unattended');
    expect(night).toMatchObject({ status: 0, output: expect.stringContaining('v0.3.0 failed here before') });
    expect(studio.running().pid).toBe(before);

    expect((await hold(url, 9)).status).toBe(409);
  },
);

test(
  'update: after a version that ends at once, and after a power cut between switching and the check, the one before runs with every booking',
  longTimeout,
  async () => {
    const studio = await behindCaddy();
    const { url, server, versions } = studio;
    const first = await hold(url, 9);

    versions.release('v0.4.0', { 'server/main.ts': "throw new Error('broken');\n" });
    const ended = await studio.belcanto('update');
    expect(ended).toMatchObject({
      status: 1,
      output: expect.stringMatching(/ends as soon as it starts[\s\S]*v0\.1\.0 runs again/),
    });

    // A power cut between switching and the check.
    const { root } = server;
    rmSync(`${root}/srv/belcanto/current`);
    server.write('srv/belcanto/switching', 'v0.1.0 v0.4.0\n');
    await server.run('ln', ['-s', 'releases/v0.4.0', `${root}/srv/belcanto/current`]);
    await server.run(`${root}/bin/systemctl`, ['restart', `belcanto@${studio.port}.service`]);
    const finished = await studio.belcanto('update', '--unattended');
    expect(finished.output).toMatch(/interrupted[\s\S]*Going back to v0\.1\.0/);
    expect(studio.running()).toMatchObject({ current: 'v0.1.0', process: 'v0.1.0' });

    expect((await hold(url, 9)).status).toBe(409);
    await server.run(`${root}/bin/systemctl`, ['stop', `belcanto@${studio.port}.service`]);
    expect(await held(studio, first.id)).toBe('all held');
  },
);

test(
  'rollback with a backup: the database goes back only when asked, and the one of now is kept aside',
  longTimeout,
  async () => {
    const studio = await behindCaddy();
    const { url, server, versions } = studio;
    const first = await hold(url, 9);
    versions.release('v0.2.0', newTable);
    const edited = `${server.read('etc/systemd/system/belcanto@.service')}# edited\n`;
    server.write('etc/systemd/system/belcanto@.service', edited);
    const updated = await studio.belcanto('update');
    expect(updated.output).toContain('belcanto@.service was edited: it stays');
    expect(server.read('etc/systemd/system/belcanto@.service')).toBe(edited);
    const backup = /Backup (\S+) in/.exec(updated.output)?.[1] ?? '';
    const second = await hold(url, 11);

    const unasked = await studio.belcanto('rollback', `--restore=${backup}`);
    expect(unasked).toMatchObject({
      status: 1,
      output: expect.stringMatching(/LOST[\s\S]*Nothing was changed/),
    });
    const secret = `${studio.dataDir}/kept`;
    writeFileSync(secret, 'x');
    const wrong = await studio.belcanto('rollback', '--yes', '--restore=backup-20200101t000000z.tgz');
    expect(wrong).toMatchObject({
      status: 1,
      output: expect.stringContaining('v0.2.0 runs again with its database'),
    });
    expect((await hold(url, 11)).status).toBe(409);

    const back = await studio.belcanto('rollback', '--yes', `--restore=${backup}`);
    expect(back, back.output).toMatchObject({ status: 0 });
    expect(studio.running()).toMatchObject({ current: 'v0.1.0', process: 'v0.1.0' });
    expect(statSync(secret).size).toBe(1);
    const aside = /The database of before is (\S+): delete/.exec(back.output)?.[1] ?? '';
    expect(statSync(aside).isDirectory()).toBe(true);
    await server.run(`${server.root}/bin/systemctl`, ['stop', `belcanto@${studio.port}.service`]);
    expect(await held(studio, first.id)).toBe('all held');
    expect(await held(studio, second.id)).toEqual([second.id]);
  },
);

test(
  'update: an archive of Node that is not the one of the lock file is refused, and two commands do not run at once',
  longTimeout,
  async () => {
    const studio = await deployedStudio();
    const lock = JSON.parse(readFileSync(`${studio.versions.folder}/scripts/node/package-lock.json`, 'utf8'));
    const renamed = JSON.stringify(lock, null, 2).replaceAll('26.10.0', '26.11.0');
    const own = readFileSync(`${studio.versions.folder}/scripts/node/package.json`, 'utf8');
    studio.versions.release('v0.2.0', {
      'scripts/node/package-lock.json': renamed,
      'scripts/node/package.json': own.replaceAll('26.10.0', '26.11.0'),
    });
    studio.server.command(
      'curl',
      '#!/bin/sh\nfor word; do [ "$last" != --output ] || echo other > "$word"; last=$word; done\n',
    );
    const [refused, other] = await Promise.all([studio.belcanto('update'), studio.belcanto('update')]);
    const outputs = [refused.output, other.output].sort();
    expect(outputs[0]).toContain('is not the file that the release names (SHA-512)');
    expect(outputs[1]).toContain('Another belcanto command is at work');
    expect([refused.status, other.status]).toEqual([1, 1]);
    expect(studio.running()).toMatchObject({ current: 'v0.1.0', process: 'v0.1.0' });
  },
);

test('Caddy accepts the site with a domain and an address for its certificate', () => {
  const site = readFileSync(new URL('../../deploy/site.caddy', import.meta.url), 'utf8');
  const filled = site.replace('DOMAIN', 'your.studio').replace('EMAIL', 'you@example.com');
  expect(() => validateCaddyfile(filled)).not.toThrow();
  expect(() => validateCaddyfile(filled.replace('transport http', 'transport htp'))).toThrow();
});
