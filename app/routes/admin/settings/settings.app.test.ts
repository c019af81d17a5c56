import { beforeEach, describe, expect, test } from 'vitest';
import { studioIdentity } from '#studio/content/content.queries.ts';
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

/** What the page's form would send, with some of it typed anew. */
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

describe('a coach with another name', () => {
  test('keeps all old addresses, in every reading [S2.60]', async () => {
    const answer = await send('/admin/settings/studio', { coachSlug: 'mia-holm' });
    expect(answer.headers.get('location')).toBe('/admin/settings/studio?did=saved');
    const leads = async (path: string) => {
      const { status, headers: told } = await given.fetch(path);
      return `${status} ${told.get('location')}`;
    };
    expect(await leads(`/${slug}`)).toBe('301 /mia-holm');
    expect(await leads(`/about-${slug}`)).toBe('301 /about-mia-holm');
    expect(await leads(`/da/${slug}`)).toBe('301 /da/mia-holm');
    expect((await given.fetch('/mia-holm')).status).toBe(200);
    expect((await given.fetch('/about-mia-holm')).status).toBe(200);
  });

  test('cannot take an address of the site: what was typed stays, and the field says why', async () => {
    const answer = await send('/admin/settings/studio', { coachSlug: 'shop', studioName: 'Holm Sang' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('value="shop"');
    expect(html).toContain('value="Holm Sang"');
    expect(html).toContain('This address belongs to another page.');
    expect((await studioIdentity(given.world)).coachSlug).toBe(slug);
  });
});

test('what a variable fixes is shown as fixed, with its name [P.139]', async () => {
  const html = await page('/admin/settings/booking');
  expect(html).toContain('Fixed by BOOKING_HOLD_SECONDS.');
  expect(html).toMatch(
    /<input[^>]*readOnly[^>]*name="holdMinutes"|<input[^>]*name="holdMinutes"[^>]*readOnly/i,
  );
});

test('two windows: the second is told, and what it typed is still there', async () => {
  const stale = await page('/admin/settings/limits');
  expect((await send('/admin/settings/limits', { contactPerEmail: '6' })).status).toBe(302);
  const version = /name="version" value="(\d+)"/.exec(stale)?.[1] ?? '';
  const second = await send('/admin/settings/limits', { contactPerEmail: '7', version });
  expect(second.status).toBe(409);
  const html = await second.text();
  expect(html).toContain('Someone else has changed these settings.');
  expect(html).toContain('value="7"');
});

test('says what is connected, names the variables to set, and tests what there is [P.141]', async () => {
  const html = await page('/admin/settings/connections');
  for (const variable of ['STRIPE_SECRET_KEY', 'SMTP_URL', 'S3_ENDPOINT', 'PRINTFUL_TOKEN']) {
    expect(html).toContain(variable);
  }
  for (const connection of ['payments', 'files', 'mail']) {
    const body = new URLSearchParams({ connection });
    const answer = await given.fetch('/admin/settings/connections', { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    const said = connection === 'mail' ? 'shown in the outbox' : 'Connected. The key works.';
    expect(await answer.text(), connection).toContain(said);
  }
});

test('the first steps lead from one to the next, saved or put off [P.144]', async () => {
  expect(await page('/admin/settings/studio?setup=1')).toContain('Step 1 of 3');
  const saved = await send('/admin/settings/studio?setup=1', { phone: '+45 12 34 56 78' });
  expect(saved.headers.get('location')).toBe('/admin/settings/opening?setup=1');
  expect(await page('/admin/settings/opening?setup=1')).toContain(
    'href="/admin/settings/connections?setup=1"',
  );
  expect(await page('/admin/settings/connections?setup=1')).toContain('Go to admin');
});
