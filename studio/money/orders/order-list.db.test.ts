import { expect, test } from 'vitest';
import type { OrderState } from '#platform/db/schema/orders.ts';
import type { ListQuery } from '#studio/shared/lists/list.queries.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { ordersCsv } from './accounts/orders-csv.ts';
import { countOrders, listOrders, type OrderFilter, type OrderSort } from './order-list.queries.ts';

const stage = testStage();

interface Placed {
  number: string;
  name: string;
  totalMinor: number;
  state?: OrderState;
  isGoods?: boolean;
}

async function place({ number, name, totalMinor, state = 'paid', isGoods = false }: Placed): Promise<void> {
  const order = await stage.db.query
    .insertInto('orders')
    .values({
      number,
      name,
      email: `${number}@example.com`,
      state,
      currency: 'DKK',
      total_minor: totalMinor,
      capture: isGoods ? 'on-dispatch' : 'now',
      language: 'da',
      terms_version: 'da-1',
      authorised_until: state === 'authorised' ? testNow.add({ hours: 24 }) : null,
      created_at: testNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await stage.db.query
    .insertInto('order_lines')
    .values({
      order_id: order.id,
      position: 0,
      offer_id: 'pop-filter',
      description: 'Pop filter',
      quantity: 2,
      unit_minor: totalMinor / 2,
      vat_class: 'standard',
      vat_rate_permille: 250,
      vat_minor: 0,
      withdrawal_regime: 'goods',
    })
    .execute();
  if (!isGoods || state === 'authorised') return;
  const parcel = { order_id: order.id, state: 'sent', amount_minor: totalMinor, pieces: '[]' } as const;
  await stage.db.query.insertInto('dispatches').values(parcel).execute();
}

const queryOf = (change: Partial<ListQuery<OrderSort, OrderFilter>>): ListQuery<OrderSort, OrderFilter> => ({
  sort: 'placed',
  order: 'descending',
  filters: {},
  search: '',
  at: null,
  ...change,
});

const found = async (change: Partial<ListQuery<OrderSort, OrderFilter>>) =>
  (await listOrders(stage.db.query, owner, queryOf(change))).rows
    .map(({ number, delivery }) => [number, delivery])
    .sort();

async function placeAll(): Promise<void> {
  await place({ number: 'B-71', name: '=SUM(A1)', totalMinor: 195_000 });
  await place({ number: 'B-72', name: 'Vera Nyholm', totalMinor: 7_200, state: 'authorised', isGoods: true });
  await place({ number: 'B-73', name: 'Per A\u030ase Holt', totalMinor: 222_850, isGoods: true });
}

test('orders: goods to ship and shipped goods are named as such, in a tab with their count', async () => {
  await placeAll();
  expect(await found({})).toEqual([
    ['B-71', null],
    ['B-72', 'to-ship'],
    ['B-73', 'shipped'],
  ]);
  expect(await found({ filters: { status: 'to-ship' } })).toEqual([['B-72', 'to-ship']]);
  expect(await countOrders(stage.db.query, owner)).toMatchObject({ 'to-ship': 1, authorised: 1, paid: 2 });
});

test.each([
  ['nyh', ['B-72']],
  ['Åse', ['B-73']],
  ['a\u030ase', ['B-73']],
  ['aase', ['B-73']],
  ['b-73@example.com', ['B-73']],
  ['B-71', ['B-71']],
  ['1950', ['B-71']],
  ['DKK 1,950', ['B-71']],
  ['1.950,00', ['B-71']],
  ['2228.50', ['B-73']],
  // An amount and the number of an order.
  ['72', ['B-72']],
  ['1949', []],
])('orders: a search for %s finds by name, email, number or amount', async (search, numbers) => {
  await placeAll();
  expect((await found({ search })).map(([number]) => number)).toEqual(numbers);
});

test('orders as CSV: the filtered list, with no text that a spreadsheet runs', async () => {
  await placeAll();
  const csvOf = (change = {}) => ordersCsv(stage.world, owner, { ...queryOf(change), language: 'en' });
  const whole = await csvOf();
  expect(whole.split('\r\n')).toHaveLength(5);
  expect(whole).toContain("'=SUM(A1)");
  expect(whole).toContain('B-73,2026-');
  expect(whole).toContain('2 × Pop filter,DKK,2228.5,0,Paid,Shipped');
  const filtered = await csvOf({ filters: { status: 'to-ship' }, search: '72' });
  expect(filtered.split('\r\n')).toHaveLength(3);
  expect(filtered).toContain('Vera Nyholm');
});
