import { beforeEach, describe, expect, test } from 'vitest';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp({ BOOKING_HOLD_SECONDS: '300' });
let headers: Record<string, string>;
let slug = '';

beforeEach(async () => {
  headers = await signedIn(given, 'owner');
  slug = (await studioIdentity(given.world)).coachSlug;
});

const page = async (path: string) => (await given.fetch(path, { headers })).text();

async function send(path: string, typed: Record<string, string>): Promise<Response> {
  const html = await page(path);
  const fields = new URLSearchParams();
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const [, name] = /name="([^"]+)"/.exec(tag) ?? [];
    const [, value = ''] = /value="([^"]*)"/.exec(tag) ?? [];
    if (name && name !== 'back' && !/type="(checkbox|submit)"/.test(tag)) fields.set(name, value);
  }
  for (const [, name = '', value = ''] of html.matchAll(/<textarea[^>]*name="([^"]+)"[^>]*>([^<]*)/g)) {
    fields.set(name, value);
  }
  for (const [name, value] of Object.entries(typed)) fields.set(name, value);
  return given.fetch(path, { method: 'POST', headers, body: fields });
}

describe('renaming the coach', () => {
  test('keeps all previous addresses working, in every language [S2.60]', async () => {
    const answer = await send('/admin/settings/studio', { coachSlug: 'mia-holm' });
    expect(answer.headers.get('location')).toBe('/admin/settings/studio?flash=saved');
    const leads = async (path: string) => {
      const { status, headers: responseHeaders } = await given.fetch(path);
      return `${status} ${responseHeaders.get('location')}`;
    };
    expect(await leads(`/${slug}`)).toBe('301 /mia-holm');
    expect(await leads(`/about-${slug}`)).toBe('301 /about-mia-holm');
    expect(await leads(`/da/${slug}`)).toBe('301 /da/mia-holm');
    expect((await given.fetch('/mia-holm')).status).toBe(200);
    expect((await given.fetch('/about-mia-holm')).status).toBe(200);
  });

  test('a reserved slug is refused: the input is kept, and the field shows the reason', async () => {
    const answer = await send('/admin/settings/studio', { coachSlug: 'shop', studioName: 'Holm Sang' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('value="shop"');
    expect(html).toContain('value="Holm Sang"');
    expect(html).toContain('This address belongs to another page.');
    expect((await studioIdentity(given.world)).coachSlug).toBe(slug);
  });
});

test('a setting fixed by a variable is shown as fixed, with the variable’s name [P.139]', async () => {
  const html = await page('/admin/settings/booking');
  expect(html).toContain('Fixed by BOOKING_HOLD_SECONDS.');
  expect(html).toMatch(
    /<input[^>]*readOnly[^>]*name="holdMinutes"|<input[^>]*name="holdMinutes"[^>]*readOnly/i,
  );
});

test('two windows: the second save gets a conflict and keeps its input', async () => {
  const stale = await page('/admin/settings/limits');
  expect((await send('/admin/settings/limits', { contactPerEmail: '6' })).status).toBe(302);
  const version = /name="version" value="(\d+)"/.exec(stale)?.[1] ?? '';
  const second = await send('/admin/settings/limits', { contactPerEmail: '7', version });
  expect(second.status).toBe(409);
  const html = await second.text();
  expect(html).toContain('Someone else has changed these settings.');
  expect(html).toContain('value="7"');
});

test('shows what is connected, leads to the steps of each, and tests the connections [P.141]', async () => {
  const html = await page('/admin/settings/connections');
  for (const step of ['connections/email', 'connections/print', 'connections/inbound', 'calendars'])
    expect(html).toContain(`href="/admin/settings/${step}"`);
  expect(html).toContain('S3_ENDPOINT');
  for (const connection of ['payments', 'files', 'mail']) {
    const body = new URLSearchParams({ connection });
    const answer = await given.fetch('/admin/settings/connections', { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    const message = connection === 'mail' ? 'shown in the outbox' : 'Connected. The key works.';
    expect(await answer.text(), connection).toContain(message);
  }
});

test('the setup steps lead from one to the next, saved or skipped [P.144]', async () => {
  expect(await page('/admin/settings/studio?setup=1')).toContain('Step 1 of 3');
  const saved = await send('/admin/settings/studio?setup=1', { phone: '+45 12 34 56 78' });
  expect(saved.headers.get('location')).toBe('/admin/settings/opening?setup=1');
  expect(await page('/admin/settings/opening?setup=1')).toContain(
    'href="/admin/settings/connections?setup=1"',
  );
  expect(await page('/admin/settings/connections?setup=1')).toContain('Go to admin');
});

test('without an OAuth client the calendars page names what a technician must set, without a button', async () => {
  const html = await page('/admin/settings/calendars');
  expect(html).toContain('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET');
  expect(html).toContain('http://localhost:3000/admin/settings/calendars/google/callback');
  expect(html).not.toMatch(/<button[^>]*>(?:(?!<\/button>).)*Connect a Google/s);
  const answer = await given.fetch('/admin/settings/calendars/google', {
    method: 'POST',
    body: new URLSearchParams(),
    headers,
  });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('Google Calendar wasn’t connected');
});

test('without scripts the hours of one day are copied to all, what was typed stays, and nothing is saved before Save', async () => {
  const typed = {
    'session-1': '10–12, 14–16',
    'session-from': '1',
    'consultation-3': 'ni',
    copy: 'session:all',
  };
  const copied = await send('/admin/settings/opening', typed);
  expect(copied.status).toBe(200);
  const html = await copied.text();
  expect(html.match(/name="session-\d" value="10–12, 14–16"/g)).toHaveLength(7);
  expect(html).toContain('name="consultation-3" value="ni"');
  expect(html).toContain('Copied. Save to apply the new hours.');
  expect(await page('/admin/settings/opening')).not.toContain('10–12');
});
