import { expect, test } from 'vitest';
import { googleUser, testGoogle } from '#tests/support/calendars/google.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const google = testGoogle();
Object.assign(google.env, { APP_SECRET: 'a secret of more than thirty-two characters' });
const given = testApp(google.env);

const page = '/admin/settings/calendars';
type Cookies = Record<string, string>;

/** The answer of Google's page to a request of this session. */
async function consent(headers: Cookies): Promise<URLSearchParams> {
  const answer = await given.fetch(`${page}/google`, {
    method: 'POST',
    body: new URLSearchParams(),
    headers,
  });
  expect(answer.status).toBe(303);
  return google.consent(answer.headers.get('location') ?? '');
}
const callback = (query: URLSearchParams, headers: Cookies = {}) =>
  given.fetch(`${page}/google/callback?${query}`, { headers });
const flashOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams.get('flash');
const textOf = async (path: string, headers: Cookies) => (await given.fetch(path, { headers })).text();

test('an account is connected with the consent of this session, once', async () => {
  const headers = await signedIn(given, 'owner');
  const query = await consent(headers);
  expect(flashOf(await callback(query, await signedIn(given, 'owner')))).toBe('google-wrong-state');
  const connected = await callback(query, headers);
  expect([connected.status, connected.headers.get('location')]).toEqual([302, `${page}?flash=connected`]);
  expect(connected.headers.get('cache-control')).toBe('no-store');
  const html = await textOf(`${page}?flash=connected`, headers);
  expect(html).toContain(`Google, ${googleUser}`);
  expect(html).toContain('Connected. Choose the calendars that make you busy.');
  expect(flashOf(await callback(query, headers))).toBe('google-wrong-state');
  expect(await textOf(`${page}?flash=google-wrong-state`, headers)).toContain(
    'Google Calendar wasn’t connected',
  );
});

test('a denied consent, a forged state and a used code are refused in words', async () => {
  const headers = await signedIn(given, 'owner');
  const first = await consent(headers);
  expect(
    flashOf(await callback(new URLSearchParams({ ...Object.fromEntries(first), state: 'x' }), headers)),
  ).toBe('google-wrong-state');
  expect(flashOf(await callback(first, headers))).toBe('connected');
  const second = await consent(headers);
  second.set('code', first.get('code') ?? '');
  expect(flashOf(await callback(second, headers))).toBe('google-code-refused');
  expect(await textOf(`${page}?flash=google-code-refused`, headers)).toContain('already used or has expired');
  google.state.consent.isDenied = true;
  expect(flashOf(await callback(await consent(headers), headers))).toBe('google-denied');
  expect(await textOf(`${page}?flash=google-denied`, headers)).toContain('You didn’t allow access');
});

test('the answer of Google is for the owner only, and is not repeated in the address of the sign-in', async () => {
  const query = await consent(await signedIn(given, 'owner'));
  const asVisitor = await callback(query);
  expect(asVisitor.headers.get('location')).toBe(`/login?next=${encodeURIComponent(page)}`);
  expect((await callback(query, await signedIn(given, 'student'))).status).toBe(404);
});

test('a form of the calendars page may lead to Google, those of other pages may not', async () => {
  const headers = await signedIn(given, 'owner');
  const origin = new URL(google.env.GOOGLE_API_BASE ?? '').origin;
  const policyOf = async (path: string) =>
    (await given.fetch(path, { headers })).headers.get('content-security-policy');
  expect(await policyOf(page)).toMatch(new RegExp(`form-action 'self'[^;]* ${origin}(?:;|$| )`));
  expect(await policyOf('/admin/settings')).not.toContain(origin);
});

test('an account whose access was revoked is shown as disconnected, and can be connected again', async () => {
  const headers = await signedIn(given, 'owner');
  await callback(await consent(headers), headers);
  const [account] = await given.db.query.selectFrom('caldav_accounts').select('id').execute();
  const [calendar] = await given.db.query.selectFrom('external_calendars').select('id').execute();
  google.state.grants.clear();
  const body = new URLSearchParams({ busy: calendar?.id ?? '' });
  await given.fetch(`${page}/accounts/${account?.id}/choice`, { method: 'POST', headers, body });
  const html = await textOf(page, headers);
  expect(html).toContain(`Google, ${googleUser} is disconnected`);
  expect(html).toContain('Connect again');
  expect(flashOf(await callback(await consent(headers), headers))).toBe('connected');
  expect(await textOf(page, headers)).not.toContain('is disconnected');
});
