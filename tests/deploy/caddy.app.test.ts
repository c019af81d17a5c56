import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { learn, type ShellEnv } from '#server/shell/shell-context.ts';
import { testSettings } from '#tests/support/site/app.ts';
import { siteOfInstallation, startCaddy } from '#tests/support/site/caddy.ts';
import { freePort } from '#tests/support/site/free-port.ts';

test('Caddy with `reverse_proxy` alone: the visitor’s address and Host arrive, and forged ones do not', async () => {
  const app = new Hono<ShellEnv>();
  app.all('*', (c) => {
    learn(c, testSettings({ TRUST_PROXY: '1' }));
    const { address, isFromThisMachine, proxyProblem } = c.get('facts');
    return c.json({ address, isFromThisMachine, proxyProblem, host: c.req.header('host') });
  });
  const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 });
  onTestFinished(server.close);
  const url = `http://127.0.0.1:${await freePort()}`;
  await startCaddy(`${url} {\n\treverse_proxy ${new URL(server.url).host}\n}\n`, url);
  const answer = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(await answer.json()).toEqual({
    address: '127.0.0.1',
    isFromThisMachine: false,
    proxyProblem: null,
    host: new URL(url).host,
  });
});

test('Caddy with the site of the installation: a page whose process ends before it answers is asked for again, a form never is', async () => {
  const asked: string[] = [];
  const server = createServer(({ method = '', url = '', socket }, response) => {
    const request = `${method} ${url}`;
    if (url !== '/ready') asked.push(request);
    if (asked.filter((other) => other === request).length === 1) socket.destroy();
    else response.end('answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${await freePort()}`;
  await startCaddy(siteOfInstallation(url, (server.address() as AddressInfo).port), `${url}/ready`);
  const page = await fetch(`${url}/contact`);
  expect([page.status, await page.text()]).toEqual([200, 'answer']);
  const form = await fetch(`${url}/contact`, { method: 'POST', body: 'name=Åse' });
  expect(form.status).toBe(502);
  expect(asked).toEqual(['GET /contact', 'GET /contact', 'POST /contact']);
});
