import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { EmbedOffer } from '#app/client/embed/model.ts';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();
const otherSite = { origin: 'https://choir.example', 'sec-fetch-site': 'cross-site' };
const script = '/embed/consultation.js';
const times = '/embed/consultation/times';

async function offer(query = ''): Promise<EmbedOffer> {
  return (await given.fetch(times + query, { headers: otherSite })).json();
}

async function freeTime(nth = 60): Promise<string> {
  const { days } = await offer();
  return days.flatMap(({ slots }) => slots)[nth]!.start;
}

function request(fields: Record<string, string>, headers: Record<string, string> = otherSite) {
  const typed = {
    name: 'Søren Ærø',
    email: 'soren@example.dk',
    place: 'online',
    time_zone: '',
    language: 'en',
  };
  return given.fetch('/embed/consultation/ask', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ ...typed, ...fields }),
  });
}

const claims = () =>
  given.db.query.selectFrom('claims').select('state').where('kind', '=', 'consultation').execute();

describe('the embedded consultation', () => {
  test('is one script, at most 20 kB compressed, without style, markup or cookies of its own', async () => {
    const answer = await given.fetch(script, { headers: { ...otherSite, 'accept-encoding': 'gzip' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const file = readFileSync(new URL('../../../../build/client/embed/consultation.js', import.meta.url));
    expect(gzipSync(file).length).toBeLessThanOrEqual(20_000);
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(20_000);
    const text = file.toString();
    expect(text).not.toMatch(
      /\bimport\s*["'{(]|innerHTML|document\.cookie|localStorage|sessionStorage|iframe|eval\(/,
    );
  });

  test('CORS: allows every origin without credentials; nothing outside /embed does [S2.102]', async () => {
    for (const path of [script, times]) {
      const { headers } = await given.fetch(path, { headers: otherSite });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBe(null);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('set-cookie')).toBe(null);
    }
    const preflight = await given.fetch('/embed/consultation/ask', {
      method: 'OPTIONS',
      headers: { ...otherSite, 'access-control-request-method': 'POST' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    for (const path of [
      '/',
      '/consultation',
      '/consultation/times',
      '/da/embed/consultation/times',
      '/me',
      '/favicon.svg',
    ]) {
      const { headers } = await given.fetch(path, { headers: otherSite });
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
      expect([path, headers.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin']);
    }
    const page = await given.fetch('/consultation', {
      method: 'POST',
      headers: otherSite,
      body: new URLSearchParams({}),
    });
    expect(page.status).toBe(403);
  });

  test('returns the slots in its language and in both time zones', async () => {
    const danish = await offer('?language=da&time_zone=America%2FNew_York');
    expect(danish.words.title).toBe('Vælg din halve time');
    expect(danish.days.at(-1)?.slots.at(-1)).toMatchObject({ label: '17.30', localLabel: '11.30' });
    expect(danish.page).toBe('http://localhost:3000/da/consultation');
    expect((await offer('?language=xx&time_zone=nowhere')).words.lead).toContain(
      'Times are Copenhagen time.',
    );
  });

  test('requests a slot like our own page: one claim, one email, no cookie', async () => {
    const slot_start = await freeTime();
    const answer = await request({ slot_start, language: 'da' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBe(null);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({
      email: 'soren@example.dk',
      holder: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(await claims()).toEqual([{ state: 'held' }]);
    const [mail, ...more] = await given.db.query.selectFrom('emails').selectAll().execute();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'consultation-request',
      language: 'da',
      recipient: 'soren@example.dk',
    });
  });

  test('lets the requesting page correct its choice with the returned token', async () => {
    const first = await (await request({ slot_start: await freeTime(), email: 'forkert@example.dk' })).json();
    expect((await request({ slot_start: await freeTime(70), holder: first.holder })).status).toBe(200);
    expect((await claims()).map(({ state }) => state).sort()).toEqual(['held', 'released']);
  });

  test('refuses with a message and the invalid fields, readable by the page', async () => {
    const answer = await request({ slot_start: '', email: 'nej' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({
      message: 'Please fill all fields and pick a slot.',
      fields: ['email', 'slot_start'],
    });
    const slot_start = await freeTime();
    await request({ slot_start });
    const taken = await request({ slot_start, email: 'mia@example.dk' });
    expect([taken.status, (await taken.json()).message]).toEqual([
      409,
      'Someone has just taken that time. Please pick another one.',
    ]);
    const second = await request({ slot_start: await freeTime(90) });
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('ignores cookies of this site', async () => {
    const slot_start = await freeTime();
    const { holder } = await (await request({ slot_start, email: 'forkert@example.dk' })).json();
    const answer = await request({ slot_start }, { ...otherSite, cookie: `belcanto_hold=${holder}` });
    expect(answer.status).toBe(409);
  });

  test.each([
    ['GET', undefined, 405],
    ['POST', '{}', 400],
    ['POST', 'x'.repeat(110_000), 413],
  ])('a %s with a body that is no form is refused as JSON', async (method, body, status) => {
    const headers = { ...otherSite, 'content-type': 'application/json' };
    const answer = await given.fetch('/embed/consultation/ask', {
      method,
      headers,
      ...(body ? { body } : {}),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('message');
  });
});

describe('with an external calendar configured', () => {
  const outside = testApp({ CONSULTATION_URL: 'https://calendar.example/thea?a=1' });

  test('the element shows only the link to it', async () => {
    const answer = await outside.fetch(`${times}?language=en`, { headers: otherSite });
    const page = 'https://calendar.example/thea?a=1';
    expect(await answer.json()).toMatchObject({ isOutside: true, page, days: [] });
  });

  test('our own slots are not returned [S2.104]', async () => {
    expect((await outside.fetch('/consultation/times')).status).toBe(404);
    expect((await given.fetch('/consultation/times')).status).toBe(200);
  });

  test.each(['/consultation', '/contact'])(
    '%s loads nothing of it before a click, and only this page may frame it [S2.103]',
    async (path) => {
      const answer = await outside.fetch(path);
      const html = await answer.text();
      expect(html).not.toMatch(/<iframe|name="slot_start"/);
      expect(html).toMatch(/href="https:\/\/calendar\.example\/thea\?a=1" target="_blank" rel="noopener"/);
      expect(answer.headers.get('content-security-policy')).toMatch(
        /frame-src https:\/\/calendar\.example(;|$)/,
      );
    },
  );

  test('requests are refused', async () => {
    const fields = { name: 'Mia', email: 'mia@example.dk', slot_start: '2030-01-01T09:00:00Z' };
    const answer = await outside.fetch('/consultation', {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/consultation']);
  });
});
