import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const goal = 'a0000000-0000-4000-8000-000000000007';
const typed = 'Høje "C" <b>uden</b> pres\r\nog på to linjer';

async function send(path: string, body: URLSearchParams | FormData, headers: Record<string, string> = {}) {
  const answer = await given.fetch(path, { method: 'POST', body, headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The hidden fields of the page's form, as a browser would send them. */
function hiddenFieldsOf(html: string): URLSearchParams {
  const plain = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return new URLSearchParams(fields.map(([, name = '', value = '']) => [plain(name), plain(value)]));
}

test.each([
  ['English', 'en', 'You’re signed out.', 'Send again'],
  ['Danish', 'da', 'Du er logget ud.', 'Send igen'],
])(
  '%s: a form submitted while signed out is kept on a page, and works when submitted again from there [P.178]',
  async (_name, language, message, again) => {
    const requested = { 'accept-language': language };
    const before = await signedIn(given, 'student');
    await given.world.accounts.signOut(new Headers(before));
    const fields = new URLSearchParams({ goal, body: typed, shared: 'yes' });
    const resubmit = await send('/dashboard/journal/goals', fields, { ...before, ...requested });
    expect(resubmit.status).toBe(401);
    expect(resubmit.headers.get('cache-control')).toBe('no-store');
    expect(resubmit.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(resubmit.text).toContain(`<html lang="${language}">`);
    expect(resubmit.text).toContain('href="/login?next=%2Fdashboard%2Fjournal" target="_blank"');
    for (const words of [message, again]) expect(textOf(resubmit.text)).toContain(words);
    expect(await given.db.query.selectFrom('goals').select('id').execute()).toEqual([]);

    const after = await signedIn(given, 'student');
    expect((await send('/dashboard/journal/goals', hiddenFieldsOf(resubmit.text), after)).status).toBe(303);
    const goals = await given.db.query.selectFrom('goals').select('id').execute();
    expect(goals).toEqual([{ id: goal }]);
  },
);

test('a password or a file is never written into that page: the browser submits it again', async () => {
  const secret = 'en hemmelig sætning';
  const upload = new FormData();
  upload.set('alt', 'En hoodie');
  upload.set('picture', new File(['bytes'], 'hoodie.png', { type: 'image/png' }));
  const answers = [
    await send('/dashboard/account/password', new URLSearchParams({ current: secret, password: secret })),
    await send('/admin/settings/connections/stripe/key', new URLSearchParams({ key: secret, mode: 'live' })),
    await send('/admin/settings/connections/print/token', new URLSearchParams({ token: secret })),
    await send('/admin/account/totp-confirmation', new URLSearchParams({ code: secret })),
    await send('/shop/admin/picture', upload),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(401);
    expect(text).not.toContain(secret);
    expect(text).not.toContain('<form');
    expect(textOf(text)).toContain('load this page again');
  }
});

test('a postcode and a discount code are kept', async () => {
  const { text } = await send(
    '/admin/bookings/new',
    new URLSearchParams({ postcode: '1401', code: 'SPRING' }),
  );
  expect(hiddenFieldsOf(text).toString()).toBe('postcode=1401&code=SPRING');
});

test('a GET still redirects to sign-in', async () => {
  const answer = await given.fetch('/admin/bookings/new');
  expect(answer.headers.get('location')).toBe('/login?next=%2Fadmin%2Fbookings%2Fnew');
});
