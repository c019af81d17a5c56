import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { inboundSettings } from '#tests/support/inbound/mailgun.ts';
import { htmlAnswer, openShell, type TestShell } from '#tests/support/site/shell.ts';

const given = testDatabase();
let shell: TestShell;
let gate: PromiseWithResolvers<void>;

beforeEach(async () => {
  gate = Promise.withResolvers();
  shell = await openShell(
    given.db,
    async ({ request }) => {
      const { pathname } = new URL(request.url);
      if (/slow/.test(pathname)) await gate.promise;
      return pathname.startsWith('/rest/') ? Response.json([]) : htmlAnswer(pathname);
    },
    { env: inboundSettings },
  );
});
afterEach(() => shell.close());

async function fill(): Promise<Promise<Response>[]> {
  const held = Array.from({ length: 80 }, (_, nth) => shell.get(`/slow/${nth}`));
  await expect.poll(() => shell.rendered.length).toBe(16);
  return held;
}

test('overload: pages beyond capacity get 503 with Retry-After and a page in the language of the address', async () => {
  const held = await fill();
  for (const [path, language, sentence] of [
    ['/courses', 'en', 'Please try again in a few seconds.'],
    ['/da/courses', 'da', 'Prøv igen om et par sekunder.'],
    ['/cached/home', 'en', 'Please try again in a few seconds.'],
  ] as const) {
    const answer = await shell.get(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect([answer.headers.get('cache-control'), answer.headers.get('content-security-policy')]).toEqual([
      'no-store',
      expect.stringContaining("default-src 'none'"),
    ]);
    const page = await answer.text();
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(sentence);
  }
  expect(shell.rendered).toHaveLength(16);
  expect(shell.logged.filter(({ level }) => level === 'error')).toEqual([]);
  gate.resolve();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(80).fill(200));
  expect((await shell.get('/courses')).status).toBe(200);
  const metrics = await (await shell.get('/metrics')).text();
  expect(metrics).toMatch(/^overload_refusals_total 3$/m);
});

test('overload: health checks, cached pages, assets, webhooks, payments and calls are answered meanwhile', async () => {
  await shell.get('/cached/home');
  shell.rendered.length = 0;
  const held = await fill();
  const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Mia' }) };
  for (const [path, init] of [
    ['/healthz', {}],
    ['/readyz', {}],
    ['/cached/home', {}],
    ['/a.css', {}],
    ['/webhooks/email/events', post],
    ['/functions/v1/create-payment', post],
    ['/payment-success?session_id=x', {}],
    ['/orders/secret', {}],
    ['/rest/v1/bookings', post],
    ['/contact', form],
  ] as const) {
    expect((await shell.get(path, init)).status, path).toBe(200);
  }
  gate.resolve();
  await Promise.all(held);
});

test('overload: a call beyond its own capacity is refused in the format of its interface', async () => {
  const held = Array.from({ length: 32 + 512 }, () =>
    shell.get('/rest/v1/slow', { method: 'POST', body: '{}' }),
  );
  await expect.poll(() => shell.rendered.length).toBe(32);
  const answer = await shell.get('/rest/v1/bookings');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(Object.keys(await answer.json()).sort()).toEqual(['code', 'details', 'hint', 'message']);
  expect((await shell.get('/webhooks/email/events', { method: 'POST', body: '{}' })).status).toBe(200);
  gate.resolve();
  expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('overload: a client that disconnects while waiting is not rendered for', async () => {
  const held = await fill();
  const client = new AbortController();
  held.pop();
  gate.resolve();
  await Promise.all(held);
  gate = Promise.withResolvers();
  const more = Array.from({ length: 16 }, (_, nth) => shell.get(`/slow/again/${nth}`));
  await expect.poll(() => shell.rendered.length).toBeGreaterThanOrEqual(96);
  const before = shell.rendered.length;
  const left = shell.get('/slow/left', { signal: client.signal });
  client.abort();
  expect((await left).status).toBe(499);
  gate.resolve();
  await Promise.all(more);
  expect(shell.rendered).toHaveLength(before);
});
