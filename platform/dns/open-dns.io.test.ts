import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DnsStandIn, startDns } from '#tests/stand-ins/dns.ts';
import type { Dns } from './dns.ts';
import { openDns } from './open-dns.ts';

let names: DnsStandIn;
let dns: Dns;
beforeAll(async () => {
  names = await startDns();
  dns = openDns([names.server]);
});
afterAll(() => names.close());

test('dns: the strings of a long TXT record are joined, and names come without a final dot in lower case', async () => {
  const long = `v=DKIM1; p=${'MIIBIjAN'.repeat(60)}`;
  names.zone = {
    'studio.example': { txt: ['one', ['v=spf1 ', '~all']], mx: ['MXA.Mailgun.org', 'mxb.mailgun.org'] },
    'k1._domainkey.studio.example': { txt: [long], cname: 'K1.Provider.Example' },
  };
  expect(await dns.txt('studio.example')).toEqual(['one', 'v=spf1 ~all']);
  expect(await dns.txt('k1._domainkey.studio.example')).toEqual([long]);
  expect(await dns.cname('k1._domainkey.studio.example')).toBe('k1.provider.example');
  expect(await dns.mx('studio.example')).toEqual(['mxa.mailgun.org', 'mxb.mailgun.org']);
});

test('dns: an unknown name, a name without the record and a name that cannot exist have none', async () => {
  names.zone = { 'studio.example': {} };
  for (const name of ['studio.example', 'other.example', `${'a'.repeat(64)}.example`, '..example']) {
    expect(await dns.txt(name), name).toEqual([]);
    expect(await dns.cname(name), name).toBeNull();
    expect(await dns.mx(name), name).toEqual([]);
  }
});

test('dns: a failing name server is not a missing record', async () => {
  names.zone = { 'studio.example': 'servfail' };
  await expect(dns.txt('studio.example')).rejects.toMatchObject({
    name: 'DnsUnavailable',
    code: 'ESERVFAIL',
  });
});
