import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { learn, type ShellEnv } from '#server/shell/shell-context.ts';
import { testSettings } from '#tests/support/site/app.ts';
import { startCaddy } from '#tests/support/site/caddy.ts';
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
