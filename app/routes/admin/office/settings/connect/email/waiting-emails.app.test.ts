import { afterAll, beforeAll, expect, test } from 'vitest';
import { change } from '#studio/shared/change.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { system } from '#studio/shared/who.ts';
import {
  type SmtpAccountStandIn,
  smtpPassword,
  smtpUser,
  startSmtpAccount,
} from '#tests/stand-ins/smtp-account.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const page = '/admin/settings/connections/email';
const siteUrl = 'https://studio.example';
let smtp: SmtpAccountStandIn;
beforeAll(async () => {
  smtp = await startSmtpAccount();
});
afterAll(() => smtp?.close());

// No name server answers there.
const given = testApp({ SITE_URL: siteUrl, DNS_SERVERS: '127.0.0.1:1' });

test('email: on a public site emails wait until a mail server is connected, and then go out without a restart', async () => {
  const headers = { origin: siteUrl, ...(await signedIn(given, 'owner')) };
  const send = (path: string, fields: Record<string, string>) =>
    given.fetch(`${page}/${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
  expect(given.world.mail.kind).toBe('waiting');
  await change(given.world, system, (c) =>
    queueEmail(c, {
      kind: 'contact-message',
      to: 'soren@example.com',
      language: 'en',
      dedupeKey: 'waiting',
      subject: 'Waited',
      html: '<p>Waited</p>',
      text: 'Waited',
      attachments: [],
    }),
  );
  const since = given.world.clock.now().subtract({ minutes: 10 });
  await given.db.query.updateTable('emails').set({ created_at: since }).execute();
  expect((await send('provider', { provider: 'other', version: '0' })).status).toBe(303);
  const connected = await send('account', {
    version: '1',
    host: '127.0.0.1',
    port: String(smtp.port),
    security: 'starttls',
    user: smtpUser,
    password: smtpPassword,
    sender: 'thea@studio.example',
    name: '',
  });
  expect(connected.headers.get('location')).toBe(`${page}?step=records&flash=connected`);
  expect(given.world.mail.kind).toBe('smtp');
  await expect
    .poll(() => smtp.accepted.filter((raw) => raw.includes('Subject: Waited')).length, { timeout: 60_000 })
    .toBe(1);
}, 120_000);
