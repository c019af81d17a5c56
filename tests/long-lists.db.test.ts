import { test } from 'vitest';
import { longListDatabase, pageThrough } from './contracts/long-lists.ts';
import { longLists, queriesOf } from './support/database/long-lists.ts';
import type { ManyRows } from './support/database/many-rows.ts';

// The embedded engine has the same planner but is slow to fill: fewer rows of three lists show that it has the
// same indexes and statistics. 100,000 rows of every list are tested on the server; times are in `npm run bench`.
const some: readonly ManyRows[] = ['orders', 'workbooks', 'dates'];
const given = longListDatabase('embedded', 10_000, some);

test('the embedded engine scans no table for a page of a list either', async () => {
  for (const list of longLists.filter(({ table }) => some.includes(table))) {
    for (const ask of queriesOf(list)) await pageThrough(given, list, ask);
  }
});
