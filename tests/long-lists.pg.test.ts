import { describe, expect, test } from 'vitest';
import { leafThrough, longListDatabase, longLists, waysOf } from './contracts/long-lists.ts';
import { watchQueries } from './support/watch-queries.ts';
import { student } from './support/who.ts';

const given = longListDatabase('server', 100_000);

describe.each(longLists)('the list of $name', (list) => {
  test('shows at most 50 rows with at most 3 statements, none of which reads the whole table', async () => {
    for (const ask of waysOf(list)) await leafThrough(given, list, ask);
  });

  test('is empty for everybody but the owner, and asks nothing', async () => {
    const { query, said } = watchQueries(given.db);
    for (const ask of waysOf(list)) expect((await list.read(query, student, ask)).rows).toEqual([]);
    expect(said).toHaveLength(0);
  });
});
