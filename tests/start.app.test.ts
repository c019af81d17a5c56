import { chownSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startBuilt, testSettings } from './support/site/app.ts';
import { quietLog } from './support/site/quiet-log.ts';
import { startProcess } from './support/site/server-process.ts';
import { migratedDataDir, temporaryFolder } from './support/site/temporary-folder.ts';

const serve = (env: Record<string, string> = {}) =>
  startProcess(['server/main.ts'], { PORT: '0', DATA_DIR: migratedDataDir(), LOG_LEVEL: 'warn', ...env });

describe('a start with invalid settings', () => {
  test('stops with one line per variable: its name, the error, the expected value [P.59]', async () => {
    const started = serve({
      PORT: 'abc',
      TRUST_PROXY: '-1',
      OWNER_EMAIL: 'a@example.com',
      OWNER_PASSWORD: 'hemmelig',
    });
    expect(await started.ended).toBe(1);
    expect(started.output().trim().split('\n')).toEqual([
      'Belcanto cannot start with these settings:',
      "  PORT: 'abc' is not a whole number; expected a port from 1 to 65535 (0: any free one).",
      "  TRUST_PROXY: '-1' is not a whole number; expected the number of proxies in front, 0 to 10.",
      '  OWNER_PASSWORD: the value is shorter than 12 characters; expected at least 12 characters.',
    ]);
  });
});

const sampleWarning =
  /Warning: SITE_URL is public, but the studio's name, address and CVR number are still the sample/;

test('started again unchanged, it installs and builds nothing, and prints the links to sign in and to the outbox [P.61]', async () => {
  const stamp = new URL('../build/.built-from', import.meta.url);
  const before = statSync(stamp).mtimeMs;
  const env = { PORT: '0', DATA_DIR: migratedDataDir(), LOG_LEVEL: 'warn' };
  const started = startProcess(['scripts/start.mjs'], env);
  const url = await started.open();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(started.output()).not.toMatch(/installing|building/);
  const home = await (await fetch(url)).text();
  expect(home, 'the canonical address has the real port').toContain(`<link rel="canonical" href="${url}`);
  expect(statSync(stamp).mtimeMs).toBe(before);
  await expect.poll(started.output).toMatch(setupLink);
  const [, outbox = ''] =
    /Emails it would send: +(\S+\/outbox\?code=[\w-]{20})\n/.exec(started.output()) ?? [];
  const opened = await fetch(outbox, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')], 'the code opens the outbox').toEqual([
    302,
    '/outbox',
  ]);
  const first = linkIn(started.output());
  expect(started.output()).toContain(`${url}${first}`);
  expect((await fetch(url + first)).status).toBe(200);

  const whileOpen = await requestLink(env);
  expect(whileOpen).not.toBe(first);
  expect((await fetch(url + whileOpen)).status, 'the studio that is open knows it').toBe(200);
  expect((await fetch(url + first)).status, 'and the first one no more').toBe(404);
  started.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  expect([first, whileOpen], 'of a studio that is closed').not.toContain(await requestLink(env));
});

const setupLink = /Set up the owner: +\S+(\/setup\/[\w-]{22,}) \(works once, for 24 hours\)/;
const linkIn = (output: string) => setupLink.exec(output)?.[1] ?? '';

async function requestLink(env: Record<string, string>): Promise<string> {
  const requested = startProcess(['scripts/start.mjs', 'owner-link'], env);
  expect(await requested.ended, requested.output()).toBe(0);
  expect(requested.output()).toMatch(setupLink);
  return linkIn(requested.output());
}

test('a start on a full disk stops with the folder, the free space and the remedy', async () => {
  const dataDir = temporaryFolder();
  const starting = startBuilt({
    settings: testSettings({ DATA_DIR: dataDir }),
    log: quietLog,
    freeBytes: async () => 3 * 1024 * 1024,
  });
  await expect(starting).rejects.toThrow(`The disk of the data folder ${dataDir} is full: 3 MB free,`);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a start on a damaged data folder stops and says how to restore a backup', async () => {
  const dataDir = migratedDataDir();
  rmSync(`${dataDir}/database/global/pg_control`);
  const started = serve({ DATA_DIR: dataDir });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(
    `Belcanto could not start: The embedded database in ${dataDir}/database is damaged and cannot be opened. To restore the newest backup:`,
  );
  expect(started.output()).not.toContain('PGlite');
});

describe.skipIf(process.getuid?.() !== 0)('a data folder and two users of the machine', () => {
  const other = 65_534;

  test('root is refused on the folder of another user, and leaves no file there', async () => {
    const dataDir = migratedDataDir();
    for (const name of ['.', ...namesIn(dataDir)]) chownSync(`${dataDir}/${name}`, other, other);
    for (const command of [[], ['backup'], ['doctor']]) {
      const started = startProcess(['server/main.ts', ...command], { DATA_DIR: dataDir });
      expect(await started.ended).toBe(1);
      expect(started.output()).toMatch(
        /belongs to \w+, and this command runs as root:.*\n {2}sudo -u \S+ npm start/s,
      );
    }
    expect(namesIn(dataDir).filter((name) => statSync(`${dataDir}/${name}`).uid === 0)).toEqual([]);
  });

  test('a file that root left is named with its owner and the command, never as damage', async () => {
    const dataDir = migratedDataDir();
    for (const name of ['.', ...namesIn(dataDir)]) chownSync(`${dataDir}/${name}`, other, other);
    chownSync(`${dataDir}/database/global/pg_control`, 0, 0);
    const asOther = ['--import', `data:text/javascript,process.setuid(${other})`, 'server/main.ts'];
    for (const command of [[], ['backup'], ['doctor']]) {
      const started = startProcess([...asOther, ...command], { DATA_DIR: dataDir });
      expect(await started.ended).toBe(1);
      expect(started.output()).toMatch(
        /pg_control belongs to root, .*nothing is damaged.*\n {2}sudo chown -R \w+ '/s,
      );
    }
  });
});

test.each([':/etc/localtime', '', 'Europe/Kopenhagen', '/usr/share/zoneinfo/Europe/Copenhagen'])(
  'with TZ=%j of the machine every page answers, and /readyz has rendered one',
  async (TZ) => {
    const started = serve({ TZ });
    const url = await started.open();
    for (const path of ['/readyz', '/', '/consultation', '/shop', '/courses'])
      expect((await fetch(url + path)).status, path).toBe(200);
  },
);

test('a signal to npm alone, which ends npm and its shell, ends the server too', async () => {
  const npm =
    "require('child_process').spawn(process.execPath, ['scripts/start.mjs'], { stdio: 'inherit' }); setInterval(() => {}, 1e6)";
  const env = { PORT: '0', DATA_DIR: migratedDataDir(), LOG_LEVEL: 'warn', npm_lifecycle_event: 'start' };
  const started = startProcess(['-e', npm], env);
  const url = new URL(await started.open());
  started.kill('SIGTERM');
  await expect.poll(() => refusesConnections(url)).toBe(true);
  await started.ended;
});

const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

describe('a server with the sample studio', () => {
  test('on a public SITE_URL warns, and says where to enter the real details', async () => {
    const started = serve({ SITE_URL: 'https://studio.example', TRUST_PROXY: '1' });
    await started.open();
    await expect.poll(started.output).toMatch(sampleWarning);
    expect(started.output()).toContain('https://studio.example/admin/settings/studio');
  });

  test('on a local address does not warn, and refuses its port to a second server', async () => {
    const started = serve();
    const { port } = new URL(await started.open());
    expect(started.output()).not.toMatch(sampleWarning);
    const second = serve({ PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    );
  });

  test('on a signal answers the request in flight and refuses new ones; a second signal ends it at once', async () => {
    const started = serve();
    const url = new URL(await started.open());
    const request = await halfSent(url);
    const unfinished = await halfSent(url);
    started.kill('SIGINT');
    await expect.poll(() => refusesConnections(url)).toBe(true);
    request.write('xample.com');
    const answer = await everything(request);
    expect(answer).toMatch(/^HTTP\/1\.1 \d00 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(unfinished.destroyed).toBe(false);
    // Within half a second it would count as the same signal, passed on by npm.
    await pause(700);
    started.kill('SIGTERM');
    expect(await started.ended).toBe(130);
  });
});

/** A form whose last bytes have not been sent yet. */
async function halfSent(url: URL): Promise<Socket> {
  const socket = connect(Number(url.port), '127.0.0.1');
  const body = 'email=mia%40example.com';
  socket.write(
    `POST /newsletter HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -'xample.com'.length)}`,
  );
  // Another response means that the server has received this earlier request.
  await fetch(new URL('/healthz', url));
  return socket;
}

function everything(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

function refusesConnections(url: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });
}

test('HOST=0.0.0.0: the start prints addresses that a browser opens, and where emails go', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  const env = { PORT: '0', HOST: '0.0.0.0', DATA_DIR: migratedDataDir(), LOG_LEVEL: 'warn' };
  const started = startProcess(['server/main.ts'], env);
  const url = await started.open();
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  await started.until(() => started.output().includes('Set up the owner:'));
  for (const { address } of outside)
    expect(started.output()).toContain(`http://${address}:${new URL(url).port}`);
  expect(started.output()).toMatch(/Emails wait for: +https?:\S+\/admin\/settings\/connections/);
  expect(started.output()).not.toContain('0.0.0.0');
});
