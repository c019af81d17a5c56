import { expect, test } from 'vitest';
import { type Arrival, isFromThisMachine, proxyProblemOf } from './proxy-signs.ts';

const headers = (changes: Record<string, string> = {}) =>
  new Headers({ host: 'localhost:3000', 'user-agent': 'curl', ...changes });

function arrival(changes: Partial<Arrival> = {}): Arrival {
  return {
    peer: '127.0.0.1',
    httpVersion: '1.1',
    headers: headers(),
    url: 'http://localhost:3000/outbox',
    ...changes,
  };
}

test.each<Partial<Arrival>>([
  {},
  { peer: '::ffff:127.0.0.1' },
  { peer: '::1', headers: headers({ host: '[::1]:3000' }) },
  { headers: headers({ host: '127.0.0.1:3000', origin: 'http://localhost:3000' }) },
  { headers: headers({ origin: 'null', referer: 'http://localhost:3000/outbox' }) },
])('this machine: a direct request with loopback addresses and names %o', (changes) => {
  expect(isFromThisMachine(arrival(changes), { trustProxy: 0 })).toBe(true);
  expect(proxyProblemOf(arrival(changes), { trustProxy: 0 })).toBeNull();
});

// What nginx, Apache, Caddy, HAProxy, Traefik, Envoy, Cloudflare, ngrok and Squid send.
const forwarded: Record<string, string>[] = [
  { forwarded: 'for=127.0.0.1' },
  { via: '1.1 squid' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-server': 'web' },
  { 'x-real-ip': '127.0.0.1' },
  { 'x-client-ip': '127.0.0.1' },
  { 'true-client-ip': '203.0.113.9' },
  { 'cf-connecting-ip': '203.0.113.9' },
  { 'cdn-loop': 'cloudflare' },
  { 'x-envoy-external-address': '203.0.113.9' },
  { 'x-original-forwarded-for': '203.0.113.9' },
];

test.each<Partial<Arrival>>([{ httpVersion: '1.0' }, ...forwarded.map((one) => ({ headers: headers(one) }))])(
  'this machine: a request with a sign of a proxy is not from it %o',
  (changes) => {
    expect(isFromThisMachine(arrival(changes), { trustProxy: 0 })).toBe(false);
    expect(proxyProblemOf(arrival(changes), { trustProxy: 0 })).toBe('not-trusted');
  },
);

test.each<Partial<Arrival>>([
  { peer: '203.0.113.9' },
  { peer: undefined },
  { headers: headers({ host: 'studio.example' }) },
  { headers: headers({ host: 'localhost.studio.example' }) },
  { headers: headers({ host: 'local host' }) },
  { headers: headers({ origin: 'https://studio.example' }) },
  { headers: headers({ referer: 'https://studio.example/book' }) },
])('this machine: another address or name is not it %o', (changes) => {
  expect(isFromThisMachine(arrival(changes), { trustProxy: 0 })).toBe(false);
});

test('this machine: behind a trusted proxy no request is from it, and one without X-Forwarded-For is a problem', () => {
  const settings = { trustProxy: 1 };
  const proxied = arrival({ headers: headers({ 'x-forwarded-for': '203.0.113.9' }) });
  expect(isFromThisMachine(arrival(), settings)).toBe(false);
  expect(isFromThisMachine(proxied, settings)).toBe(false);
  expect(proxyProblemOf(arrival(), settings)).toBe('not-forwarded');
  expect(proxyProblemOf(proxied, settings)).toBeNull();
});
