import { expect, test } from 'vitest';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { clearPageCache, testApp } from './support/site/app.ts';

const given = testApp();

/** A page from the cache is not logged as rendered. */
async function isFromMemory(path: string, init?: RequestInit): Promise<boolean> {
  const answer = await given.fetch(path, init);
  await answer.text();
  const id = answer.headers.get('x-request-id');
  return given.logged.find((line) => line.fields.requestId === id)?.level === 'debug';
}

async function metric(name: string): Promise<number> {
  const text = await (await given.fetch('/metrics')).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

const cachedPages = () => metric('page_cache_pages');

test('a cacheable page is rendered once and then served from memory, also for HEAD and with ignored parameters', async () => {
  expect(await isFromMemory('/')).toBe(false);
  expect(await isFromMemory('/')).toBe(true);
  expect(await isFromMemory('/?utm_source=letter')).toBe(true);
  expect(await isFromMemory('/', { method: 'HEAD' })).toBe(true);
  expect(await isFromMemory('/', { headers: { cookie: 'belcanto_flag=1' } })).toBe(true);
});

test.each([
  ['/COURSES', '/courses'],
  ['/%63ourses', '/courses'],
  ['/courses/', '/courses'],
  ['//courses', '/courses'],
  ['/da/Courses/Private-Coaching?x=1', '/da/courses/private-coaching?x=1'],
  ['/ADMIN/Settings', '/admin/settings'],
  ['/pdfs/private-coaching.pdf', '/PDFs/private-coaching.pdf'],
])('another spelling of a URL, %s, redirects to it permanently', async (path, to) => {
  const answer = await given.fetch(`http://localhost:3000${path}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

test('URLs with unknown parameter values are answered, and take no space in memory', async () => {
  const cached = [
    '/',
    '/da',
    '/shop',
    '/shop?tab=clothing-merchandise',
    '/testimonials',
    '/sales',
    '/book',
    '/courses',
  ];
  for (const path of cached) await given.fetch(path);
  const before = await cachedPages();
  const junk = ['/shop?tab=', '/testimonials?type=', '/sales?courseId=', '/book?page=9', '/book?workbook='];
  for (let nth = 0; nth < 50; nth += 1) {
    const answer = await given.fetch(`${junk[nth % junk.length]}${nth}`);
    expect(answer.status).toBe(200);
    await answer.text();
  }
  expect(await cachedPages()).toBe(before);
  for (const path of cached) expect(await isFromMemory(path), path).toBe(true);
});

test('the two languages are cached separately', async () => {
  await given.fetch('/');
  expect(await isFromMemory('/da')).toBe(false);
  expect(await isFromMemory('/da')).toBe(true);
});

test('changed content is visible at once', async () => {
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
    await contentChanged(tx, 'studio');
  });
  await expect.poll(words).toContain('Ærø');
  expect(before).not.toContain('Ærø');
});

test('coalescing: 64 parallel requests after an invalidation cause one render in the whole app', async () => {
  await given.fetch('/courses');
  await clearPageCache(given.db);
  const before = await metric('renders_total');
  const request = () => given.fetch('/courses', { headers: { 'accept-encoding': 'br' } });
  const answers = await Promise.all(Array.from({ length: 64 }, request));
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
  expect((await metric('renders_total')) - before).toBe(1);
});

test('coalescing: every cacheable page is recognised as such before it is rendered', async () => {
  for (const path of ['/', '/da', '/shop', '/testimonials', '/contact', '/sales', '/book', '/da/courses']) {
    const before = await metric('renders_total');
    const answers = await Promise.all([given.fetch(path), given.fetch(path)]);
    expect(
      answers.map(({ status }) => status),
      path,
    ).toEqual([200, 200]);
    expect((await metric('renders_total')) - before, path).toBe(1);
  }
});

test('a response without a page of its own is never cached', async () => {
  await given.fetch('/no-such-page');
  expect(await isFromMemory('/no-such-page')).toBe(false);
});

test('the response to a form is rendered without the cache, and leaves the cache unchanged', async () => {
  const page = await (await given.fetch('/')).text();
  const body = new URLSearchParams({ email: 'not an address' });
  const answer = await given.fetch('/newsletter', { method: 'POST', body });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await (await given.fetch('/')).text()).toBe(page);
});
