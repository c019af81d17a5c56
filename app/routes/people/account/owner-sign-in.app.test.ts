import { beforeEach, describe, expect, test } from 'vitest';
import { makeOwnerLink } from '#studio/people/accounts/owner-link.ts';
import { mailTo } from '#tests/support/emails.ts';
import { saveLimits } from '#tests/support/save-limits.ts';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();
const right = { email: 'clara@example.com', password: 'en god lang sætning' };

beforeEach(async () => {
  const { accounts, clock, db } = given.world;
  const passwordHash = await accounts.hashPassword(right.password);
  const owner = { name: '', email: right.email, language: null, at: clock.now(), passwordHash };
  await db.transaction((tx) => accounts.setOwner(tx, owner));
});

/** In a browser that has sent a cookie before (app/web/session/kept-cookies.app.test.ts: one that has not). */
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  given.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: 'belcanto_flag=1', ...headers },
  });
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

describe('signing in', () => {
  test.each(['http://localhost:3000', 'http://127.0.0.1:3000'])('works on %s', async (origin) => {
    const answer = await post(`${origin}/login`, right, { origin });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/admin');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [session, flag] = answer.headers.getSetCookie();
    expect(session).toMatch(/^belcanto\.session_token=[^;]+; .*HttpOnly; SameSite=Lax$/);
    expect(flag).toMatch(/^belcanto_flag=1; /);
    expect(flag).not.toMatch(/HttpOnly/);
    const admin = await given.fetch(`${origin}/admin`, { headers: { cookie: cookieOf(answer) } });
    expect(admin.status).toBe(200);
  });

  test('redirects to the requested page if it belongs to this site', async () => {
    const next = async (target: string) =>
      (await post('/login', { ...right, next: target })).headers.get('location');
    expect(await next('/admin?flash=done')).toBe('/admin?flash=done');
    for (const foreign of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      expect(await next(foreign)).toBe('/');
    }
  });

  test('keeps the language prefix of the page', async () => {
    const answer = await post('/da/login', right);
    expect(answer.headers.get('location')).toBe('/da/admin');
  });

  test('answers a wrong password and an unknown address with the same page', async () => {
    const page = async (fields: Record<string, string>) => {
      const answer = await post('/login', fields);
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
      const text = await answer.text();
      expect(text).toContain('Wrong email or password.');
      expect(text).toContain(`value="${fields.email}"`);
      return text.replaceAll(fields.email ?? '', 'EMAIL').replace(/nonce="[^"]*"/g, '').length;
    };
    const wrong = await page({ ...right, password: 'wrong' });
    expect(await page({ ...right, email: 'unknown@example.com' })).toBe(wrong);
  });

  test('is refused when the form comes from another site', async () => {
    const foreign = await post('/login', right, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const crossSite = await post('/login', right, { 'sec-fetch-site': 'cross-site' });
    expect(crossSite.status).toBe(403);
    const data = await post('/login.data', right, { 'sec-fetch-site': 'same-site' });
    expect(data.status).toBe(403);
  });

  test('after ten failures is refused with the remaining time, and names and offers the ways in that stay open', async () => {
    for (let count = 0; count < 10; count++) await post('/login', { ...right, password: 'wrong' });
    const answer = await post('/login', right);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    const text = await answer.text();
    expect(text).toContain('Please wait 15 minutes, or sign in now with a link by email.');
    expect(text).toContain('A device you’ve signed in on before isn’t affected');
    expect(text).toContain('Email me a sign-in link');
    expect(text).toContain(`value="${right.email}"`);
    expect((await post('/login/link', { email: right.email })).status).toBe(200);
    expect(await mailTo(given.db, right.email, 'account-sign-in')).toBeDefined();
  });

  test('on a known device still works after failed attempts by others', async () => {
    const device = cookieOf(await post('/login', right))
      .split('; ')
      .find((pair) => pair.startsWith('belcanto_device='));
    for (let count = 0; count < 11; count++) await post('/login', { ...right, password: 'wrong' });
    expect((await post('/login', right)).status).toBe(429);
    const known = await post('/login', right, { cookie: device ?? '' });
    expect(known.headers.get('location')).toBe('/admin');
  });

  test.each([
    ['/login', 'Email me a sign-in link'],
    ['/da/login', 'Send mig et loginlink'],
  ])(
    'beyond the daily limit of failures requires a link by email, and offers it (%s)',
    async (path, label) => {
      await saveLimits(given.db, { failedSignInsPerAccountAndDay: 2 });
      for (let count = 0; count < 2; count++) await post(path, { ...right, password: 'wrong' });
      const answer = await post(path, right);
      expect(answer.status).toBe(429);
      const text = await answer.text();
      expect(text).toContain(label);
      expect(text).toContain(`value="${right.email}"`);
      const requested = await post(`${path}/link`, { email: right.email });
      expect(requested.status).toBe(200);
      expect(await mailTo(given.db, right.email, 'account-sign-in')).toBeDefined();
    },
  );

  test('malformed input never causes a server error', async () => {
    const odd = ['', '\0', 'ø'.repeat(2000), "' or 1=1 --", '<script>alert(1)</script>', '𝒂@𝒃.dk'];
    for (const text of odd) {
      const answer = await post('/login', { email: text, password: text, next: text });
      expect([400, 401, 429]).toContain(answer.status);
      expect(await answer.text()).not.toContain('<script>alert(1)');
    }
    const file = new FormData();
    file.set('email', new Blob(['x']), 'x');
    expect((await given.fetch('/login', { method: 'POST', body: file })).status).toBe(400);
  });
});

test('signing out ends the session, also for a copied cookie', async () => {
  const cookie = cookieOf(await post('/login', right));
  const answer = await post('/logout', {}, { cookie });
  expect(answer.headers.get('location')).toBe('/');
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/);
  expect((await given.fetch('/admin', { headers: { cookie } })).status).toBe(302);
});

describe('the set-up link', () => {
  test('is not used up by GET requests, such as those of email scanners', async () => {
    const url = await makeOwnerLink(given.world);
    for (let count = 0; count < 3; count++) expect((await given.fetch(url)).status).toBe(200);
    expect((await post(url, { ...right, password: 'kort' })).status).toBe(400);
    const answer = await post(url, { ...right, email: 'new@example.com' });
    expect(answer.headers.get('location')).toBe('/admin');
    expect((await given.fetch(url)).status).toBe(404);
    expect((await post(url, right)).status).toBe(404);
  });

  test('never appears in the log', async () => {
    const url = await makeOwnerLink(given.world);
    await given.fetch(url);
    await post(url, right);
    expect(JSON.stringify(given.logged)).not.toContain(url.split('/').at(-1));
    expect(JSON.stringify(given.logged)).not.toContain('clara');
  });
});

describe('/me', () => {
  const me = async (headers: HeadersInit = {}) => (await given.fetch('/me', { headers })).json();

  test('reveals nothing to a visitor, and is not cached', async () => {
    expect(await me()).toMatchObject({ signedIn: false, role: 'visitor', hold: null, cartCount: 0 });
    const { headers } = await given.fetch('/me');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('returns the signed-in user', async () => {
    const cookie = cookieOf(await post('/login', right));
    expect(await me({ cookie })).toMatchObject({ signedIn: true, role: 'owner', hold: null, cartCount: 0 });
  });

  test('returns the hold of this browser only, in the language of the page', async () => {
    const { clock } = given.world;
    const noon = clock.now().toZonedDateTimeISO('Europe/Copenhagen').add({ days: 2 }).with({ hour: 12 });
    const slot = noon.round({ smallestUnit: 'hour', roundingMode: 'floor' }).toInstant().toString();
    const held = await given.fetch('/rest/v1/bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'return=representation' },
      body: JSON.stringify({
        name: 'Søren',
        email: 'soren@example.com',
        course_id: 'private-coaching',
        course_name: 'Private Coaching',
        slot_start: slot,
        slot_end: Temporal.Instant.from(slot).add({ hours: 1 }).toString(),
        payment_status: 'pending',
      }),
    });
    expect(held.status).toBe(201);
    const cookie = cookieOf(held);
    const own = await me({ cookie });
    expect(own.hold).toMatchObject({ email: 'soren@example.com', payment_status: 'pending' });
    expect(own.hold.secondsLeft).toBeGreaterThan(500);
    const danish = await me({ cookie, referer: 'http://localhost:3000/da/courses' });
    expect(danish.hold.slotName).toMatch(/12\.00 til 13\.00, København/);
    expect((await me({ cookie: 'belcanto_hold=AAAAAAAAAAAAAAAAAAAAAA' })).hold).toBeNull();
  });
});
