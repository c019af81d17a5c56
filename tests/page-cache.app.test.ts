import { expect, test } from 'vitest';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { testApp } from './support/app.ts';

const given = testApp();

/** True when the page came from memory: then it is not logged as work. */
async function isFromMemory(path: string, init?: RequestInit): Promise<boolean> {
  const answer = await given.fetch(path, init);
  await answer.text();
  const id = answer.headers.get('x-request-id');
  return given.logged.find((line) => line.fields.requestId === id)?.level === 'debug';
}

test('a page that says so is made once and then comes from memory, also for HEAD and with parameters it ignores', async () => {
  expect(await isFromMemory('/')).toBe(false);
  expect(await isFromMemory('/')).toBe(true);
  expect(await isFromMemory('/?utm_source=letter')).toBe(true);
  expect(await isFromMemory('/', { method: 'HEAD' })).toBe(true);
  expect(await isFromMemory('/', { headers: { cookie: 'belcanto_flag=1' } })).toBe(true);
});

test('an address spelled otherwise is answered alike, and takes no place in memory', async () => {
  for (const path of ['/COURSES', '/%63ourses']) {
    expect((await given.fetch(path)).status).toBe(200);
    expect(await isFromMemory(path)).toBe(false);
  }
  await given.fetch('/courses');
  expect(await isFromMemory('/courses')).toBe(true);
});

test('the two languages are two pages', async () => {
  await given.fetch('/');
  expect(await isFromMemory('/da')).toBe(false);
  expect(await isFromMemory('/da')).toBe(true);
});

test('changed content is seen at once', async () => {
  await given.fetch('/');
  const words = async () => (await given.fetch('/')).text();
  const before = await words();
  await given.db.transaction(async (tx) => {
    const { value } = await tx
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'studio')
      .executeTakeFirstOrThrow();
    const changed = { ...(value as Record<string, unknown>), studioName: 'Ærø Sangstudie' };
    await tx
      .updateTable('settings')
      .set({ value: JSON.stringify(changed) })
      .where('key', '=', 'studio')
      .execute();
    await contentChanged(given.db, tx, 'studio');
  });
  await expect.poll(words).toContain('Ærø');
  expect(before).not.toContain('Ærø');
});

test('an answer that is no page of its own is never kept', async () => {
  await given.fetch('/no-such-page');
  expect(await isFromMemory('/no-such-page')).toBe(false);
});

test('what a form answers is made fresh, and does not touch what is kept', async () => {
  const page = await (await given.fetch('/')).text();
  const body = new URLSearchParams({ email: 'not an address' });
  const answer = await given.fetch('/newsletter', { method: 'POST', body });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await (await given.fetch('/')).text()).toBe(page);
});
