import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDns } from '#platform/dns/open-dns.ts';
import { type DnsStandIn, startDns, type ZoneEntry } from '#tests/stand-ins/dns.ts';
import type { RecordKind } from './email-records.ts';
import { type Examined, examineRecords } from './examine-records.ts';

let names: DnsStandIn;
beforeAll(async () => {
  names = await startDns();
});
afterAll(() => names.close());

const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64');
const dkim = `v=DKIM1; k=rsa; p=${key}`;
const google = { '_spf.google.com': { txt: ['v=spf1 ip4:192.0.2.0/24 ~all'] } };
const complete: Record<string, ZoneEntry> = {
  ...google,
  'studio.example': { txt: ['google-site-verification=x', 'v=spf1 include:_spf.google.com ~all'] },
  'google._domainkey.studio.example': { txt: [dkim] },
  '_dmarc.studio.example': { txt: ['v=DMARC1; p=none'] },
};

async function examined(zone: DnsStandIn['zone'], changes: Partial<Examined> = {}) {
  names.zone = zone;
  const who = { domain: 'studio.example', provider: 'google', selector: null } as const;
  return examineRecords(openDns([names.server]), { ...who, ...changes });
}

test('records: SPF, DKIM and DMARC of the provider are found', async () => {
  const { spf, dkim: dkimCheck, dmarc } = await examined(complete);
  expect([spf, dkimCheck, dmarc]).toMatchObject([
    { state: 'found', note: null },
    { state: 'found', note: null, about: 'google' },
    { state: 'found', note: null },
  ]);
});

test('records: an empty domain has none, and a name server without an answer leaves it open', async () => {
  const empty = await examined({});
  expect([empty.spf.state, empty.dkim.state, empty.dmarc.state]).toEqual(['missing', 'missing', 'missing']);
  const broken = await examined({ ...complete, 'studio.example': 'servfail' });
  expect(broken.spf).toMatchObject({ state: 'unknown', about: 'ESERVFAIL' });
  expect(broken.dkim.state).toBe('found');
});

const manyIncludes = Object.fromEntries(
  Array.from({ length: 11 }, (_, at) => [`s${at}.example`, { txt: ['v=spf1 ip4:192.0.2.1 -all'] }]),
);
const spf = (...txt: string[]): DnsStandIn['zone'] => ({ ...complete, 'studio.example': { txt } });

/** Each from a public report; the repository and number is in its name. */
const reports: ReadonlyArray<
  [
    report: string,
    zone: DnsStandIn['zone'],
    kind: RecordKind,
    expected: Record<string, unknown>,
    changes?: Partial<Examined>,
  ]
> = [
  [
    'two SPF records, of which receivers take neither (Internet.nl 199, forwardemail.net 14)',
    spf('v=spf1 include:_spf.google.com ~all', 'v=spf1 mx ~all'),
    'spf',
    { state: 'different', note: 'two-records', instead: 'v=spf1 include:_spf.google.com mx ~all' },
  ],
  [
    'a record of another provider, to which ours is added before its end (ONLYOFFICE 109, postal 3007)',
    spf('v=spf1 a mx include:mailgun.org -all'),
    'spf',
    {
      state: 'different',
      note: 'not-included',
      instead: 'v=spf1 a mx include:mailgun.org include:_spf.google.com -all',
    },
  ],
  [
    'an included domain that has no record (hmailserver 442)',
    spf('v=spf1 include:mailgun.org include:_spf.google.com ~all'),
    'spf',
    { state: 'different', note: 'broken-include', about: 'mailgun.org' },
  ],
  [
    'two providers in one record, both valid (postal 1275)',
    { ...spf('v=spf1 a mx include:s1.example include:_spf.google.com ~all'), ...manyIncludes },
    'spf',
    { state: 'found', note: null },
  ],
  [
    'more than ten lookups, of which one is ours (checkdmarc 3, Internet.nl 1336)',
    {
      ...spf(
        `v=spf1 include:_spf.google.com ${Object.keys(manyIncludes)
          .map((one) => `include:${one}`)
          .join(' ')} ~all`,
      ),
      ...manyIncludes,
    },
    'spf',
    { state: 'different', note: 'too-many-lookups', about: '12' },
  ],
  [
    'mx counts once, whatever its number of servers (stalwart mail-auth 35, aboutmyemail 45)',
    {
      ...spf(
        `v=spf1 mx ${Object.keys(manyIncludes)
          .slice(0, 8)
          .map((one) => `include:${one}`)
          .join(' ')} include:_spf.google.com ~all`,
      ),
      ...manyIncludes,
    },
    'spf',
    { state: 'found', note: null },
  ],
  [
    'a redirect, of which the provider is found behind it (RFC 7208, 6.1)',
    {
      ...spf('v=spf1 redirect=_spf.studio.example'),
      '_spf.studio.example': { txt: ['v=spf1 include:_spf.google.com -all'] },
    },
    'spf',
    { state: 'found' },
  ],
  [
    'the version in capitals, beside a text that only begins like it (rspamd 6196)',
    spf('V=SPF1 include:_spf.google.com ~all', 'v=spf10 mx ~all'),
    'spf',
    { state: 'found' },
  ],
  [
    'SPF and DMARC in one record (one.com)',
    spf('v=spf1 include:_spf.google.com ~all v=DMARC1; p=none'),
    'spf',
    { state: 'different', note: 'combined' },
  ],
  [
    'the quotes of an example were copied (Route 53, cPanel)',
    spf('"v=spf1 include:_spf.google.com ~all"'),
    'spf',
    { state: 'different', note: 'quoted' },
  ],
  [
    'a record that allows every sender',
    spf('v=spf1 include:_spf.google.com +all'),
    'spf',
    { state: 'different', note: 'allows-all' },
  ],
  [
    'a key of two strings (mailcow 3473, aimx 35, markenwerk 5)',
    { ...complete, 'google._domainkey.studio.example': { txt: [[dkim.slice(0, 200), dkim.slice(200)]] } },
    'dkim',
    { state: 'found' },
  ],
  [
    'a key that a form of 255 characters cut off (mailman2 8)',
    { ...complete, 'google._domainkey.studio.example': { txt: [dkim.slice(0, 255)] } },
    'dkim',
    { state: 'different', note: 'cut-off', about: 'google._domainkey.studio.example' },
  ],
  [
    'a revoked key',
    { ...complete, 'google._domainkey.studio.example': { txt: ['v=DKIM1; p='] } },
    'dkim',
    { state: 'different', note: 'revoked' },
  ],
  [
    'the whole name in a form that appends the domain',
    { ...google, 'google._domainkey.studio.example.studio.example': { txt: [dkim] } },
    'dkim',
    { state: 'different', note: 'doubled-name', about: 'google._domainkey.studio.example.studio.example' },
  ],
  [
    'a CNAME to the provider before',
    { ...complete, 'fm1._domainkey.studio.example': { cname: 's1.old.example' } },
    'dkim',
    { state: 'different', note: 'other-target', there: ['s1.old.example'] },
    { provider: 'fastmail' },
  ],
  [
    'one of three CNAMEs',
    {
      ...complete,
      'fm1._domainkey.studio.example': { cname: 'fm1.studio.example.dkim.fmhosted.com', txt: [dkim] },
    },
    'dkim',
    { state: 'missing', note: 'some-missing', about: 'fm2._domainkey.studio.example' },
    { provider: 'fastmail' },
  ],
  [
    'the selector that the owner has entered (Postmark, Amazon SES)',
    { ...complete, '20261129pm._domainkey.studio.example': { txt: [dkim] } },
    'dkim',
    { state: 'found', about: '20261129pm' },
    { provider: 'postmark', selector: '20261129pm' },
  ],
  [
    'a provider that bounces under its own name needs no SPF',
    spf('v=spf1 -all'),
    'spf',
    { state: 'not-needed' },
    { provider: 'brevo' },
  ],
  [
    'a stricter policy stays',
    { ...complete, '_dmarc.studio.example': { txt: ['v=DMARC1; p=reject; rua=mailto:a@b.example'] } },
    'dmarc',
    { state: 'found', note: 'strict', about: 'reject' },
  ],
  [
    'sp=reject is not the policy of the domain (Invoke-SpfDkimDmarc 19)',
    { ...complete, '_dmarc.studio.example': { txt: ['v=DMARC1; sp=reject; p=none'] } },
    'dmarc',
    { state: 'found', note: null },
  ],
  [
    'the policy of the domain above covers a subdomain (onetimesecret 4374, baddns 707)',
    { '_dmarc.studio.example': { txt: ['v=DMARC1; p=reject; sp=quarantine'] } },
    'dmarc',
    { state: 'found', note: 'strict', about: 'quarantine' },
    { domain: 'post.studio.example' },
  ],
  [
    'two policies, of which receivers take neither (onetimesecret 4374)',
    { ...complete, '_dmarc.studio.example': { txt: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } },
    'dmarc',
    { state: 'different', note: 'dmarc-two-records' },
  ],
  [
    'a record without a policy',
    { ...complete, '_dmarc.studio.example': { txt: ['v=DMARC1; rua=mailto:a@b.example'] } },
    'dmarc',
    { state: 'different', note: 'dmarc-no-policy' },
  ],
  [
    'a policy at the domain instead of _dmarc',
    { 'studio.example': { txt: ['v=DMARC1; p=none'] } },
    'dmarc',
    { state: 'different', note: 'dmarc-wrong-name', about: 'studio.example' },
  ],
];

test.each(reports)('records: %s', async (_, zone, kind, expected, changes) => {
  expect((await examined(zone, changes))[kind]).toMatchObject(expected);
});
