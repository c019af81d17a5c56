import { describe, expect, test } from 'vitest';
import { countOrders } from '#studio/money/orders/order-list.queries.ts';
import { expectFewReads, longListDatabase, pageThrough } from './contracts/long-lists.ts';
import { oneStudent, studentLists } from './contracts/long-student-lists.ts';
import { longLists, queriesOf, searchForAll, searchForFew } from './support/database/long-lists.ts';
import { planOf, watchQueries } from './support/database/watch-queries.ts';
import { times } from './support/site/times.ts';
import { owner } from './support/who.ts';

/** Far more rows than one page, so that a full read would be noticed; 100,000 in `npm run prove`. */
const given = longListDatabase('server', times(25_000, 100_000));

describe.each(longLists)('the list of $name', (list) => {
  test('shows at most 50 rows with at most 3 statements, without a table scan [P.148]', async () => {
    for (const ask of queriesOf(list)) await pageThrough(given, list, ask);
  });
});

const searched = longLists.filter(({ search }) => search !== null);

test('a search by one letter reads only the first rows in the list’s order [P.150]', async () => {
  for (const list of searched) {
    const watched = watchQueries(given.db);
    const page = await list.read(watched.query, owner, searchForAll(list));
    expect(page.rows, list.name).toHaveLength(50);
    expect(page.after, list.name).not.toBeNull();
    await expectFewReads(given, watched.statements);
    const steps = await Promise.all(
      watched.statements.map(async (statements) => (await planOf(given.db, statements)).steps),
    );
    expect(steps.flat().join('\n'), list.name).not.toMatch(/Bitmap Index Scan \w+_search/);
  }
});

test('a search with few hits uses its own index, without a table scan [P.151]', async () => {
  for (const list of searched) {
    const watched = watchQueries(given.db);
    expect(
      (await list.read(watched.query, owner, searchForFew(list))).rows.length,
      list.name,
    ).toBeGreaterThan(0);
    const steps = await Promise.all(
      watched.statements.map(async (statements) => (await planOf(given.db, statements)).steps),
    );
    expect(steps.flat().join('\n'), list.name).toMatch(/Bitmap Index Scan \w+_search/);
  }
});

test('the counts of the orders by status are read from indexes, with few rows besides those counted', async () => {
  const watched = watchQueries(given.db);
  const counts = await countOrders(watched.query, owner);
  const some = { paid: 100, expired: 100, cancelled: 100, 'partially-refunded': 100 };
  expect(counts).toMatchObject({ ...some, refunded: 0, failed: 0, 'to-ship': 0 });
  expect(watched.statements).toHaveLength(1);
  await expectFewReads(given, watched.statements);
});

test('a search of the orders for an amount uses the index of the amounts', async () => {
  const orders = longLists.find(({ name }) => name === 'orders')!;
  const watched = watchQueries(given.db);
  const search = '9.999.999,50';
  expect((await orders.read(watched.query, owner, { ...searchForAll(orders), search })).rows).toEqual([]);
  await expectFewReads(given, watched.statements);
});

test.each(studentLists)(
  'a student’s $name are found without reading those of others [P.152]',
  async ({ read }) => {
    const watched = watchQueries(given.db);
    await read(watched.query, oneStudent);
    await expectFewReads(given, watched.statements);
  },
);
