import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testNow } from '#tests/support/world.ts';
import { oddTexts } from './bad-values.ts';
import {
  type Asked,
  askFromAnywhere,
  each,
  expectNoTrouble,
  formCall,
  leaksOf,
  rowCounts,
} from './expect-refusal.ts';

const account = { email: 'owner@example.dk', password: 'en meget lang adgangskode' };
const given = testApp(
  { OWNER_EMAIL: account.email, OWNER_PASSWORD: account.password },
  { clock: { now: () => testNow } },
);
let cookie = '';

beforeEach(async () => {
  const answer = await askFromAnywhere(given, formCall('/login', account));
  expect(answer.status).toBe(302);
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});

async function expectUnchanged(requests: Readonly<Record<string, Asked>>, headers: Record<string, string>) {
  const before = await rowCounts(given.db);
  const faults: string[] = [];
  for (const [name, { path, init }] of Object.entries(requests)) {
    const answer = await askFromAnywhere(given, {
      path,
      init: { ...init, headers: { ...init?.headers, ...headers } },
    });
    faults.push(...leaksOf(given, { name, status: answer.status, text: await answer.text() }));
    if (answer.status === 200) faults.push(`${name}: 200`);
  }
  expect(faults).toEqual([]);
  expect(await rowCounts(given.db)).toEqual(before);
  expectNoTrouble(given);
}

describe('the owner’s list', () => {
  test('refuses tasks that are not there and remedies that do not exist, also to the owner', async () => {
    const { 'a NUL': _nul, ...texts } = oddTexts;
    await expectUnchanged(
      each(texts, 'task', (task) => formCall('/admin', { task, remedy: 'accept' })),
      { cookie },
    );
    const task = '00000000-0000-4000-8000-000000000000';
    const remedies = {
      ...texts,
      none: '',
      'a key of every object': 'constructor',
      another: 'delete-everything',
    };
    await expectUnchanged(
      each(remedies, 'remedy', (remedy) => formCall('/admin', { task, remedy })),
      { cookie },
    );
  });

  test('is closed to strangers, and to whoever makes up a session', async () => {
    const task = { task: '00000000-0000-4000-8000-000000000000', remedy: 'done' };
    const [session = ''] = cookie.split('; ');
    const name = session.split('=')[0] ?? '';
    for (const made of [
      '',
      `${name}=x`,
      `${name}=${'a'.repeat(64)}.${'b'.repeat(43)}%3D`,
      `${session}x`,
      `${name}=`,
      '=;=;',
      `${name}=%00`,
    ]) {
      const headers = made ? { cookie: made } : ({} as Record<string, string>);
      await expectUnchanged({ post: formCall('/admin', task) }, headers);
      const page = await askFromAnywhere(given, { path: '/admin', init: { headers } });
      expect([page.status, await page.text()]).not.toEqual([200, expect.stringContaining('Today')]);
    }
  });
});
