import { describe, expect, test } from 'vitest';
import { leafThrough, longListDatabase, readsLittle } from './contracts/long-lists.ts';
import { oneStudent, roomLists } from './contracts/long-room-lists.ts';
import { longLists, searchForAll, waysOf } from './support/long-lists.ts';
import { planOf, watchQueries } from './support/watch-queries.ts';
import { owner, student } from './support/who.ts';

const given = longListDatabase('server', 100_000);

describe.each(longLists)('the list of $name', (list) => {
  test('shows at most 50 rows with at most 3 statements, none of which reads the whole table', async () => {
    for (const ask of waysOf(list)) await leafThrough(given, list, ask);
  });

  test('is empty for everybody but the owner, and asks nothing', async () => {
    const watched = watchQueries(given.db);
    for (const ask of waysOf(list)) expect((await list.read(watched.query, student, ask)).rows).toEqual([]);
    expect(watched.said).toHaveLength(0);
  });
});

test('a search that finds every row finds them by its own index, and none by looking into it', async () => {
  for (const list of longLists.filter(({ search }) => search !== null)) {
    const watched = watchQueries(given.db);
    expect((await list.read(watched.query, owner, searchForAll(list))).rows, list.name).toHaveLength(50);
    const [first] = watched.said;
    if (!first) throw new Error('nothing was asked');
    const { steps } = await planOf(given.db, first);
    expect(steps.join('\n'), list.name).toMatch(/Bitmap Index Scan \w+_search/);
  }
});

test.each(roomLists)(
  'a student’s $name are found among everybody’s without reading those',
  async ({ read }) => {
    const watched = watchQueries(given.db);
    await read(watched.query, oneStudent);
    await readsLittle(given, watched.said);
  },
);
