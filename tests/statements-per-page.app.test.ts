import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownPages, visitorPages } from './support/browser/visitor-pages.ts';
import { clearPageCache, testApp } from './support/site/app.ts';

const given = testApp();
let sent: string[] = [];

/** Every statement for a page; the test checkout looks for due events by itself. */
beforeEach(() => {
  let base = Object.getPrototypeOf(given.db.query.getExecutor());
  while (!Object.hasOwn(base, 'executeQuery')) base = Object.getPrototypeOf(base);
  const execute = base.executeQuery;
  vi.spyOn(base, 'executeQuery').mockImplementation(function (this: unknown, ...args: unknown[]) {
    const { sql } = args[0] as { sql: string };
    if (!sql.includes('test_checkout')) sent.push(sql);
    return execute.apply(this, args);
  });
});

afterEach(() => vi.restoreAllMocks());

async function statementsOf(path: string, cookie?: string): Promise<string[]> {
  sent = [];
  const answer = await given.fetch(path, cookie ? { headers: { cookie } } : {});
  await answer.text();
  expect(answer.status, path).toBe(200);
  return sent;
}

/** Its own documents and what changes with every sale; the others at most three. */
const most: Readonly<Record<string, number>> = {
  '/testimonials': 4,
  '/magazine/the-ten-seconds-before': 4,
  '/magazine/a-siren-seen': 4,
  '/shop': 6,
  '/shop/hoodie': 5,
  '/terms-of-service': 4,
  '/checkout/microphone': 7,
  '/search?q=breath': 12,
};

test('the first request for a page after a change sends few statements: the rest is in memory', async () => {
  await clearPageCache(given.db);
  const first = ['/', '/da', '/courses', '/private-coaching/book', '/consultation'];
  for (const path of first) await statementsOf(path);
  const found = [];
  for (const path of [...visitorPages, ...ownPages]) {
    const statements = await statementsOf(path);
    if (statements.length > (most[path] ?? 3)) found.push({ path, statements });
  }
  expect(found).toEqual([]);
});

test.each([
  '/login',
  '/cart',
  '/newsletter',
  '/private-coaching/book',
  '/private-coaching/slots',
  '/private-coaching/slots?time_zone=America/New_York',
  '/private-coaching/slots?time_zone=america/new_york',
  '/da/private-coaching/book',
  '/private-coaching/hold',
  '/consultation',
  '/consultation/times?time_zone=Asia/Tokyo',
  '/embed/consultation/times',
])('%s sends no statement for a visitor without a hold, even when it is rendered again', async (path) => {
  for (const warming of ['/private-coaching/book', '/da/private-coaching/book', '/consultation', '/login'])
    await statementsOf(warming);
  expect(await statementsOf(path)).toEqual([]);
});

test('with the cookie of a hold, the booking page, its slots and /me send one statement', async () => {
  await statementsOf('/private-coaching/book');
  for (const path of ['/private-coaching/book', '/private-coaching/slots', '/private-coaching/hold', '/me'])
    expect(await statementsOf(path, 'belcanto_hold=token; belcanto_flag=1'), path).toHaveLength(1);
});
