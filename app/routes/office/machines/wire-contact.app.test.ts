import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();
const written = { name: 'Søren Ærø', email: 'soren@example.dk', phone: '', message: 'Hej Thea' };

function send(
  body: unknown,
  path = '/functions/v1/send-contact-email',
  headers: Record<string, string> = {},
) {
  return given.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const saved = () => given.db.query.selectFrom('contact_messages').selectAll().execute();

describe('wire call 4, send-contact-email', () => {
  test.each(['/functions/v1/send-contact-email', '/functions/send-contact-email'])(
    '%s accepts a message',
    async (path) => {
      const answer = await send(written, path);
      expect(answer.status).toBe(200);
      expect(await saved()).toMatchObject([written]);
      const mail = await given.db.query.selectFrom('emails').selectAll().executeTakeFirstOrThrow();
      expect(mail).toMatchObject({ kind: 'contact-message', reply_to: 'soren@example.dk' });
    },
  );

  test('returns a refusal with its message in `error`, in the language of the page [S7.06]', async () => {
    const english = await send({ ...written, message: '' });
    expect(english.status).toBe(400);
    expect(await english.json()).toMatchObject({ error: 'Please fill in all required fields.' });
    const danish = await send({ ...written, message: '' }, undefined, {
      referer: 'http://localhost:3000/da/contact',
    });
    expect(await danish.json()).toMatchObject({ error: 'Udfyld alle felter, der skal udfyldes.' });
    expect(await saved()).toEqual([]);
  });

  test.each(['', 'null', '[]', '{', '"text"', '{"name":{"$gt":""}}'])(
    'answers %s with a clear 4xx',
    async (body) => {
      const answer = await send(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
    },
  );

  test('refuses oversized bodies and other origins', async () => {
    expect((await send({ ...written, message: 'x'.repeat(120_000) })).status).toBe(413);
    expect((await send(written, undefined, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await saved()).toEqual([]);
  });

  test('is rate limited per email after five messages in an hour, with Retry-After', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await send({ ...written, message: `Besked ${count}` })).status).toBe(200);
    }
    const sixth = await send(written);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await sixth.json()).toMatchObject({ error: expect.stringContaining('several messages') });
    expect(await saved()).toHaveLength(5);
  });

  test('accepts POST only', async () => {
    const answer = await given.fetch('/functions/v1/send-contact-email');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  test('logs no name, address or message', async () => {
    await send(written);
    const log = JSON.stringify(given.logged);
    for (const secret of ['Søren', 'soren@example.dk', 'Hej Thea']) expect(log).not.toContain(secret);
  });
});
