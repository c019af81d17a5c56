import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
}

async function linkFor(email: string, word: 'confirm' | 'unsubscribe', prefix = ''): Promise<string> {
  expect((await post(`${prefix}/newsletter`, { email })).status).toBe(200);
  const mail = await given.db.query
    .selectFrom('emails')
    .select('body')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const link = new RegExp(`\\S+/newsletter/${word}/\\S+`).exec(mail.body ?? '')?.[0] ?? '';
  return new URL(link).pathname;
}

const subscriptions = () => given.db.query.selectFrom('newsletter_subscriptions').selectAll().execute();

describe('the newsletter form', () => {
  test('without scripts: thanks and requests confirmation, in a live region', async () => {
    const answer = await post('/newsletter', { email: 'mia@example.dk' });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toMatch(/role="alert"[^>]*><p>Thank you for subscribing to our vocal community!<\/p>/);
    expect(page).toContain('Please confirm in the mail we have just sent.');
  });

  test('keeps an invalid address, and says so [S5.08]', async () => {
    const answer = await post('/da/newsletter', { email: 'mia<b>' });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain('Skriv en gyldig e-mailadresse.');
    expect(page).toContain('value="mia&lt;b&gt;"');
    expect(page).toContain('aria-invalid="true"');
    expect(page.match(/<input[^>]*\btype="email"[^>]*>/g)).toHaveLength(2);
  });

  test('sent by a script: the same messages as JSON', async () => {
    const headers = { accept: 'application/json' };
    const thanks = await post('/da/newsletter', { email: 'mia@example.dk' }, headers);
    expect(await thanks.json()).toEqual({
      mark: expect.any(String),
      sentences: ['Tak, fordi du er med i vores sangfællesskab.', 'Bekræft i den e-mail, vi lige har sendt.'],
    });
    const refused = await post('/newsletter', { email: '' }, headers);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: 'Please enter a valid email address.' });
  });

  test('rate limits an address after three emails, and says for how long', async () => {
    for (let count = 0; count < 3; count += 1) await post('/newsletter', { email: 'mia@example.dk' });
    const fourth = await post('/newsletter', { email: 'mia@example.dk' });
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await fourth.text()).toContain('We’ve already sent several emails to this address');
  });

  test('refuses other origins', async () => {
    const answer = await post('/newsletter', { email: 'mia@example.dk' }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(await subscriptions()).toEqual([]);
  });
});

describe('the newsletter links', () => {
  test('GET changes nothing, is not cached and sends no referrer [P.82]', async () => {
    const link = await linkFor('mia@example.dk', 'confirm');
    const page = await given.fetch(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    const html = await page.text();
    expect(html).toContain('Shall we send our news to mia@example.dk?');
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect(main.match(/<button/g)).toHaveLength(1);
    expect((await subscriptions())[0]?.confirmed_at).toBeNull();
  });

  test('show the subscribing browser its marker, and reveal nothing about the secret', async () => {
    const answer = await post('/newsletter', { email: 'mia@example.dk' }, { accept: 'application/json' });
    const { mark } = await answer.json();
    const mail = await given.db.query.selectFrom('emails').select('body').executeTakeFirstOrThrow();
    const link = new URL(/\S+\/newsletter\/confirm\/\S+/.exec(mail.body ?? '')?.[0] ?? '').pathname;
    expect(await (await given.fetch(link)).text()).toContain(`data-mark="${mark}"`);
    expect((await subscriptions())[0]?.confirmed_at).toBeNull();
    expect((await given.fetch(`/newsletter/confirm/${mark.slice(0, 22)}`)).status).toBe(404);
  });

  test('confirm by button, in the language of the form', async () => {
    const link = await linkFor('mia@example.dk', 'confirm', '/da');
    expect(link).toMatch(/^\/da\/newsletter\/confirm\//);
    const page = await post(link, {});
    expect(await page.text()).toContain('Din tilmelding er bekræftet. Velkommen.');
    expect((await subscriptions())[0]?.confirmed_at).not.toBeNull();
  });

  test('accept the button with `Origin: null`, and behind a proxy with https', async () => {
    const link = await linkFor('mia@example.dk', 'confirm');
    for (const origin of ['null', 'https://localhost:3000']) {
      const answer = await post(link, {}, { origin, 'sec-fetch-site': 'same-origin' });
      expect(answer.status).toBe(200);
    }
  });

  test('unsubscribe by one click from an email client (RFC 8058) [S7.19]', async () => {
    const link = await linkFor('mia@example.dk', 'unsubscribe');
    const answer = await post(link, { 'List-Unsubscribe': 'One-Click' });
    expect(answer.status).toBe(200);
    expect((await subscriptions())[0]?.unsubscribed_at).not.toBeNull();
  });

  test('unsubscribe by one click also as multipart, without cookies', async () => {
    const link = await linkFor('mia@example.dk', 'unsubscribe');
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const answer = await given.fetch(link, { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect((await subscriptions())[0]?.unsubscribed_at).not.toBeNull();
  });

  test('that are unknown offer to subscribe again', async () => {
    const page = await given.fetch(`/newsletter/confirm/${'A'.repeat(22)}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('This link no longer works');
    expect((await post(`/newsletter/unsubscribe/${'A'.repeat(22)}`, {})).status).toBe(404);
  });
});
