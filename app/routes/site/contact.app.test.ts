import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { clearPageCache, testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';

const given = testApp();
const written = { name: 'Søren Ærø', email: 'soren@example.dk', phone: '', message: 'Hej Thea' };

function post(fields: Record<string, string>, path = '/contact') {
  return given.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
}

const saved = () => given.db.query.selectFrom('contact_messages').selectAll().execute();
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('the contact form without scripts', () => {
  test('stores the message, emails it to the owner, and confirms on the page [S2.27]', async () => {
    const answer = await post(written);
    const main = mainOf(await answer.text());
    expect(answer.status).toBe(200);
    expect(main).toContain('Message Sent!');
    expect(main).toContain('We&#x27;ll get back to you as soon as possible.');
    expect(main).not.toContain('soren@example.dk');
    expect(await saved()).toMatchObject([{ ...written, language: 'en' }]);
    const mail = await given.db.query.selectFrom('emails').selectAll().executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ recipient: 'hello@lindehav.example', reply_to: 'soren@example.dk' });
  });

  test('shows what is missing, and keeps the input [S5.09]', async () => {
    const answer = await post({ ...written, message: '  ' });
    const main = mainOf(await answer.text());
    expect(answer.status).toBe(400);
    expect(main).toContain('Missing Information');
    expect(main).toContain('Please fill in all required fields.');
    expect(main).toContain('value="Søren Ærø"');
    const labels = pieces(main, 'label').map(textOf);
    expect(labels.filter((label) => label.endsWith('*'))).toEqual(['Name *', 'Email *', 'Message *']);
    expect(main).toMatch(/<input[^>]*type="email"[^>]*name="email"|<input[^>]*name="email"[^>]*type="email"/);
    expect(main).toMatch(/<input[^>]*type="tel"[^>]*name="phone"|<input[^>]*name="phone"[^>]*type="tel"/);
    expect(await saved()).toEqual([]);
  });

  test('answers in Danish under /da', async () => {
    const refused = await post({ ...written, email: 'nej' }, '/da/contact');
    expect(await refused.text()).toContain('Skriv en gyldig e-mailadresse.');
    const sent = await post(written, '/da/contact');
    expect(await sent.text()).toContain('Beskeden er sendt');
    expect(await saved()).toMatchObject([{ language: 'da' }]);
  });

  test('is rate limited after five messages in an hour, shows the wait, and keeps the input', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await post({ ...written, message: `Besked ${count}` })).status).toBe(200);
    }
    const sixth = await post({ ...written, message: 'Den sjette' });
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(mainOf(await sixth.text())).toContain('Den sjette');
    expect(await saved()).toHaveLength(5);
  });

  test('has a honeypot: ticking it keeps the input and allows another attempt', async () => {
    const answer = await post({ ...written, machine: 'on' });
    const main = mainOf(await answer.text());
    expect(answer.status).toBe(400);
    expect(main).toContain('Please press the button again.');
    expect(main).toContain('value="Søren Ærø"');
    expect(main).toMatch(
      /aria-hidden="true"><label>[^<]*<input type="checkbox" tabindex="-1"[^>]*name="machine"/i,
    );
    expect(main).not.toMatch(/name="machine"[^>]*checked/);
    expect(await saved()).toEqual([]);
  });

  test('sent twice, it is one message', async () => {
    await Promise.all([post(written), post(written)]);
    expect(await saved()).toHaveLength(1);
  });

  test('an answer to a form is never cached', async () => {
    await post({ ...written, message: '' });
    const page = await (await given.fetch('/contact')).text();
    expect(page).not.toContain('Søren Ærø');
    expect((await post(written)).headers.get('cache-control')).toBe('no-store');
  });
});

test.each([
  ['with the studio’s name above the street', ['Lindehav Voice Studio', 'Ærøgade 7', '8000 Aarhus C']],
  ['without it', ['Ærøgade 7', '8000 Aarhus C']],
])('contact page and courses show the whole address, %s', async (_how, addressLines) => {
  const typed = JSON.stringify({ addressLines });
  await sql`update settings set value = value || ${typed}::jsonb where key = 'studio'`.execute(
    given.db.query,
  );
  await clearPageCache(given.db);
  const page = async (path: string) => mainOf(await (await given.fetch(path)).text());
  expect(await page('/contact')).toContain('>Ærøgade 7\n8000 Aarhus C<');
  expect(await page('/courses/voice-elevated')).toContain('>Ærøgade 7, 8000 Aarhus C<');
});
