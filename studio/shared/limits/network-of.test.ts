import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('an IPv4 address is one network, in any notation', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  for (const mapped of ['::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7']) {
    expect(networkOf(mapped)).toBe('203.0.113.7');
  }
});

test('all addresses of one IPv6 network are one', () => {
  const network = networkOf('2001:db8:0:42::1');
  expect(networkOf('2001:0DB8:0000:0042:ffff:1:2:3')).toBe(network);
  expect(networkOf('2001:db8:0:43::1')).not.toBe(network);
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

test('a network is unchanged, and anything but an address is unchanged', () => {
  for (const network of ['203.0.113.7', networkOf('2001:db8:0:42::1'), networkOf('::1'), 'somewhere']) {
    expect(networkOf(network)).toBe(network);
  }
});
