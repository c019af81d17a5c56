import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { htmlAnswer, openShell, type TestShell } from '#tests/support/site/shell.ts';

const given = testDatabase();
const path = '/private-coaching/book';
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
let shell: TestShell;

afterEach(() => shell.close());

const counted = () =>
  given.db.query.selectFrom('page_views').select(['day', 'page', 'views']).orderBy('day').execute();

async function open(status = 200) {
  let now = Temporal.Instant.from('2031-03-04T22:30:00Z').epochMilliseconds;
  shell = await openShell(given.db, () => htmlAnswer('booking', { status }), {
    now: () => now,
    cached: [path],
  });
  return { wait: (minutes: number) => (now += minutes * 60_000) };
}

test('page views: those answered from the page cache are counted, by day of the studio’s time zone', async () => {
  const clock = await open();
  const answers = await Promise.all(Array.from({ length: 5 }, () => shell.get(path, { headers: browser })));
  await shell.get(`/da${path}`, { headers: browser });
  await shell.get(path, { headers: { ...browser, 'if-none-match': answers[0]?.headers.get('etag') ?? '' } });
  expect(shell.rendered.length).toBeLessThan(4);
  await shell.flush();
  clock.wait(60);
  await shell.get(path, { headers: browser });
  await shell.get(path, { headers: { ...browser, 'sec-purpose': 'prefetch' } });
  await shell.get(path);
  await shell.flush();
  expect(await counted()).toEqual([
    { day: '2031-03-04', page: 'booking', views: 7 },
    { day: '2031-03-05', page: 'booking', views: 1 },
  ]);
});

test('page views: of two processes are added, and closing one writes what it has counted', async () => {
  await open();
  const first = shell;
  await first.get(path, { headers: browser });
  await open();
  await shell.get(path, { headers: browser });
  await shell.flush();
  await first.close();
  expect(await counted()).toEqual([{ day: '2031-03-04', page: 'booking', views: 2 }]);
});

test('page views: an error page is not counted', async () => {
  await open(503);
  await shell.get(path, { headers: browser });
  await shell.flush();
  expect(await counted()).toEqual([]);
});
