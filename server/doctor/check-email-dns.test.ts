import { expect, test } from 'vitest';
import { readSettings } from '#platform/read-settings.ts';
import type { Settings } from '#platform/settings.ts';
import { dkimText, silentDns, zoneDns } from '#tests/stand-ins/zone-dns.ts';
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

const complete = {
  'post.studio.example': ['google-site-verification=x', 'v=spf1 include:mail.example ~all'],
  'mail.example': ['v=spf1 ip4:192.0.2.1 -all'],
  's1._domainkey.post.studio.example': [dkimText],
  '_dmarc.studio.example': ['v=DMARC1; p=quarantine'],
};

async function levels(zone: Record<string, string[]>, more?: Record<string, string>) {
  const findings = await checkEmailDns(settings(more), zoneDns(zone));
  return findings.map(({ level, text }) => `${level} ${text.split(':')[0]}`);
}

test('email: a domain with SPF, DKIM and DMARC, the latter inherited from the domain above, is right', async () => {
  expect(await levels(complete)).toEqual(['ok SPF', 'ok DKIM', 'ok DMARC']);
  expect(await levels(complete, { DKIM_SELECTOR: 's1' })).toEqual(['ok SPF', 'ok DKIM', 'ok DMARC']);
});

test('email: missing records are faults with the record to add; an unknown DKIM selector is a warning', async () => {
  expect(await levels({})).toEqual(['fault SPF', 'warning DKIM', 'fault DMARC']);
  const findings = await checkEmailDns(settings(), zoneDns({}));
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
  const findings = await checkEmailDns(settings(), silentDns);
  expect(findings.map(({ level }) => level)).toEqual(['warning', 'warning', 'warning']);
});

test('email: without a mail server, and on a local site, nothing is looked up', async () => {
  expect(await checkEmailDns(settings({ SMTP_URL: '' }), silentDns)).toEqual([]);
  expect(await checkEmailDns(settings({ SITE_URL: 'http://localhost:3000' }), silentDns)).toEqual([]);
});
