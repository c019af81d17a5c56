import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const address = '/.well-known/change-password';

test('password managers: the well-known address leads to the page of the account, after signing in', async () => {
  const leadsTo = async (headers: Record<string, string>) => {
    const answer = await given.fetch(address, { headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return [answer.status, answer.headers.get('location')];
  };
  expect(await leadsTo({})).toEqual([302, '/login?next=%2F.well-known%2Fchange-password']);
  const student = await signedIn(given, 'student');
  const owner = await signedIn(given, 'owner');
  expect(await leadsTo(student)).toEqual([302, '/dashboard/account']);
  expect(await leadsTo(owner)).toEqual([302, '/admin/account']);
  for (const headers of [student, owner]) {
    const [, page] = await leadsTo(headers);
    expect(await (await given.fetch(String(page), { headers })).text()).toContain(
      'autoComplete="new-password"',
    );
  }
});

test('password managers: an unknown well-known address is 404, so that the other one can be believed', async () => {
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await given.fetch(unknown)).status).toBe(404);
});
