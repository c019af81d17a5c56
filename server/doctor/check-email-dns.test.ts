import { expect, test } from 'vitest';
import { readSettings } from '#platform/read-settings.ts';
import type { Settings } from '#platform/settings.ts';
import { checkEmailDns } from './check-email-dns.ts';

function settings(more: Record<string, string> = {}): Settings {
  const reading = readSettings({
    SITE_URL: 'https://www.studio.example',
    SMTP_URL: 'smtps://studio:secret@mail.example',
    MAIL_FROM: 'Studio <hello@post.studio.example>',
    ...more,
  });
  if (!reading.ok) throw new Error(reading.lines.join('\n'));
  return reading.settings;
}

/** A name server that knows these TXT records. */
const serving = (zone: Record<string, string[]>) => async (name: string) => {
  const found = zone[name];
  if (!found) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
  return found.map((text) => [text.slice(0, 10), text.slice(10)]);
};

const complete = {
  'post.studio.example': ['google-site-verification=x', 'v=spf1 include:mail.example ~all'],
  's1._domainkey.post.studio.example': ['v=DKIM1; k=rsa; p=MIGfMA0'],
  '_dmarc.studio.example': ['v=DMARC1; p=quarantine'],
};

async function levels(zone: Record<string, string[]>, more?: Record<string, string>) {
  const findings = await checkEmailDns(settings(more), serving(zone));
  return findings.map(({ level, text }) => `${level} ${text.split(':')[0]}`);
}

test('email: a domain with SPF, DKIM and DMARC, the latter inherited from the domain above, is right', async () => {
  expect(await levels(complete)).toEqual(['ok SPF', 'ok DKIM', 'ok DMARC']);
  expect(await levels(complete, { DKIM_SELECTOR: 's1' })).toEqual(['ok SPF', 'ok DKIM', 'ok DMARC']);
});

test('email: missing records are faults with the record to add; an unknown DKIM selector is a warning', async () => {
  expect(await levels({})).toEqual(['fault SPF', 'warning DKIM', 'fault DMARC']);
  const findings = await checkEmailDns(settings(), serving({}));
  expect(findings[0]?.remedy).toContain("'v=spf1 include:<your email provider> ~all' to post.studio.example");
  expect(findings[2]?.remedy).toContain('_dmarc.post.studio.example');
  expect((await levels({}, { DKIM_SELECTOR: 'own' }))[1]).toBe('fault DKIM');
});

test.each([
  ['two SPF records', { 'post.studio.example': ['v=spf1 -all', 'v=spf1 ~all'] }, 'fault SPF'],
  ['an SPF record for everybody', { 'post.studio.example': ['v=spf1 +all'] }, 'fault SPF'],
  ['a revoked DKIM key', { 's1._domainkey.post.studio.example': ['v=DKIM1; p='] }, 'fault DKIM'],
  ['a DMARC policy that only observes', { '_dmarc.studio.example': ['v=DMARC1; p=none'] }, 'warning DMARC'],
])('email: %s is reported', async (_, zone, expected) => {
  expect(await levels({ ...complete, ...zone })).toContain(expected);
});

test('email: a name server that does not answer is a warning, not a missing record', async () => {
  const silent = async () => {
    throw Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' });
  };
  const findings = await checkEmailDns(settings(), silent);
  expect(findings.map(({ level }) => level)).toEqual(['warning', 'warning', 'warning']);
});

test('email: without a mail server, and on a local site, nothing is looked up', async () => {
  const never = () => Promise.reject(new Error('looked up'));
  expect(await checkEmailDns(settings({ SMTP_URL: '' }), never)).toEqual([]);
  expect(await checkEmailDns(settings({ SITE_URL: 'http://localhost:3000' }), never)).toEqual([]);
});
