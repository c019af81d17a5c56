import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { networkOf, networksOf } from './network-of.ts';

const keysOf = (address: string) => networksOf(address).map(({ network }) => network);
const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
const address6 = groups.map(
  ([first = 0, ...others]) => new ipaddr.IPv6([0x2000 | (first & 0xfff), ...others]),
);

test('networks: an IPv4 address is its own one network, in any notation', () => {
  expect(networksOf('203.0.113.7')).toEqual([{ network: '203.0.113.7', factor: 1, reservedFactor: 1 }]);
  for (const mapped of [
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
    '::ffff:203.0.113.7%eth0',
  ]) {
    expect(keysOf(mapped)).toEqual(['203.0.113.7']);
  }
});

test('networks: an IPv6 address belongs to its /64, /56 and /48, the larger ones with larger numbers', () => {
  expect(networksOf('2001:db8:88:7742::1')).toEqual([
    { network: '2001:db8:88:7742::/64', factor: 1, reservedFactor: 1 },
    { network: '2001:db8:88:7700::/56', factor: 3, reservedFactor: 1.5 },
    { network: '2001:db8:88::/48', factor: 10, reservedFactor: 2 },
  ]);
  expect(keysOf('2001:0DB8:0088:7742:ffff:1:2:3')).toEqual(keysOf('2001:db8:88:7742::1'));
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

test('networks: two IPv6 addresses share exactly the networks whose prefix they share', () => {
  fc.assert(
    fc.property(address6, address6, fc.integer({ min: 0, max: 128 }), (one, other, shared) => {
      const parts = one.parts.map((part, index) => {
        const kept = Math.min(16, Math.max(0, shared - index * 16));
        const mask = (0xffff << (16 - kept)) & 0xffff;
        return (part & mask) | ((other.parts[index] ?? 0) & ~mask & 0xffff);
      });
      const near = new ipaddr.IPv6(parts);
      const isShared = keysOf(one.toString()).map((key, index) => key === keysOf(near.toString())[index]);
      expect(isShared).toEqual([64, 56, 48].map((bits) => near.match(one, bits)));
    }),
  );
});

test('networks: every notation of one IPv6 address has the same networks, and so has its smallest network', () => {
  fc.assert(
    fc.property(address6, fc.constantFrom('', '%eth0', '%12'), (address, zone) => {
      const keys = keysOf(address.toString());
      for (const written of [address.toNormalizedString(), address.toString().toUpperCase()]) {
        expect(keysOf(`${written}${zone}`)).toEqual(keys);
      }
      expect(keysOf(networkOf(address.toString()))).toEqual(keys);
    }),
  );
});

test('networks: anything but an address is unchanged', () => {
  for (const network of ['203.0.113.7', 'somewhere', '']) expect(keysOf(network)).toEqual([network]);
});
