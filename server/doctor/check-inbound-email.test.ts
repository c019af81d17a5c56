import { expect, test } from 'vitest';
import { checkInboundEmail, type ResolveMx } from './check-inbound-email.ts';

const inboundEmail = { domain: 'in.studio.example', signingKey: 'secret-key', authservId: 'mx.example' };
const records =
  (...exchanges: string[]): ResolveMx =>
  async () =>
    exchanges.map((exchange) => ({ exchange, priority: 10 }));
const failing =
  (code: string): ResolveMx =>
  () =>
    Promise.reject(Object.assign(new Error('x'), { code }));

async function levels(
  resolveMx: ResolveMx,
  changes: Partial<typeof inboundEmail> | { authservId: null } = {},
) {
  const findings = await checkInboundEmail({ inboundEmail: { ...inboundEmail, ...changes } }, resolveMx);
  expect(JSON.stringify(findings)).not.toContain('secret-key');
  return findings.map(({ level }) => level);
}

test('the domain of replies must be received by Mailgun alone', async () => {
  expect(await levels(records('mxa.mailgun.org', 'MXB.eu.mailgun.org'))).toEqual(['ok']);
  expect(await levels(records())).toEqual(['fault']);
  expect(await levels(records('mxa.mailgun.org', 'mx.other.example'))).toEqual(['fault']);
  expect(await levels(records('notmailgun.org'))).toEqual(['fault']);
  expect(await levels(failing('ENOTFOUND'))).toEqual(['fault']);
  expect(await levels(failing('ETIMEOUT'))).toEqual(['warning']);
});

test('without INBOUND_AUTHSERV_ID it warns, and without inbound email it asks nothing', async () => {
  expect(await levels(records('mxa.mailgun.org'), { authservId: null })).toEqual(['ok', 'warning']);
  const never: ResolveMx = () => Promise.reject(new Error('asked'));
  expect(await checkInboundEmail({ inboundEmail: null }, never)).toEqual([]);
});
