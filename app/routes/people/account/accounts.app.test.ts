import { describe, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { type Answer, visit } from '#tests/support/browser/visit.ts';
import { linkIn, mailTo, queuedEmails } from '#tests/support/emails.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner } from '#tests/support/who.ts';

const given = testApp();
const mia = { name: 'Mia Ærø', email: 'mia@example.dk', password: 'en god lang sætning' };

const withoutOrigin = (link: string) => link.replace(given.world.settings.siteUrl, '');
const linkTo = async (kind: string, email = mia.email) =>
  withoutOrigin(linkIn(await mailTo(given.db, email, kind), /\/(confirm|email|reset|sign-in)\//));

async function student(person = mia) {
  const browser = visit(given);
  await browser.post('/login/sign-up', person);
  const link = await linkTo('account-sign-up', person.email);
  expect((await browser.post(link, {})).location).toBe('/dashboard');
  return browser;
}

const seen = ({ text }: Answer, email: string) =>
  text
    .replaceAll(email, 'EMAIL')
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '');

describe('signing up', () => {
  test('requests an email, shows a page with one button, and signs in [S2.149]', async () => {
    const browser = visit(given);
    const requested = await browser.post('/login/sign-up', mia);
    expect(requested.status).toBe(200);
    expect(requested.headers.get('set-cookie')).toMatch(
      /^belcanto_signup=[\w-]{22}; .*HttpOnly; SameSite=Lax$/,
    );
    expect(requested.text).toContain('Check your email');
    const link = await linkTo('account-sign-up');
    const page = await browser.get(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text.match(/<button/g)).toHaveLength(1);
    expect(page.text).not.toContain('type="password"');
    expect((await visit(given).get(link)).text).toContain('type="password"');
    expect(await given.db.query.selectFrom('users').select('id').execute()).toEqual([]);
    const pressed = await browser.post(link, {});
    expect(pressed.location).toBe('/dashboard');
    const account = await browser.get('/dashboard/account');
    expect(account.status).toBe(200);
    expect(account.text).toContain('Mia Ærø');
    expect((await browser.post(link, {})).status).toBe(404);
  });

  test('answers a known address and an unknown one with the same page', async () => {
    await student();
    const known = await visit(given).post('/login/sign-up', mia);
    const unknown = await visit(given).post('/login/sign-up', { ...mia, email: 'new@example.dk' });
    expect(seen(known, mia.email)).toBe(seen(unknown, 'new@example.dk'));
    for (const link of ['/login/reset', '/login/link']) {
      const one = await visit(given).post(link, { email: mia.email });
      const other = await visit(given).post(link, { email: 'nobody@example.dk' });
      expect(seen(one, mia.email)).toBe(seen(other, 'nobody@example.dk'));
    }
  });

  test('an address with a non-ASCII local part is refused with the reason, and only the password must be retyped', async () => {
    for (const path of ['/login/sign-up', '/login/reset', '/login/link', '/login']) {
      const typed = { name: 'Søren Ærø', email: 'søren@sødavand.dk', password: 'en god lang sætning' };
      const answer = await visit(given).post(path, typed);
      expect(answer.text, path).toContain('value="søren@sødavand.dk"');
      if (path === '/login/sign-up') {
        expect(answer.status).toBe(400);
        expect(answer.text).toContain('letters a to z');
        expect(answer.text).toContain('value="Søren Ærø"');
      }
    }
    expect(await given.db.query.selectFrom('sign_ups').select('email').execute()).toEqual([]);
  });

  test('requests a lost email again without asking for the address again', async () => {
    const requested = await visit(given).post('/da/login/sign-up', mia);
    const known = { email: mia.email };
    expect(requested.text).toContain('action="/da/login/another-email?tab=sign-up"');
    for (const [name, value] of Object.entries({ ...known, what: 'sign-up', name: mia.name }))
      expect(requested.text).toContain(`name="${name}" value="${value}"`);
    for (const what of ['sign-up', 'reset', 'link']) {
      const again = await visit(given).post('/da/login/another-email', { ...known, what, name: mia.name });
      expect(again.status).toBe(200);
      expect(again.text, what).toContain(`value="${mia.email}"`);
      expect(again.text).not.toContain('role="alert"');
      if (what === 'sign-up') expect(again.text).toContain(`value="${mia.name}"`);
    }
  });

  test('shows an error at each invalid field, and keeps the input [S5.12]', async () => {
    const refused = await visit(given).post('/login/sign-up', {
      name: 'Søren "Ærø" <b>',
      email: 'søren',
      password: 'kort',
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('id="sign-up-email-error"');
    expect(refused.text).toContain('id="sign-up-password-error"');
    expect(refused.text).not.toContain('id="sign-up-name-error"');
    expect(refused.text).toContain('value="Søren &quot;Ærø&quot; &lt;b&gt;"');
    expect(refused.text).toContain('value="søren"');
    expect(refused.text).not.toContain('value="kort"');
  });

  test('uses the language of the page, also in the email', async () => {
    const browser = visit(given);
    const requested = await browser.post('/da/login/sign-up', mia);
    expect(requested.text).toContain('Tjek din indbakke');
    const link = await linkTo('account-sign-up');
    expect(link).toMatch(/^\/da\/login\/confirm\//);
    expect((await browser.get(link)).text).toContain('Bekræft din e-mailadresse');
    await browser.post(link, {});
    expect((await browser.get('/dashboard/account')).text).toContain('Her er du logget ind');
  });
});

describe.each(['http://localhost:3000', 'http://127.0.0.1:3000'])('on %s', (origin) => {
  test('signing up, signing in, changing the account and signing out work', async () => {
    const browser = visit(given);
    await browser.post(`${origin}/login/sign-up`, mia);
    const link = await linkTo('account-sign-up');
    expect((await browser.post(origin + link, {})).status).toBe(302);
    expect((await browser.get(`${origin}/dashboard/account`)).status).toBe(200);
    const changed = await browser.post(`${origin}/dashboard/account/name`, { name: 'Mia' });
    expect(changed.status).toBe(303);
    expect((await browser.post(`${origin}/dashboard/account/sessions`, {})).status).toBe(303);
    expect((await browser.get(`${origin}/dashboard/account`)).status).toBe(302);
  });
});

describe('links in emails', () => {
  test('the link of a guest says that its button opens an account', async () => {
    const person = { name: 'Freja Holm', email: 'freja@example.dk' };
    const hour = { day: '2027-03-29', time: '10:00', place: 'studio', cover: 'at-session', language: 'en' };
    expect(await bookFor(given.world, owner, { ...person, ...hour })).toMatchObject({ ok: true });
    await visit(given).post('/login/link', { email: person.email });
    const page = await visit(given).get(await linkTo('account-guest-sign-in', person.email));
    expect(page.text).toContain('Open your account');
    expect(page.text).not.toContain('Welcome back');
  });

  test('sign in once, through a page with one button', async () => {
    await student();
    const browser = visit(given, 'belcanto_flag=1');
    await browser.post('/login/link', { email: mia.email });
    const link = await linkTo('account-sign-in');
    const page = await browser.get(link);
    expect(page.text.match(/<button/g)).toHaveLength(1);
    expect((await browser.post(link, {})).location).toBe('/dashboard');
    expect((await visit(given).post(link, {})).status).toBe(404);
    expect((await visit(given).get(link)).text).toContain('This link no longer works');
  });

  test('set a new password: this session is signed in, all others are signed out', async () => {
    const before = await student();
    const browser = visit(given, 'belcanto_flag=1');
    await browser.post('/login/reset', { email: mia.email });
    const link = await linkTo('account-reset');
    const short = await browser.post(link, { password: 'kort' });
    expect(short.status).toBe(400);
    expect(short.text).toContain('id="reset-password-error"');
    const password = 'en helt anden sætning';
    expect((await browser.post(link, { password })).location).toBe('/dashboard');
    expect((await before.get('/dashboard/account')).location).toMatch(/^\/login/);
    const again = visit(given, 'belcanto_flag=1');
    expect((await again.post('/login', { email: mia.email, password })).location).toBe('/dashboard');
  });

  test('never appear in the log', async () => {
    await student();
    await visit(given).post('/login/reset', { email: mia.email });
    const link = await linkTo('account-reset');
    await visit(given).get(link);
    await visit(given).post(link, { password: 'kort' });
    const logged = JSON.stringify(given.logged);
    for (const mail of await queuedEmails(given.db))
      for (const token of mail.body.match(/(?<=\/)[\w-]{22}(?=\s|$)/g) ?? [])
        expect(logged).not.toContain(token);
    expect(logged).not.toContain(mia.email);
    expect(logged).not.toContain(mia.password);
  });

  test('with an invalid token all give the same page, uncached and without a referrer [S2.31]', async () => {
    for (const place of ['sign-in', 'reset', 'login/confirm', 'login/email']) {
      for (const token of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', "' or 1=1"]) {
        const page = await visit(given).get(`/${place}/${encodeURIComponent(token)}`);
        expect(page.status).toBe(404);
        expect(page.text).toContain('This link no longer works');
        expect(page.headers.get('referrer-policy')).toBe('same-origin');
        expect(
          (await visit(given).post(`/${place}/${encodeURIComponent(token)}`, { password: mia.password }))
            .status,
        ).toBe(404);
      }
    }
  });
});

describe('the account page', () => {
  test('changes name, password, language and address, and confirms each [S2.44]', async () => {
    const browser = await student();
    const change = async (resource: string, fields: Record<string, string>) =>
      browser.post(`/dashboard/account/${resource}`, fields);
    expect((await change('name', { name: 'Mia Ø' })).location).toBe(
      '/dashboard/account?flash=name#account-name',
    );
    expect((await browser.get('/dashboard/account?flash=name')).text).toContain('Name saved.');
    const password = 'en helt anden sætning';
    expect((await change('password', { current: mia.password, password })).status).toBe(303);
    expect((await change('language', { language: 'da' })).status).toBe(303);
    expect((await browser.get('/dashboard/account')).text).toContain('lang="da"');
    const email = 'ny@example.dk';
    expect((await change('email', { email, password })).location).toContain('flash=email');
    const link = await linkTo('account-new-email', email);
    expect((await visit(given).get(link)).text).toContain(email);
    const done = await visit(given).post(link, {});
    expect(done.status).toBe(200);
    expect(done.text).toContain(email);
    expect((await browser.get('/dashboard/account')).text).toContain(`Du logger ind som ${email}.`);
    await mailTo(given.db, mia.email, 'account-email-changed');
  });

  test('shows errors at the field, and keeps the input', async () => {
    const browser = await student();
    const change = async (resource: string, fields: Record<string, string>) =>
      browser.post(`/dashboard/account/${resource}`, fields);
    const email = await change('email', { email: 'ny@', password: mia.password });
    expect(email.status).toBe(400);
    expect(email.text).toContain('id="settings-email-error"');
    expect(email.text).toContain('value="ny@"');
    const wrong = await change('email', { email: 'ny@example.dk', password: 'not it' });
    expect(wrong.text).toContain('id="settings-email-password-error"');
    const current = await change('password', { current: 'not it', password: 'en helt anden sætning' });
    expect(current.text).toContain('id="settings-current-error"');
    const short = await change('password', { current: mia.password, password: 'kort' });
    expect(short.text).toContain('id="settings-new-password-error"');
    expect((await change('name', { name: ' ' })).text).toContain('id="settings-name-error"');
  });

  test('ends one session, never another person’s', async () => {
    const [one, other] = [await student(), await student({ ...mia, email: 'emil@example.dk' })];
    const phone = visit(given);
    await phone.post('/login', mia);
    const page = await one.get('/dashboard/account');
    const ids = [...page.text.matchAll(/<button[^>]*name="session"[^>]*>/g)].flatMap(
      ([button]) => /value="([^"]+)"/.exec(button)?.[1] ?? [],
    );
    expect(ids).toHaveLength(1);
    const [id = ''] = ids;
    expect((await other.post('/dashboard/account/session', { session: id })).status).toBe(404);
    expect((await phone.get('/dashboard/account')).status).toBe(200);
    expect((await one.post('/dashboard/account/session', { session: id })).status).toBe(303);
    expect((await phone.get('/dashboard/account')).location).toMatch(/^\/login/);
  });

  test('a visitor cannot change it, and a student cannot set up two-factor authentication', async () => {
    expect((await visit(given).post('/dashboard/account/sessions', {})).status).toBe(401);
    const browser = await student();
    for (const resource of ['totp', 'totp-confirmation', 'recovery-codes', 'totp-removal', 'nothing']) {
      const answer = await browser.post(`/dashboard/account/${resource}`, { password: mia.password });
      expect(answer.status).toBe(404);
    }
    expect((await browser.get('/dashboard/account')).text).not.toContain('Two-step verification');
  });
});

describe('two-factor authentication of the owner', () => {
  const password = 'a password for tests';
  const post = async (cookie: string, resource: string, fields: Record<string, string>) =>
    given.fetch(`/admin/account/${resource}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie },
    });

  test('shows a QR code without inline style or external URL, and requires a code from then on', async () => {
    const { cookie = '' } = await signedIn(given, 'owner');
    expect((await post(cookie, 'totp', { password })).status).toBe(303);
    const page = await (await given.fetch('/admin/account', { headers: { cookie } })).text();
    expect(page).toMatch(/<svg class="totp-picture"[^>]*role="img"/);
    expect(page).not.toMatch(/\sstyle="/);
    const key = /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '';
    expect(key.replaceAll(' ', '')).toHaveLength(32);
    const wrong = await post(cookie, 'totp-confirmation', { code: '000000' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('id="confirm-code-error"');
  });
});
