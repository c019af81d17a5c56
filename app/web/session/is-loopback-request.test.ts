import { expect, test } from 'vitest';
import { readSettings } from '#platform/read-settings.ts';
import { isLoopbackRequest } from './is-loopback-request.ts';

function isHere(
  env: Record<string, string>,
  headers: Record<string, string> = { host: 'localhost:3000' },
): boolean {
  const reading = readSettings(env);
  if (!reading.ok) throw new Error(reading.lines.join('\n'));
  return isLoopbackRequest(new Request('http://localhost:3000/outbox', { headers }), reading.settings);
}

test('a request to a local server is a loopback request', () => {
  expect(isHere({})).toBe(true);
  expect(isHere({}, { host: '127.0.0.1:3000' })).toBe(true);
  expect(isHere({}, { host: '[::1]:3000' })).toBe(true);
});

test.each([
  ['a mail server is set', { SMTP_URL: 'smtp://127.0.0.1:25' }, {}],
  ['the site is public', { SITE_URL: 'https://studio.example' }, {}],
  ['the server listens on every interface', { HOST: '0.0.0.0' }, {}],
  ['the request names another host', {}, { host: 'studio.example' }],
  ['the request names a host that only looks similar', {}, { host: 'localhost.studio.example' }],
  ['the host makes no sense', {}, { host: 'local host' }],
  ['a proxy passed it on', {}, { 'x-forwarded-for': '127.0.0.1' }],
  ['a proxy added the Forwarded header', {}, { forwarded: 'for=127.0.0.1' }],
  ['a proxy named the host', {}, { 'x-forwarded-host': 'localhost' }],
] as const)('a request is no loopback request when %s', (_, env, headers) => {
  expect(isHere(env, { host: 'localhost:3000', ...headers })).toBe(false);
});
