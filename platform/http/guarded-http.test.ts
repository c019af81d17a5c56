import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './guarded-http.ts';

const ranges4 = [
  '0.0.0.0/8',
  '0.0.0.0/32',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.0.0/29',
  '192.0.0.8/32',
  '192.0.0.9/32',
  '192.0.0.10/32',
  '192.0.0.170/32',
  '192.0.0.171/32',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.88.99.2/32',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '255.255.255.255/32',
];

const ranges6 = [
  '::1/128',
  '::/128',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001::/32',
  '2001:1::1/128',
  '2001:1::2/128',
  '2001:1::3/128',
  '2001:2::/48',
  '2001:3::/32',
  '2001:4:112::/48',
  '2001:10::/28',
  '2001:20::/28',
  '2001:30::/28',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  '::/96',
  '::ffff:0:0:0/96',
  'fec0::/10',
  'ff00::/8',
];

const bitsOf = { ipv4: 32n, ipv6: 128n };

function numberOf(bytes: number[]): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

function addressOf(number: bigint, bits: bigint): string {
  const bytes = Array.from({ length: Number(bits) / 8 }, (_, at) =>
    Number((number >> (bits - 8n * BigInt(at + 1))) & 255n),
  );
  return ipaddr.fromByteArray(bytes).toString();
}

function edgesOf(range: string) {
  const [base, length] = ipaddr.parseCIDR(range);
  const bits = bitsOf[base.kind()];
  const first = numberOf(base.toByteArray());
  const last = first + (1n << (bits - BigInt(length))) - 1n;
  const outside = [first - 1n, last + 1n].filter((number) => number >= 0n && number < 1n << bits);
  return {
    inside: [addressOf(first, bits), addressOf((first + last) / 2n, bits), addressOf(last, bits)],
    outside: outside.map((number) => addressOf(number, bits)),
  };
}

function isInOne(address: string, ranges: readonly string[]): boolean {
  const found = ipaddr.parse(address);
  return ranges.some((range) => found.match(ipaddr.parseCIDR(range)));
}

const mapped = (address: string) => `::ffff:${address}`;

test.each(ranges4)(
  '%s: its first, middle and last address are private, also mapped; neighbours outside all ranges are public',
  (range) => {
    const { inside, outside } = edgesOf(range);
    expect(inside.filter((one) => isPublicAddress(one) || isPublicAddress(mapped(one)))).toEqual([]);
    const free = outside.filter((one) => !isInOne(one, ranges4));
    expect(free.filter((one) => !isPublicAddress(one) || !isPublicAddress(mapped(one)))).toEqual([]);
  },
);

test.each(ranges6)(
  '%s: its first, middle and last address are private; neighbours that are global unicast and outside all ranges are public',
  (range) => {
    const { inside, outside } = edgesOf(range);
    expect(inside.filter(isPublicAddress)).toEqual([]);
    const free = outside.filter((one) => isInOne(one, ['2000::/3']) && !isInOne(one, ranges6));
    expect(free.filter((one) => !isPublicAddress(one))).toEqual([]);
  },
);

test('global unicast: nothing outside 2000::/3 is public, and its first and last address are', () => {
  const { inside, outside } = edgesOf('2000::/3');
  expect(inside.map(isPublicAddress)).toEqual([true, true, true]);
  expect(outside.map(isPublicAddress)).toEqual([false, false]);
  expect(['1::1', '4000::1', '8000::1', 'e000::1'].filter(isPublicAddress)).toEqual([]);
});

describe('a private IPv4 address inside an IPv6 address is private', () => {
  test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '192.168.1.1', '100.64.0.1', '0.0.0.0'])(
    '%s',
    (private4) => {
      const hex = Buffer.from(ipaddr.parse(private4).toByteArray()).toString('hex');
      const [high, low] = [hex.slice(0, 4), hex.slice(4)];
      const inverted = [high, low].map((part) => (0xffff - Number.parseInt(part, 16)).toString(16)).join(':');
      const forms = {
        mapped: `::ffff:${private4}`,
        'mapped, in hexadecimal': `::ffff:${high}:${low}`,
        'mapped, in full': `0:0:0:0:0:ffff:${high}:${low}`,
        compatible: `::${private4}`,
        'compatible, in hexadecimal': `::${high}:${low}`,
        translated: `::ffff:0:${high}:${low}`,
        NAT64: `64:ff9b::${high}:${low}`,
        'NAT64 of a local network': `64:ff9b:1::${high}:${low}`,
        '6to4': `2002:${high}:${low}::1`,
        'Teredo client': `2001:0:4136:e378:8000:63bf:${inverted}`,
        'Teredo server': `2001:0:${high}:${low}:8000:63bf:3fff:fdd2`,
        'with a zone': `fe80::${high}:${low}%eth0`,
      };
      expect(Object.entries(forms).filter(([, address]) => isPublicAddress(address))).toEqual([]);
    },
  );
});

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '::ffff:8.8.8.8',
  '2606:2800:220:1:248:1893:25c8:1946',
  '2a01:4f8::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(['', 'localhost', 'no address', '1.2.3.4.5', '::g', '[::1]'])(
  'text that is no address is not public: %s',
  (text) => {
    expect(isPublicAddress(text)).toBe(false);
  },
);
