import { expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { PageCache } from './page-cache.ts';
import type { PageCaching } from './page-handle.ts';

const given = testDatabase();
const at = (path: string) => new URL(path, 'http://localhost:3000');
const rule = (change: Partial<PageCaching> = {}): PageCaching => ({
  keys: [],
  params: {},
  seconds: 600,
  ...change,
});

function cache(limit?: number) {
  const clock = { milliseconds: 0 };
  return { clock, pages: new PageCache<string>(() => clock.milliseconds, limit) };
}

test('unlisted query parameters do not vary the cache key', () => {
  const { pages } = cache();
  pages.keep(at('/courses?currency=EUR'), 'in euro', {
    caching: rule({ params: { currency: 'EUR' } }),
    startedAt: pages.moment(),
  });
  expect(pages.find(at('/courses?utm_source=x&currency=EUR'))).toBe('in euro');
  expect(pages.find(at('/courses'))).toBe(null);
  expect(pages.find(at('/courses?currency=DKK'))).toBe(null);
});

test('a page that was not stored is a miss', () => {
  expect(cache().pages.find(at('/'))).toBe(null);
});

test('a content change invalidates the pages made from it, and no others', () => {
  const { pages } = cache();
  pages.keep(at('/'), 'home', {
    caching: rule({ keys: ['document:home', 'catalogue'] }),
    startedAt: pages.moment(),
  });
  pages.keep(at('/contact'), 'contact', {
    caching: rule({ keys: ['document:contact'] }),
    startedAt: pages.moment(),
  });
  pages.drop('catalogue');
  expect(pages.find(at('/'))).toBe(null);
  expect(pages.find(at('/contact'))).toBe('contact');
  pages.drop(allContent);
  expect(pages.find(at('/contact'))).toBe(null);
});

test('a page rendered across an invalidation is not stored', () => {
  const { pages } = cache();
  const startedAt = pages.moment();
  pages.drop('catalogue');
  pages.keep(at('/'), 'old prices', { caching: rule({ keys: ['catalogue'] }), startedAt });
  expect(pages.find(at('/'))).toBe(null);
});

test('a page rendered across a change of other content is stored', () => {
  const { pages } = cache();
  const startedAt = pages.moment();
  pages.drop('slots');
  pages.keep(at('/'), 'home', { caching: rule({ keys: ['home'] }), startedAt });
  expect(pages.find(at('/'))).toBe('home');
  const later = pages.moment();
  pages.drop(allContent);
  pages.keep(at('/'), 'home', { caching: rule({ keys: ['home'] }), startedAt: later });
  expect(pages.find(at('/'))).toBe(null);
});

test('a page that the clock changes is not served beyond that time', () => {
  const { pages, clock } = cache();
  const until = Temporal.Instant.fromEpochMilliseconds(20_000);
  pages.keep(at('/'), 'slots', { caching: rule({ seconds: 60, until }), startedAt: pages.moment() });
  clock.milliseconds = 19_999;
  expect(pages.find(at('/'))).toBe('slots');
  clock.milliseconds = 20_000;
  expect(pages.find(at('/'))).toBe(null);
});

test('after a gap in the messages of other processes nothing stored is served', async () => {
  const { pages } = cache();
  let gap = () => {};
  const db = { listen: async (_channel: string, _onMessage: unknown, onGap: () => void) => (gap = onGap) };
  await pages.listenTo(db as unknown as Database);
  pages.keep(at('/'), 'home', { caching: rule(), startedAt: pages.moment() });
  gap();
  expect(pages.find(at('/'))).toBe(null);
});

test('a page is rendered again after its maximum age', () => {
  const { pages, clock } = cache();
  pages.keep(at('/'), 'home', { caching: rule({ seconds: 60 }), startedAt: pages.moment() });
  clock.milliseconds = 59_999;
  expect(pages.find(at('/'))).toBe('home');
  clock.milliseconds = 60_000;
  expect(pages.find(at('/'))).toBe(null);
});

test('stale page: a page in the last quarter of its maximum age is served and refreshed once', () => {
  const { pages, clock } = cache();
  let refreshes = 0;
  const find = () =>
    pages.find(at('/'), () => {
      refreshes += 1;
    });
  pages.keep(at('/'), 'home', { caching: rule({ seconds: 60 }), startedAt: pages.moment() });
  clock.milliseconds = 44_999;
  expect([find(), refreshes]).toEqual(['home', 0]);
  clock.milliseconds = 45_000;
  expect([find(), find(), refreshes]).toEqual(['home', 'home', 1]);
  clock.milliseconds = 50_000;
  expect([find(), refreshes], 'a refresh that failed is repeated').toEqual(['home', 2]);
  pages.keep(at('/'), 'home, version 2', { caching: rule({ seconds: 60 }), startedAt: pages.moment() });
  clock.milliseconds = 94_999;
  expect([find(), refreshes]).toEqual(['home, version 2', 2]);
  clock.milliseconds = 110_000;
  expect([find(), refreshes], 'past its maximum age it is not served').toEqual([null, 2]);
});

test('beyond its size the cache evicts the least recently used page', () => {
  const { pages } = cache(2);
  for (const path of ['/a', '/b']) pages.keep(at(path), path, { caching: rule(), startedAt: pages.moment() });
  pages.find(at('/a'));
  pages.keep(at('/c'), '/c', { caching: rule(), startedAt: pages.moment() });
  expect([pages.find(at('/a')), pages.find(at('/b')), pages.find(at('/c'))]).toEqual(['/a', null, '/c']);
  expect(pages.size).toBe(2);
});

test('a path is removed with its last page: evicted, expired or invalidated', () => {
  const { pages, clock } = cache(3);
  for (let nth = 0; nth < 50; nth += 1)
    pages.keep(at(`/articles/${nth}`), 'x', { caching: rule(), startedAt: pages.moment() });
  expect([pages.size, pages.knownPaths]).toEqual([3, 3]);
  clock.milliseconds = 600_000;
  expect(pages.find(at('/articles/49'))).toBe(null);
  expect([pages.size, pages.knownPaths]).toEqual([2, 2]);
  pages.drop(allContent);
  expect([pages.size, pages.knownPaths]).toEqual([0, 0]);
  for (const code of ['DKK', 'EUR']) {
    const priced = rule({ params: { currency: code } });
    pages.keep(at(`/courses?currency=${code}`), code, { caching: priced, startedAt: pages.moment() });
    pages.keep(at(`/courses?currency=${code}`), code, { caching: priced, startedAt: pages.moment() });
  }
  for (const path of ['/a', '/b']) pages.keep(at(path), path, { caching: rule(), startedAt: pages.moment() });
  // One of its two variants was evicted; the path is still known through the other.
  expect(pages.find(at('/courses?currency=EUR'))).toBe('EUR');
  expect([pages.size, pages.knownPaths]).toEqual([3, 3]);
});

test('other spellings of a URL take no space', () => {
  const { pages } = cache();
  for (const path of [
    '/COURSES',
    '/%63ourses',
    '/courses/',
    '//courses',
    '/courses//x',
    '/%ff',
    '/pdfs/A.pdf',
  ])
    pages.keep(at(`http://localhost:3000${path}`), path, { caching: rule(), startedAt: pages.moment() });
  expect([pages.size, pages.knownPaths]).toEqual([0, 0]);
  for (const path of ['/', '/da', '/about-åse', '/courses/private-coaching', '/da/PDFs/private-coaching.pdf'])
    pages.keep(at(path), path, { caching: rule(), startedAt: pages.moment() });
  expect(pages.find(at('/about-åse'))).toBe('/about-åse');
  expect([pages.size, pages.knownPaths]).toEqual([5, 5]);
});

test('six hundred URLs with parameter values the page ignores evict nothing', () => {
  const { pages } = cache();
  pages.keep(at('/'), 'home', { caching: rule(), startedAt: pages.moment() });
  for (let nth = 0; nth < 600; nth += 1) {
    pages.keep(at(`/shop?tab=${nth}`), 'shop', {
      caching: rule({ params: { tab: null } }),
      startedAt: pages.moment(),
    });
    pages.keep(at(`/testimonials?type=${nth}`), 'x', {
      caching: rule({ params: { type: null } }),
      startedAt: pages.moment(),
    });
  }
  expect([pages.find(at('/')), pages.size, pages.knownPaths]).toEqual(['home', 1, 1]);
});

test('a URL with a parameter value the page ignores takes no space', () => {
  const { pages } = cache();
  const plain = rule({ params: { tab: null } });
  for (const search of ['?tab=junk', '?tab=', '?tab=junk&tab=more', '?tab=TOOLS'])
    pages.keep(at(`/shop${search}`), 'x', { caching: plain, startedAt: pages.moment() });
  const tools = rule({ params: { tab: 'tools' } });
  for (const search of ['?tab=tools&tab=junk', '?tab=tools&tab=tools', ''])
    pages.keep(at(`/shop${search}`), 'x', { caching: tools, startedAt: pages.moment() });
  expect([pages.size, pages.knownPaths]).toEqual([0, 0]);
  pages.keep(at('/shop?x=1'), 'all', { caching: plain, startedAt: pages.moment() });
  pages.keep(at('/shop?tab=tools&x=1'), 'tools', { caching: tools, startedAt: pages.moment() });
  expect([pages.find(at('/shop')), pages.find(at('/shop?tab=tools'))]).toEqual(['all', 'tools']);
  expect(pages.size).toBe(2);
});

test('every process is notified of a change after its commit, and not before', async () => {
  const { pages } = cache();
  const stop = await pages.listenTo(given.db);
  pages.keep(at('/'), 'home', { caching: rule({ keys: ['document:home'] }), startedAt: pages.moment() });
  await given.db.transaction(async (tx) => {
    await contentChanged(tx, 'document:home');
    expect(pages.find(at('/'))).toBe('home');
  });
  await expect.poll(() => pages.find(at('/'))).toBe(null);
  await stop();
});
