import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type DnsStandIn, startDns } from '#tests/stand-ins/dns.ts';
import { type PrintfulStandIn, startPrintful } from '#tests/stand-ins/printful/printful-stand-in.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const siteUrl = 'https://studio.example';
const token = 'the-token-of-the-store';
const connections = '/admin/settings/connections';
const variables: Record<string, string> = { SITE_URL: siteUrl };
let names: DnsStandIn;
let printful: PrintfulStandIn;
beforeAll(async () => {
  [names, printful] = await Promise.all([startDns(), startPrintful(token)]);
  Object.assign(variables, { DNS_SERVERS: names.server, PRINTFUL_API_BASE: printful.url });
});
afterAll(() => Promise.all([names?.close(), printful?.close()]));

const given = testApp(variables);

async function send(path: string, fields: Record<string, string>) {
  const headers = { origin: siteUrl, ...(await signedIn(given, 'owner')) };
  const body = new URLSearchParams(fields);
  const answer = await given.fetch(`${connections}/${path}`, { method: 'POST', headers, body });
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
}

async function shown(path: string) {
  const answer = await given.fetch(`${connections}/${path}`, { headers: await signedIn(given, 'owner') });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '');
}

afterEach(async () => {
  printful.state.webhook = null;
  printful.state.faults.length = 0;
  await given.db.query.deleteFrom('connections').execute();
  await given.world.connections.refresh();
});

const inDanish = () =>
  given.db.query.updateTable('users').set({ language: 'da' }).where('role', '=', 'owner').execute();

test('printer: a token is tested and stored, and the webhook with a secret of its own is created by us', async () => {
  expect(await shown('print')).toContain('Connect Printful');
  const connected = await send('print/token', { token });
  expect(connected.to).toBe(`${connections}/print?step=on&flash=connected`);
  expect(given.world.print).not.toBeNull();
  const webhook = new URL(printful.state.webhook?.url ?? '');
  expect(webhook.origin + webhook.pathname).toBe(`${siteUrl}/webhooks/printful`);
  expect(printful.state.webhook?.types).toContain('package_shipped');
  const event = JSON.stringify({ type: 'package_shipped', created: 1, data: { order: { id: 1 } } });
  const answered = await given.fetch(webhook.pathname + webhook.search, { method: 'POST', body: event });
  expect(answered.status).toBe(200);
  const forged = await given.fetch(`${webhook.pathname}?secret=guess`, { method: 'POST', body: event });
  expect(forged.status).toBe(400);
  const summary = await shown('print');
  expect(summary).toContain('Printful is connected');
  for (const html of [summary, await shown('print?step=token')]) {
    expect(html).not.toContain(token);
    expect(html).not.toContain(webhook.searchParams.get('secret'));
  }
  expect((await send('print/disconnection', {})).status).toBe(303);
  expect(given.world.print).toBeNull();
});

test('printer: a wrong token, no answer and a store that reports elsewhere are named, in both languages', async () => {
  const cases = [
    [{ token: 'wrong' }, 'Printful refuses the token', 'Printful afviser tokenet', 409],
    [{ token: 'a b' }, 'The token as Printful shows it', 'Tokenet, som Printful viser det', 400],
  ] as const;
  for (const [fields, english, danish, status] of cases) {
    await given.db.query.updateTable('users').set({ language: 'en' }).where('role', '=', 'owner').execute();
    const refused = await send('print/token', fields);
    expect(refused.status).toBe(status);
    expect(refused.text).toContain(english);
    await inDanish();
    expect((await send('print/token', fields)).text).toContain(danish);
  }
  printful.state.faults.push({ on: 'GET /webhooks', how: '500' });
  expect((await send('print/token', { token })).text).toContain('Printful svarer ikke');
  printful.state.webhook = { url: 'https://other.example/hook', types: [] };
  const elsewhere = await send('print/token', { token });
  expect(elsewhere.status).toBe(409);
  expect(elsewhere.text).toContain('melder allerede til other.example');
  expect(elsewhere.text).toContain('name="replace"');
  expect(printful.state.webhook.url).toBe('https://other.example/hook');
  expect((await send('print/token', { token, replace: 'yes' })).status).toBe(303);
  expect(printful.state.webhook.url).toContain(siteUrl);
});

test('printer: of two windows that connect at once one is refused, and the store reports to the other', async () => {
  const both = await Promise.all([send('print/token', { token }), send('print/token', { token })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  const webhook = new URL(printful.state.webhook?.url ?? '');
  const event = JSON.stringify({ type: 'package_shipped', created: 1, data: { order: { id: 1 } } });
  const answered = await given.fetch(webhook.pathname + webhook.search, { method: 'POST', body: event });
  expect(answered.status).toBe(200);
});

const inbound = {
  domain: 'in.studio.example',
  region: 'eu',
  signingKey: 'key-of-mailgun-1234',
  authservId: 'mxa.eu.mailgun.org',
};

test('inbound email: domain and key are stored, with MX records and the route to copy, and a check of DNS', async () => {
  names.zone = {};
  const connected = await send('inbound/domain', inbound);
  expect(connected.to).toBe(`${connections}/inbound?step=records&flash=connected`);
  expect(given.world.settings.inboundEmail).toMatchObject({ domain: inbound.domain });
  const missing = await shown('inbound?step=records');
  expect(missing).toContain('Not found yet');
  expect(missing).toContain('10 mxa.eu.mailgun.org');
  names.zone = { [inbound.domain]: { mx: ['mxa.eu.mailgun.org', 'mx.other.example'] } };
  expect((await send('inbound/check', {})).status).toBe(303);
  expect(await shown('inbound?step=records')).toContain(
    'mx.other.example receives emails for this domain, too',
  );
  names.zone = { [inbound.domain]: { mx: ['mxa.eu.mailgun.org', 'mxb.eu.mailgun.org'] } };
  await send('inbound/check', {});
  const route = await shown('inbound?step=route');
  expect(route).toContain('match_recipient(&quot;reply\\+.*@in.studio.example&quot;)');
  expect(route).toContain(`${siteUrl}/webhooks/email/mime`);
  await inDanish();
  const summary = await shown('inbound');
  expect(summary).toContain('Svar modtages her');
  expect(summary).toContain('slutter med 1234');
  for (const step of ['domain', 'records', 'route', 'on'])
    expect(await shown(`inbound?step=${step}`), step).not.toContain(inbound.signingKey);
  expect((await send('inbound/domain', { ...inbound, signingKey: '', region: 'us' })).status).toBe(303);
  expect(await shown('inbound?step=records')).toContain('10 mxa.mailgun.org');
  expect((await send('inbound/disconnection', {})).status).toBe(303);
  expect(given.world.settings.inboundEmail).toBeNull();
});

test('inbound email: fields that cannot be right are marked, and what was typed is kept, but for the key', async () => {
  const refused = await send('inbound/domain', { ...inbound, domain: 'not a domain' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('A domain like in.example.com.');
  expect(refused.text).toContain('value="not a domain"');
  expect(refused.text).toContain('value="mxa.eu.mailgun.org"');
  expect(refused.text).not.toContain(inbound.signingKey);
});
