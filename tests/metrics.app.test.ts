import { expect, test } from 'vitest';
import { testApp } from './support/site/app.ts';

const given = testApp({ METRICS_TOKEN: 'sixteen-characters-or-more', TRUST_PROXY: '1' });

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
