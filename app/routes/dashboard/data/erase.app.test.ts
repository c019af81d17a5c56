import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const path = '/dashboard/data/erase';

async function signedInFor(minutes: number) {
  const headers = await signedIn(given, 'student', { email: 'mia@example.dk' });
  await given.db.query
    .updateTable('sessions')
    .set({ created_at: given.world.clock.now().subtract({ minutes }) })
    .execute();
  return {
    page: async () => (await given.fetch(path, { headers })).text(),
    press: (fields: Record<string, string> = {}) =>
      given.fetch(path, {
        method: 'POST',
        body: new URLSearchParams({ sure: 'yes', ...fields }),
        headers,
        redirect: 'manual',
      }),
  };
}

const people = async () =>
  (await given.db.query.selectFrom('users').select('email').where('email', '=', 'mia@example.dk').execute())
    .length;

test('erasure: a sign-in within the last 15 minutes is sufficient', async () => {
  const mia = await signedInFor(14);
  expect(await mia.page()).not.toContain('type="password"');
  const done = await mia.press();
  expect([done.status, done.headers.get('location')]).toEqual([302, '/dashboard/data/erased']);
  expect(await people()).toBe(0);
});

test('erasure: after 15 minutes it requires the password [P.133]', async () => {
  const mia = await signedInFor(15);
  expect(await mia.page()).toContain('type="password"');
  for (const fields of [{}, { password: '' }, { password: 'not the password' }]) {
    expect((await mia.press(fields as Record<string, string>)).status).toBe(401);
    expect(await people()).toBe(1);
  }
  expect((await mia.press({ password: 'a password for tests' })).status).toBe(302);
  expect(await people()).toBe(0);
});

test('erasure: only the button erases, however recent the sign-in', async () => {
  const mia = await signedInFor(1);
  expect((await mia.press({ sure: 'other' })).status).toBe(400);
  expect(await people()).toBe(1);
});

test.each([
  ['en', 'within 48 hours'],
  ['da', 'inden for 48 timer'],
])(
  'erasure: before and after it the pages say within how many hours files are gone (%s)',
  async (language, words) => {
    const headers = await signedIn(given, 'student', { email: 'mia@example.dk' });
    await given.db.query
      .updateTable('users')
      .set({ language: language as 'en' | 'da' })
      .execute();
    const read = async (page: string, sent = headers) => (await given.fetch(page, { headers: sent })).text();
    for (const page of ['/dashboard/data', path]) expect(await read(page), page).toContain(words);
    const signedOut = { 'accept-language': language } as typeof headers;
    expect(await read('/dashboard/data/erased', signedOut)).toContain(words);
  },
);
