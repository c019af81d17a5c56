import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('without trusted proxies the forwarded header is ignored', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
});

test('each trusted hop reads one entry further back, never beyond what the outermost trusted proxy wrote', () => {
  const header = 'invented, 198.51.100.1, 10.0.0.2';
  expect(clientAddress('10.0.0.1', header, 1)).toBe('10.0.0.2');
  expect(clientAddress('10.0.0.1', header, 2)).toBe('198.51.100.1');
  expect(clientAddress('10.0.0.1', header, 3)).toBe(null);
});

test('fewer entries than trusted hops: the leftmost one', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.1', 4)).toBe('198.51.100.1');
  expect(clientAddress('127.0.0.1', null, 1)).toBe('127.0.0.1');
});

test('addresses are normalised', () => {
  expect(clientAddress('::ffff:127.0.0.1', null, 0)).toBe('127.0.0.1');
  expect(clientAddress('10.0.0.1', '[2001:db8::1]:4711', 1)).toBe('2001:db8::1');
  expect(clientAddress('10.0.0.1', '198.51.100.1:4711', 1)).toBe('198.51.100.1');
  expect(clientAddress(undefined, null, 0)).toBe(null);
});
