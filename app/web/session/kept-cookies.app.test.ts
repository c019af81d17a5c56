import { describe, expect, test } from 'vitest';
import { type Answer, visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const clock = { now: () => Temporal.Instant.from('2026-11-23T09:00:00Z') };
const given = testApp({}, { clock });
const password = 'en god lang sætning';
const person = { email: 'mia@example.dk', name: 'Mia Holm' };

/** A browser that refuses every cookie, and follows redirects. */
function refusing() {
  const send = async (path: string, fields?: Record<string, string>): Promise<Answer> => {
    const answer = await visit(given)[fields ? 'post' : 'get'](path, fields ?? {});
    return answer.location && answer.status < 400 && !answer.location.startsWith('http')
      ? send(answer.location)
      : answer;
  };
  return send;
}

async function account(role: 'student' | 'owner') {
  await signedIn(given, role, person);
  const passwordHash = await given.world.accounts.hashPassword(password);
  const { userId } = (await given.world.accounts.accountBy(given.db.query, { email: person.email }))!;
  await given.db.transaction((tx) =>
    given.world.accounts.setPassword(tx, { userId, passwordHash, at: clock.now() }),
  );
}

const textOf = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe.each([
  ['', 'Your browser doesn’t keep cookies'],
  ['/da', 'Din browser gemmer ikke cookies'],
])('a browser that refuses cookies (pages below "%s")', (prefix, sentence) => {
  test.each(['student', 'owner'] as const)('signing in with the right password says so: %s', async (role) => {
    await account(role);
    const answer = await refusing()(`${prefix}/login`, { email: person.email, password });
    expect(textOf(answer.text)).toContain(sentence);
    expect(answer.text).toContain(`href="${prefix}/private-coaching/book"`);
    expect(answer.text).toContain(`href="${prefix}/shop"`);
  });

  test('adding to the cart says so, and offers to buy that one thing', async () => {
    const answer = await refusing()(`${prefix}/cart`, { offerId: 'microphone', currency: 'DKK' });
    expect(textOf(answer.text)).toContain(sentence);
    expect(answer.text).toContain(`href="${prefix}/checkout/microphone"`);
    expect((await visit(given).get(`${prefix}/checkout/microphone`)).status).toBe(200);
  });

  test('a held time is not lost without scripts: the page says so and leads to payment', async () => {
    const fields = {
      name: 'Åse Ørsted',
      email: 'aase@eksempel.dk',
      place: 'online',
      slot_start: '2026-11-24T12:00:00Z',
    };
    const answer = await refusing()(`${prefix}/private-coaching/book`, fields);
    expect(textOf(answer.text)).toContain(sentence);
    const booking = /name="booking" value="([^"]+)"/.exec(answer.text)?.[1] ?? '';
    const paid = await visit(given).post(`${prefix}/private-coaching/book/payment`, { booking });
    expect(paid.status).toBe(303);
    expect(paid.location).toContain('/test-checkout/');
    const stranger = await visit(given).get(`${prefix}/private-coaching/book?held=${booking}`);
    expect(stranger.text).not.toContain('aase@eksempel.dk');
    expect((await visit(given).get(`${prefix}/private-coaching/book`)).text).not.toContain(sentence);
  });
});

describe('a browser that keeps cookies', () => {
  test('reaches the requested page without a notice', async () => {
    await account('student');
    const browser = visit(given);
    const first = await browser.post('/login', {
      email: person.email,
      password,
      next: '/dashboard/journal?at=2',
    });
    expect(first.location).toBe('/login?cookies=check&next=%2Fdashboard%2Fjournal%3Fat%3D2');
    expect((await browser.get(first.location ?? '')).location).toBe('/dashboard/journal?at=2');
    const added = await visit(given).post('/cart', { offerId: 'microphone', currency: 'DKK' });
    expect(added.location).toBe('/cart?cookies=check&offer=microphone');
  });

  test('is led to the cart itself after the first thing in it, and at once after the next', async () => {
    const browser = visit(given);
    const added = await browser.post('/cart', { offerId: 'microphone', currency: 'DKK' });
    expect((await browser.get(added.location ?? '')).location).toBe('/cart');
    expect((await browser.post('/cart', { offerId: 'pop-filter', currency: 'DKK' })).location).toBe('/cart');
  });

  test('is never led to another site after sign-in', async () => {
    await account('student');
    const browser = visit(given);
    await browser.post('/login', { email: person.email, password });
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect((await browser.get(`/login?cookies=check&next=${encodeURIComponent(next)}`)).location).toBe(
        '/dashboard',
      );
  });
});
