import { createConnection } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { proxyWarnings } from '#platform/proxy-warnings.ts';
import { doctor } from '#server/doctor/doctor.ts';
import { zoneDns } from '#tests/stand-ins/zone-dns.ts';
import { type LogLine, logInto, startBuilt, testApp, testSettings } from './support/site/app.ts';
import { outboxPath } from './support/site/outbox.ts';
import { quietLog } from './support/site/quiet-log.ts';
import { signedIn } from './support/site/signed-in.ts';

const token = 'sixteen-characters-or-more';
const given = testApp({ METRICS_TOKEN: token, TRUST_PROXY: '1' });

async function startWith(variables: Record<string, string>) {
  const settings = testSettings({ ROLE: 'all', ...variables });
  const running = await startBuilt({ settings, log: quietLog, database: given.db });
  onTestFinished(running.close);
  return running;
}

const publicSite = { SITE_URL: 'https://studio.example', TRUST_PROXY: '1' };

test('metrics on a public site: without a token they are not answered, not even on this computer', async () => {
  const { fetch: send, url, metricsUrl } = await startWith(publicSite);
  expect((await send(new Request('https://studio.example/metrics'), '127.0.0.1')).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect(metricsUrl).toBeNull();
});

test('metrics on a port of their own: are answered on loopback, and nothing else is', async () => {
  const { url, metricsUrl } = await startWith({ ...publicSite, METRICS_PORT: '0' });
  expect(metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const answer = await fetch(`${metricsUrl}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4']);
  expect(await answer.text()).toContain('process_resident_memory_bytes');
  for (const path of ['/', '/healthz', '/outbox', '/metrics/'])
    expect((await fetch(`${metricsUrl}${path}`)).status, path).toBe(404);
  expect((await fetch(`${metricsUrl}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test('metrics on a port of their own: a token is needed there, too', async () => {
  const { metricsUrl } = await startWith({ METRICS_TOKEN: token, METRICS_PORT: '0' });
  const status = async (authorization: string) =>
    (await fetch(`${metricsUrl}/metrics`, { headers: { authorization } })).status;
  expect([await status(`Bearer ${token}`), await status('Bearer no')]).toEqual([200, 404]);
});

test('Strict-Transport-Security: covers subdomains only where the setting says so', async () => {
  const policy = async (variables: Record<string, string>) => {
    const { fetch: send } = await startWith({ ...publicSite, ...variables });
    const answer = await send(new Request('https://studio.example/'), '127.0.0.1');
    return answer.headers.get('strict-transport-security');
  };
  expect(await policy({})).toBe('max-age=31536000');
  expect(await policy({ HSTS_SUBDOMAINS: 'yes' })).toBe('max-age=31536000; includeSubDomains');
});

test('with a token, metrics are readable by its holder, from anywhere', async () => {
  const request = (authorization?: string) =>
    given.fetch('/metrics', { address: '203.0.113.9', headers: authorization ? { authorization } : {} });
  expect((await request('Bearer sixteen-characters-or-more')).status).toBe(200);
  expect((await request('Bearer sixteen-characters-or-less')).status).toBe(404);
  expect((await request()).status).toBe(404);
  expect((await given.fetch('/metrics')).status).toBe(404);
});

test('metrics contain methods and states, never paths or people', async () => {
  await given.fetch('/courses?email=mia@example.dk');
  const answer = await given.fetch('/metrics', {
    headers: { authorization: 'Bearer sixteen-characters-or-more' },
  });
  const text = await answer.text();
  expect(text).toContain('http_requests_total{method="GET",status="200"}');
  expect(text).not.toMatch(/courses|mia/);
});

test('a trusted proxy may set the request id', async () => {
  const answer = await given.fetch('/', { headers: { 'x-request-id': 'from-the-proxy-1' } });
  expect(answer.headers.get('x-request-id')).toBe('from-the-proxy-1');
});

/** As nginx sends it with `proxy_pass` alone: HTTP/1.0, the Host of the upstream, no header about the visitor. */
async function throughCarelessProxy(url: string, path: string): Promise<string> {
  const { host, hostname, port } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port) });
  socket.write(`GET ${path} HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return Buffer.concat(await socket.toArray()).toString();
}

test('a careless proxy before a local studio: metrics and outbox are not there, and the cause is logged once', async () => {
  const logged: LogLine[] = [];
  const settings = testSettings({ ROLE: 'all' });
  const running = await startBuilt({ settings, log: logInto(logged), database: given.db });
  onTestFinished(running.close);
  const { url, world } = running;
  expect((await fetch(`${url}/metrics`)).status, 'from this machine').toBe(200);
  expect((await fetch(url + outboxPath(world), { redirect: 'manual' })).status).toBe(302);
  for (const path of ['/metrics', '/outbox', outboxPath(world), '/'])
    expect((await throughCarelessProxy(url, path)).split('\r\n')[0], path).toContain(
      path === '/' ? ' 200 ' : ' 404 ',
    );
  const warnings = logged.filter(({ message }) => message === proxyWarnings['not-trusted']);
  expect(warnings).toHaveLength(1);
  const lines: string[] = [];
  const { hostname, port } = new URL(url);
  const examined = { ...settings, host: hostname, port: Number(port) };
  await doctor({ settings: examined, print: (line) => lines.push(line), dns: zoneDns({}) });
  expect(lines.join('\n')).toContain(proxyWarnings['not-trusted']);
});

test('a trusted proxy that sends no X-Forwarded-For: the cause is logged once, and Settings, Connections names it', async () => {
  const headers = await signedIn(given, 'owner');
  const page = async (more: Record<string, string> = {}) =>
    (await given.fetch('/admin/settings/connections', { headers: { ...headers, ...more } })).text();
  expect(await page()).toContain(proxyWarnings['not-forwarded']);
  expect(await page({ 'x-forwarded-for': '203.0.113.9' })).not.toContain(proxyWarnings['not-forwarded']);
  expect(
    given.logged.filter(({ message }) => message === proxyWarnings['not-forwarded']).length,
  ).toBeLessThan(2);
});
