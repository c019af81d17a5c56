import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { learn, type ShellEnv } from '#server/shell/shell-context.ts';
import { testSettings } from '#tests/support/site/app.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { startNginx } from '#tests/support/site/nginx.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { serverArguments } from '../../scripts/setup/project.mjs';

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

// In the step that installs nginx, with PostgreSQL.

/** A process of Belcanto of one version: it knows its own file only. */
async function version(name: string) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    if (request.url?.startsWith('/assets/') && request.url !== `/assets/${name}.js`)
      response.statusCode = 404;
    response.end(name);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { seen, port: (server.address() as AddressInfo).port };
}

/** Our configuration in front of two processes, on a port without TLS. */
async function proxyTo(ports: readonly [number, number]): Promise<string> {
  const port = await freePort();
  const site = read('nginx.conf')
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replace(/server \{\n {4}listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ {4}ssl_.*\n/gm, '');
  const url = `http://127.0.0.1:${port}`;
  await startNginx(site, url);
  return url;
}

test('nginx: the configuration is valid; files of either version are found during a rolling upgrade', async () => {
  const [one, two] = [await version('old'), await version('new')];
  const url = await proxyTo([one.port, two.port]);
  for (const file of ['old', 'new', 'old', 'new']) {
    const answer = await fetch(`${url}/assets/${file}.js`);
    expect([answer.status, await answer.text()]).toEqual([200, file]);
  }
  expect((await fetch(`${url}/assets/none.js`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test('nginx: forwarded headers of a client are replaced, and a request id is sent', async () => {
  const [one, two] = [await version('one'), await version('two')];
  const url = await proxyTo([one.port, two.port]);
  await fetch(`${url}/book`, { headers: { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'forged' } });
  const [last] = [...one.seen, ...two.seen].filter((request) => request.url === '/book');
  expect(last?.headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(last?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
});

/** `lines`: of nginx's location before our server. */
async function factsThrough(lines: string, variables: Record<string, string> = {}) {
  const app = new Hono<ShellEnv>();
  app.all('*', (c) => {
    learn(c, testSettings(variables));
    const { address, isFromThisMachine, proxyProblem } = c.get('facts');
    return c.json({ address, isFromThisMachine, proxyProblem });
  });
  const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 });
  onTestFinished(server.close);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = `server { listen 127.0.0.1:${port}; location / { proxy_pass ${server.url}; ${lines} } }`;
  await startNginx(site, url);
  return (await fetch(url)).json();
}

test('nginx: with `proxy_pass` alone, as before 1.29.7, a request is not from this machine, and the cause has a name', async () => {
  const careless = 'proxy_http_version 1.0;';
  const facts = { address: '127.0.0.1', isFromThisMachine: false };
  expect(await factsThrough(careless)).toEqual({ ...facts, proxyProblem: 'not-trusted' });
  expect(await factsThrough(careless, { TRUST_PROXY: '1' })).toEqual({
    ...facts,
    proxyProblem: 'not-forwarded',
  });
  const careful = `${careless} proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;`;
  expect(await factsThrough(careful, { TRUST_PROXY: '1' })).toEqual({ ...facts, proxyProblem: null });
});

test('systemd: the command of the unit exists in the project; where systemd is installed, it accepts the units', () => {
  const unit = read('belcanto@.service');
  const command = serverArguments.join(' ');
  expect(unit).toContain(`ExecStart=/srv/belcanto/current/scripts/node/bin/node ${command}\n`);
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return;
  const folder = temporaryFolder();
  // Neither the user nor the folder exists on the machine that runs the tests.
  const runnable = unit
    .replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true')
    .replace(/^User=.*\n/m, '')
    .replaceAll(/^(?:WorkingDirectory|Documentation|After|Wants)=.*\n/gm, '');
  // Of a template, an instance is verified: its name is the port.
  const units = {
    'belcanto@3001.service': runnable,
    'belcanto@3001.socket': read('belcanto@.socket'),
    'belcanto-update.service': read('belcanto-update.service'),
    'belcanto-update.timer': read('belcanto-update.timer'),
  };
  for (const [name, text] of Object.entries(units))
    writeFileSync(`${folder}/${name}`, text.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'));
  const files = Object.keys(units).map((name) => `${folder}/${name}`);
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes('belcanto'))).toEqual([]);
});
