import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { sample } from '#tests/support/site/times.ts';
import { oddTexts } from './bad-values.ts';
import {
  each,
  expectNoErrors,
  formCall,
  leaksOf,
  type RequestSpec,
  requestFromAnywhere,
  rowCounts,
} from './expect-refusal.ts';

const account = { email: 'owner@example.dk', password: 'en meget lang adgangskode' };
const given = testApp(
  { OWNER_EMAIL: account.email, OWNER_PASSWORD: account.password },
  { clock: { now: () => testNow } },
);
let cookie = '';

beforeEach(async () => {
  const answer = await requestFromAnywhere(given, formCall('/login', account));
  expect(answer.status).toBe(302);
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});

const segmentOf = (text: string) => encodeURIComponent(text.toWellFormed());

async function expectUnchanged(
  requests: Readonly<Record<string, RequestSpec>>,
  headers: Record<string, string>,
) {
  const before = await rowCounts(given.db);
  const faults: string[] = [];
  for (const [name, { path, init }] of Object.entries(requests)) {
    const answer = await requestFromAnywhere(given, {
      path,
      init: { ...init, headers: { ...init?.headers, ...headers } },
    });
    faults.push(...leaksOf(given, { name, status: answer.status, text: await answer.text() }));
    if (answer.status === 200) faults.push(`${name}: 200`);
  }
  expect(faults).toEqual([]);
  expect(await rowCounts(given.db)).toEqual(before);
  expectNoErrors(given);
}

describe('the owner’s task list', () => {
  test('refuses unknown tasks and actions, also to the owner', async () => {
    const { 'a NUL': _nul, ...texts } = oddTexts;
    await expectUnchanged(
      each(texts, 'task', (task) => formCall(`/admin/tasks/${segmentOf(task)}/accept`, {})),
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
      each(remedies, 'remedy', (remedy) => formCall(`/admin/tasks/${task}/${segmentOf(remedy)}`, {})),
      { cookie },
    );
  });

  test('is closed to visitors and forged sessions', async () => {
    const task = '/admin/tasks/00000000-0000-4000-8000-000000000000/done';
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
      await expectUnchanged({ post: formCall(task, {}) }, headers);
      const page = await requestFromAnywhere(given, { path: '/admin', init: { headers } });
      expect([page.status, await page.text()]).not.toEqual([200, expect.stringContaining('Today')]);
    }
  });
});

describe('the admin forms', () => {
  const booking = {
    name: 'Mia',
    email: 'mia@example.dk',
    day: '2026-11-24',
    time: '10:00',
    place: 'studio',
    cover: 'owner',
    language: 'en',
  };
  const date = {
    rows: '1',
    capacity: '4',
    'day-0-date': '2027-05-08',
    'day-0-from': '09:00',
    'day-0-to': '17:00',
    offerId: 'voice-elevated',
  };

  test.each(['email', 'day', 'time', 'cover', 'language'])(
    'book nothing with an invalid %s',
    async (field) => {
      await expectUnchanged(
        each(oddTexts, field, (text) => formCall('/admin/bookings/new', { ...booking, [field]: text })),
        { cookie },
      );
    },
  );

  test.each(['offerId', 'capacity', 'day-0-date', 'day-0-from'])(
    'create no date with an invalid %s',
    async (field) => {
      await expectUnchanged(
        each(oddTexts, field, (text) => formCall('/admin/dates/new', { ...date, [field]: text })),
        { cookie },
      );
    },
  );

  test('change no setting, block no time and set no rate with invalid texts', async () => {
    const blocked = (day: string) => formCall('/admin/bookings/block', { fromDay: day, note: day });
    const rate = (text: string) =>
      formCall('/admin/settings/rates', { currency: 'EUR', rate: text, day: '2026-11-01' });
    const hours = (text: string) =>
      formCall('/admin/settings/opening', { 'session-1': `x${text}`, version: text });
    await expectUnchanged(each(oddTexts, 'fromDay', blocked), { cookie });
    await expectUnchanged(each(oddTexts, 'rate', rate), { cookie });
    await expectUnchanged(each(oddTexts, 'session-1', hours), { cookie });
  });

  test('find no person for an invalid address or account', async () => {
    for (const text of sample(Object.values(oddTexts), 'admin addresses')) {
      const requested = encodeURIComponent(text.toWellFormed().slice(0, 300));
      for (const path of [
        `/admin/students/guest?email=${requested}`,
        `/admin/students/${requested || 'x'}`,
        `/admin/bookings/${requested || 'x'}x`,
        `/admin/bookings/new?email=${requested}`,
        `/admin/bookings/new?q=${requested}`,
        `/admin/messages/new?email=${requested}`,
        `/admin/bookings?week=${requested}`,
      ]) {
        const answer = await requestFromAnywhere(given, { path, init: { headers: { cookie } } });
        expect(answer.status, path).toBeLessThan(500);
      }
    }
    expectNoErrors(given);
  });
});
