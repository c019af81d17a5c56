import { expect, test } from 'vitest';
import { comesFromOurPages, isOwnOrigin } from './own-origin.ts';

const site = 'http://localhost:3000';
const post = (headers: Record<string, string>) => new Request(`${site}/contact`, { method: 'POST', headers });

test('localhost and 127.0.0.1 are both own origin, another port is not', () => {
  expect(isOwnOrigin('http://127.0.0.1:3000', site, null)).toBe(true);
  expect(isOwnOrigin('http://127.0.0.1:4000', site, null)).toBe(false);
  expect(isOwnOrigin('https://evil.example', site, null)).toBe(false);
  expect(isOwnOrigin('null', site, null)).toBe(false);
});

test('an origin with another scheme or port than the site is foreign, whatever the Host header', () => {
  expect(isOwnOrigin('https://localhost:3000', site, 'localhost:3000')).toBe(false);
  expect(isOwnOrigin('http://localhost:3001', site, 'localhost:3000')).toBe(false);
  expect(isOwnOrigin('http://localhost', site, 'localhost:3000')).toBe(false);
  const secure = 'https://studio.example';
  expect(isOwnOrigin(secure, secure, 'studio.example')).toBe(true);
  expect(isOwnOrigin('http://studio.example', secure, 'studio.example')).toBe(false);
  expect(isOwnOrigin('https://studio.example:8443', secure, 'studio.example')).toBe(false);
  expect(isOwnOrigin('https://www.studio.example', secure, 'www.studio.example')).toBe(true);
  expect(isOwnOrigin('http://www.studio.example', secure, 'www.studio.example')).toBe(false);
});

test('localhost and 127.0.0.1 are equal on the requested port, too', () => {
  expect(isOwnOrigin('http://localhost:41000', site, '127.0.0.1:41000')).toBe(true);
  expect(isOwnOrigin('http://localhost:41001', site, '127.0.0.1:41000')).toBe(false);
  expect(isOwnOrigin('http://localhost:41000', 'https://studio.example', '127.0.0.1:41000')).toBe(false);
});

test('Sec-Fetch-Site is believed before an origin that says nothing', () => {
  expect(comesFromOurPages(post({ origin: 'null', 'sec-fetch-site': 'same-origin' }), site)).toBe(true);
});

test('a cross-site form is refused, by either header', () => {
  expect(comesFromOurPages(post({ 'sec-fetch-site': 'cross-site' }), site)).toBe(false);
  expect(comesFromOurPages(post({ 'sec-fetch-site': 'same-site' }), site)).toBe(false);
  expect(comesFromOurPages(post({ origin: 'https://evil.example' }), site)).toBe(false);
  expect(comesFromOurPages(post({ origin: 'null' }), site)).toBe(false);
  expect(comesFromOurPages(post({ origin: 'https://localhost:3000', host: 'localhost:3000' }), site)).toBe(
    false,
  );
});

test('a client that is no browser sends neither header and is accepted', () => {
  expect(comesFromOurPages(post({}), site)).toBe(true);
});
