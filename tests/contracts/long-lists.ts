import { beforeAll, describe, expect, test } from 'vitest';
import type { Queries } from '#platform/db/database.ts';
import { listApplications } from '#studio/applications/application-list.queries.ts';
import { listBookings } from '#studio/booking/booking-list.queries.ts';
import { listOrders } from '#studio/checkout/order-list.queries.ts';
import { listActs } from '#studio/desk/audit-list.queries.ts';
import { listStories } from '#studio/magazine/story-list.queries.ts';
import { listMessages } from '#studio/people/message-list.queries.ts';
import { listStudents } from '#studio/people/student-list.queries.ts';
import type { ListAsk, ListOrder, ListPage } from '#studio/shared/list-query.ts';
import { listProducts } from '#studio/shop/product-list.queries.ts';
import { type Engine, freshDatabase, type TestDatabase } from '../support/database.ts';
import { type ManyRows, writeManyRows } from '../support/many-rows.ts';
import { planOf, watchQueries } from '../support/watch-queries.ts';
import { owner, student } from '../support/who.ts';
import { testNow } from '../support/world.ts';

type Asked = ListAsk<string, string>;
type List = (q: Queries, who: typeof owner, ask: Asked) => Promise<ListPage<unknown>>;

/** Every list of the back office: how it can be sorted, filtered and searched. */
const lists: Array<{
  name: string;
  table: ManyRows;
  read: List;
  sorts: readonly string[];
  filters: ReadonlyArray<Record<string, string>>;
  search: string | null;
}> = [
  {
    name: 'orders',
    table: 'orders',
    read: listOrders as List,
    sorts: ['placed', 'name'],
    filters: [{ state: 'paid' }],
    search: 'holm 4711',
  },
  {
    name: 'applications',
    table: 'applications',
    read: listApplications as List,
    sorts: ['sent', 'answer', 'name'],
    filters: [{ state: 'declined' }, { programme: 'voice-elevated' }],
    search: 'singer4711',
  },
  {
    name: 'messages',
    table: 'contact_messages',
    read: listMessages as List,
    sorts: ['sent', 'name'],
    filters: [{ state: 'new' }],
    search: 'singer4711',
  },
  {
    name: 'stories',
    table: 'stories',
    read: listStories as List,
    sorts: ['sent', 'name'],
    filters: [{ state: 'declined' }],
    search: '4711',
  },
  {
    name: 'products',
    table: 'products',
    read: ((q, who, ask) => listProducts(q, who, ask as never, testNow)) as List,
    sorts: ['shelf', 'name'],
    filters: [{ category: 'music-equipment' }],
    search: '4711',
  },
  {
    name: 'bookings',
    table: 'bookings',
    read: ((q, who, ask) => listBookings(q, who, ask as never, testNow)) as List,
    sorts: ['time', 'booked', 'name'],
    filters: [{ when: 'over' }, { kind: 'consultation' }],
    search: 'singer4711',
  },
  {
    name: 'students',
    table: 'users',
    read: listStudents as List,
    sorts: ['joined', 'name'],
    filters: [],
    search: 'singer4711',
  },
  {
    name: 'acts',
    table: 'audit_log',
    read: listActs as List,
    sorts: ['when'],
    filters: [{ about: 'order' }],
    search: null,
  },
];

/** What lists promise about a hundred thousand rows: by the plan and the count of statements, not by the clock. */
export function longListsKeepTheirPromises(
  engine: Engine,
  rows: number,
  among: readonly ManyRows[] = lists.map(({ table }) => table),
): void {
  let given: TestDatabase;
  beforeAll(async () => {
    given = await freshDatabase(engine);
    await writeManyRows(given.db, rows, among);
    return () => given.db.close();
  });

  describe.each(lists.filter(({ table }) => among.includes(table)))(
    'the list of $name',
    ({ table, read, sorts, filters, search }) => {
      const asks = (): Asked[] => {
        const own: Asked = { sort: sorts[0] ?? '', order: 'descending', filters: {}, search: '', at: null };
        const orders: ListOrder[] = ['ascending', 'descending'];
        return [
          ...sorts.flatMap((sort) => orders.map((order) => ({ ...own, sort, order }))),
          ...filters.map((filter) => ({ ...own, filters: filter })),
          ...(search ? [{ ...own, search }] : []),
        ];
      };

      test('shows at most 50 rows with at most 3 statements, none of which reads the whole table', async () => {
        for (const ask of asks()) {
          const first = await look(ask);
          if (!first.after) continue;
          const second = await look({ ...ask, at: { way: 'after', cursor: first.after } });
          await look({ ...ask, at: { way: 'before', cursor: second.before ?? '' } });
        }
      });

      test('is empty for everybody but the owner, and asks nothing', async () => {
        const { query, said } = watchQueries(given.db);
        const [ask] = asks();
        expect((await read(query, student, ask as Asked)).rows).toEqual([]);
        expect(said).toHaveLength(0);
      });

      async function look(ask: Asked): Promise<ListPage<unknown>> {
        const watched = watchQueries(given.db);
        const page = await read(watched.query, owner, ask);
        expect(page.rows.length, JSON.stringify(ask)).toBeGreaterThan(0);
        expect(page.rows.length).toBeLessThanOrEqual(50);
        expect(watched.said.length, JSON.stringify(ask)).toBeLessThanOrEqual(3);
        for (const statement of watched.said) {
          const plan = await planOf(given.db, statement);
          expect(
            plan.filter((step) => step === `Seq Scan ${table}`),
            `${statement.sql}\n${plan.join('\n')}`,
          ).toEqual([]);
        }
        return page;
      }
    },
  );
}
