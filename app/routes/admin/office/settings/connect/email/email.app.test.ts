import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DnsStandIn, startDns } from '#tests/stand-ins/dns.ts';
import {
  type SmtpAccountStandIn,
  type SmtpRefusal,
  smtpPassword,
  smtpUser,
  startSilentServer,
  startSmtpAccount,
} from '#tests/stand-ins/smtp-account.ts';
import { dkimText } from '#tests/stand-ins/zone-dns.ts';
import { testApp } from '#tests/support/site/app.ts';
import { ownerRequests } from '#tests/support/site/owner-requests.ts';

const page = '/admin/settings/connections/email';
const variables: Record<string, string> = { LOG_LEVEL: 'silent' };
let names: DnsStandIn;
let smtp: SmtpAccountStandIn;
beforeAll(async () => {
  [names, smtp] = await Promise.all([startDns(), startSmtpAccount()]);
  variables.DNS_SERVERS = names.server;
});
afterAll(() => Promise.all([names?.close(), smtp?.close()]));

const given = testApp(variables);
const { send, open } = ownerRequests(given);
const owner = 'owner-signed-in@example.com';

beforeEach(async () => {
  smtp.refusal = null;
  smtp.accepted.length = 0;
  names.zone = {};
  await given.world.connections.refresh();
});
afterEach(async () => {
  await given.db.query.deleteFrom('connections').execute();
  await given.world.connections.refresh();
});

const shown = async (query = '') => (await open(page + query, 'owner')).text;
const versionOf = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
const textOf = (html: string) => html.replaceAll(/<!-- -->|<script[\s\S]*?<\/script>/g, '');
const noticeOf = (html: string) =>
  /role="alert"[\s\S]*?<p>([\s\S]*?)<\/p>/.exec(textOf(html))?.[1]?.replaceAll('&#x27;', '’') ?? '';

const account = (changes: Record<string, string> = {}) => ({
  host: '127.0.0.1',
  port: String(smtp.port),
  security: 'starttls',
  user: smtpUser,
  password: smtpPassword,
  sender: 'thea@studio.example',
  name: 'Studio Thea',
  ...changes,
});

async function choose(provider: string) {
  const version = versionOf(await shown('?step=provider'));
  return send(`${page}/provider`, { provider, version });
}

async function connect(changes: Record<string, string> = {}) {
  const version = versionOf(await shown('?step=sender'));
  return send(`${page}/account`, { version, ...account(changes) });
}

const inDanish = () =>
  given.db.query.updateTable('users').set({ language: 'da' }).where('role', '=', 'owner').execute();

test('email: the owner chooses a provider, leaves, and finds the step again', async () => {
  const start = await shown();
  expect(start).toContain('Who sends your emails?');
  for (const provider of ['Microsoft 365', 'Simply.com', 'one.com', 'Proton Mail', 'Amazon SES', 'Resend'])
    expect(start).toContain(provider);
  const chosen = await choose('fastmail');
  expect([chosen.status, chosen.to]).toEqual([303, `${page}?step=sender`]);
  const again = textOf(await shown());
  expect(again).toContain('Connect Fastmail');
  expect(again).toContain('Server: smtp.fastmail.com, port 465');
  expect(again).toContain('App password');
  await inDanish();
  expect(textOf(await shown())).toContain('Tilslut Fastmail');
});

test('email: what is said of Microsoft 365 is true in both languages', async () => {
  await choose('microsoft');
  expect(await shown()).toContain('off by default from the end of December 2026');
  await inDanish();
  expect(await shown()).toContain('fra udgangen af december 2026');
});

test('email: the token of Postmark, which is the user as well, is never stored readable', async () => {
  await choose('postmark');
  const failed = await connect({ user: '', password: 'pm-token-marker' });
  expect(failed.status).toBeGreaterThanOrEqual(400);
  const rows = await given.db.query.selectFrom('settings').select(['key', 'value']).execute();
  expect(rows.map(({ key }) => key)).toContain('email-set-up');
  expect(JSON.stringify(rows)).not.toContain('pm-token-marker');
  expect(await shown('?step=sender')).not.toContain('pm-token-marker');
});

test('email: connected on the page without scripts, and no page shows the password', async () => {
  await choose('other');
  const connected = await connect();
  expect([connected.status, connected.to], noticeOf(connected.text)).toEqual([
    303,
    `${page}?step=records&flash=connected`,
  ]);
  expect(given.world.mail.kind).toBe('smtp');
  expect(given.world.settings.mailFrom).toBe('Studio Thea <thea@studio.example>');
  expect(smtp.accepted.at(0)).toContain('From: Studio Thea <thea@studio.example>');
  for (const step of ['provider', 'sender', 'records', 'test', 'on']) {
    const html = await shown(`?step=${step}`);
    for (const secret of [smtpPassword, encodeURIComponent(smtpPassword), 'p@ss', 'p%40ss'])
      expect(html, step).not.toContain(secret);
  }
  const summary = textOf(await shown('?step=on'));
  expect(summary).toContain('Your emails are going out');
  expect(summary).toContain('thea@studio.example');
  const logged = JSON.stringify(given.logged);
  expect(logged).not.toContain('p@ss');
});

const refusals: ReadonlyArray<
  [cause: string, refusal: SmtpRefusal, provider: string, english: string, danish: string]
> = [
  [
    'a wrong password',
    { at: 'auth', code: 535, text: '5.7.8 Authentication failed' },
    'other',
    'The server refuses the username or password',
    'Serveren afviser brugernavnet eller adgangskoden',
  ],
  [
    'an app password is needed',
    { at: 'auth', code: 534, text: '5.7.9 Application-specific password required' },
    'other',
    'It wants an app password',
    'Den kræver en app-adgangskode',
  ],
  [
    'SMTP AUTH is off',
    {
      at: 'auth',
      code: 535,
      text: '5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant',
    },
    'other',
    'Microsoft has sign-in with a password for sending turned off',
    'Microsoft har slået afsendelse med adgangskode fra',
  ],
  [
    'relaying is denied',
    { at: 'recipient', code: 554, text: '5.7.1 Relay access denied' },
    'other',
    'forward emails for this account',
    'Serveren sender ikke e-mails videre for denne konto',
  ],
  [
    'the sender is refused',
    { at: 'sender', code: 553, text: '5.7.1 Sender address rejected: not owned by user' },
    'other',
    'accept this sender address',
    'Serveren accepterer ikke denne afsenderadresse',
  ],
];

test.each(refusals)('email: %s is named in both languages, and only the password is lost', async (...row) => {
  const [, refusal, provider, english, danish] = row;
  await choose(provider);
  smtp.refusal = refusal;
  const refused = await connect();
  expect(refused.status).toBe(409);
  expect(noticeOf(refused.text)).toContain(english);
  expect(textOf(refused.text)).toContain(`${refusal.code} ${refusal.text}`);
  for (const [name, value] of Object.entries(account({ password: '' }))) {
    if (value) expect(refused.text, name).toContain(`value="${value}"`);
  }
  expect(refused.text).not.toContain('p@ss');
  await inDanish();
  expect(noticeOf((await connect()).text)).toContain(danish);
  expect(smtp.accepted).toEqual([]);
  expect(given.world.mail.kind).not.toBe('smtp');
  const found = await shown('?step=sender');
  expect(found).toContain('value="Studio Thea"');
  expect(found).toContain(`value="${smtpUser}"`);
});

test('email: server, port and security that do not fit are named', async () => {
  const [fromStart, silent] = await Promise.all([startSmtpAccount('from-start'), startSilentServer()]);
  await choose('other');
  const causes: [Record<string, string>, string][] = [
    [{ host: 'smtp.studio.invalid' }, 'There is no server with this name'],
    [{ port: '1' }, 'accept connections on this port'],
    [{ port: String(fromStart.port) }, 'This port begins with TLS'],
    [{ security: 'tls' }, 'begin with TLS. Choose STARTTLS'],
    [{ port: String(silent.port) }, 'answer in time'],
  ];
  for (const [changes, expected] of causes)
    expect(noticeOf((await connect(changes)).text), expected).toContain(expected);
  await Promise.all([fromStart.close(), silent.close()]);
}, 120_000);

test('email: fields that cannot be right are marked, and what was typed is kept', async () => {
  await choose('other');
  const refused = await connect({ host: 'not a host', port: '99999', sender: 'thea', name: '<Thea>' });
  expect(refused.status).toBe(400);
  for (const fault of ['A name like mail.example.com.', 'A number from 1 to 65535.', 'An email address.'])
    expect(refused.text).toContain(fault);
  expect(refused.text).toContain('value="not a host"');
});

test('email: a change of another window is not overwritten', async () => {
  await choose('other');
  const version = versionOf(await shown('?step=sender'));
  smtp.refusal = { at: 'auth', code: 535, text: 'no' };
  await connect({ name: 'First' });
  const second = await send(`${page}/account`, { version, ...account({ name: 'Second' }) });
  expect(second.status).toBe(409);
  expect(textOf(second.text)).toContain('Someone else has changed this in the meantime');
  expect(second.text).toContain('value="Second"');
  expect(await shown('?step=sender')).toContain('value="First"');
  const stale = await send(`${page}/provider`, { provider: 'resend', version });
  expect(stale.status).toBe(409);
  const selector = await send(`${page}/selector`, { selector: 's1', version });
  expect(selector.status).toBe(409);
});

test('email: records to copy, what is published instead, and a check that finds them', async () => {
  names.zone = {
    'studio.example': { txt: ['v=spf1 mx ~all'] },
    '_dmarc.studio.example': { txt: ['v=DMARC1; p=reject'] },
  };
  await choose('other');
  await connect();
  const first = textOf(await shown('?step=records'));
  expect(first).toContain('Three records for your domain');
  expect(first).toContain('2 of 3');
  expect(first).toContain('Not found yet');
  expect(first).toContain('There is a record with p=reject. It’s stricter: keep it.');
  expect(first).toContain('mailto:?subject=DNS%20records%20for%20studio.example');
  expect(first).toContain('Please add these DNS records to studio.example:');
  names.zone['mail1._domainkey.studio.example'] = { txt: [dkimText] };
  const chosen = await send(`${page}/selector`, {
    selector: 'mail1',
    version: versionOf(await shown('?step=records')),
  });
  expect(chosen.to).toBe(`${page}?step=records&flash=checked`);
  const second = textOf(await shown('?step=records'));
  expect(second).toContain('3 of 3');
  expect(second).toContain('All are there.');
  expect(second).toContain('mail1._domainkey.studio.example');
  await inDanish();
  const danish = textOf(await shown('?step=records'));
  expect(danish).toContain('Tre DNS-poster til dit domæne');
  expect(danish).toMatch(/Fundet \d\d\.\d\d/);
});

test('email: a test email to oneself has its outcome', async () => {
  await choose('other');
  await connect();
  smtp.accepted.length = 0;
  const sent = await send(`${page}/test`, {});
  expect(sent.to).toBe(`${page}?step=test&flash=sent`);
  expect(smtp.accepted).toHaveLength(1);
  expect(smtp.offered.at(-1)?.to).toBe(owner);
  expect(textOf(await shown('?step=test'))).toContain(`Accepted for ${owner}`);
  smtp.refusal = { at: 'sender', code: 553, text: 'Sender address rejected: not owned' };
  const refused = await send(`${page}/test`, {});
  expect(refused.status).toBe(409);
  expect(noticeOf(refused.text)).toContain('accept this sender address');
});

test('email: disconnected, emails wait again and everything but the password is kept', async () => {
  await choose('other');
  await connect();
  const gone = await send(`${page}/disconnection`, {});
  expect(gone.to).toBe(`${page}?step=sender&flash=disconnected`);
  expect(given.world.mail.kind).not.toBe('smtp');
  expect(await shown('?step=sender')).toContain(`value="${smtpUser}"`);
  expect((await connect({ password: '' })).status).toBe(409);
});

test('email: an empty password keeps the stored one of the same account', async () => {
  await choose('other');
  await connect();
  expect((await connect({ name: 'Another name', password: '' })).status).toBe(303);
  expect(given.world.settings.mailFrom).toBe('Another name <thea@studio.example>');
});
