import { expect, test } from 'vitest';
import { type Dns, DnsUnavailable } from '#platform/dns/dns.ts';
import { checkInboundEmail } from './check-inbound-email.ts';

type Mx = Pick<Dns, 'mx'>;

const inboundEmail = { domain: 'in.studio.example', signingKey: 'secret-key', authservId: 'mx.example' };
const records = (...exchanges: string[]): Mx => ({ mx: async () => exchanges });
const failing: Mx = { mx: () => Promise.reject(new DnsUnavailable('ETIMEOUT')) };

async function levels(dns: Mx, changes: Partial<typeof inboundEmail> | { authservId: null } = {}) {
  const findings = await checkInboundEmail({ inboundEmail: { ...inboundEmail, ...changes } }, dns);
  expect(JSON.stringify(findings)).not.toContain('secret-key');
  return findings.map(({ level }) => level);
}

test('the domain of replies must be received by Mailgun alone', async () => {
  expect(await levels(records('mxa.mailgun.org', 'mxb.eu.mailgun.org'))).toEqual(['ok']);
  expect(await levels(records())).toEqual(['fault']);
  expect(await levels(records('mxa.mailgun.org', 'mx.other.example'))).toEqual(['fault']);
  expect(await levels(records('notmailgun.org'))).toEqual(['fault']);
  expect(await levels(failing)).toEqual(['warning']);
});

test('without INBOUND_AUTHSERV_ID it warns, and without inbound email it asks nothing', async () => {
  expect(await levels(records('mxa.mailgun.org'), { authservId: null })).toEqual(['ok', 'warning']);
  expect(await checkInboundEmail({ inboundEmail: null }, failing)).toEqual([]);
});
