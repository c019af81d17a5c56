import { performance } from 'node:perf_hooks';
import type { Queries } from '#platform/db/database.ts';
import { listApplications } from '#studio/applications/application-list.queries.ts';
import { listOrders } from '#studio/checkout/order-list.queries.ts';
import { listMessages } from '#studio/people/message-list.queries.ts';
import type { ListAsk } from '#studio/shared/list-query.ts';
import { system, type Who } from '#studio/shared/who.ts';
import { writeManyRows } from '#tests/support/many-rows.ts';
import { type Engine, makePlace } from './support/database-places.ts';
import { median, percentile, table } from './support/numbers.ts';

const rows = 100_000;
const rounds = 60;
const owner: Who = { ...system, role: 'owner' };

type Read = (q: Queries, ask: ListAsk<string, string>) => Promise<{ after: string | null }>;
const own: ListAsk<string, string> = { sort: '', order: 'descending', filters: {}, search: '', at: null };

/** What is asked of each list, in the order of the table's rows. */
const asked: Array<[what: string, read: Read, ask: ListAsk<string, string>]> = [
  ['orders, newest', listed(listOrders), { ...own, sort: 'placed' }],
  ['orders, by name', listed(listOrders), { ...own, sort: 'name', order: 'ascending' }],
  ['orders, of one state', listed(listOrders), { ...own, sort: 'placed', filters: { state: 'paid' } }],
  ['orders, one number', listed(listOrders), { ...own, sort: 'placed', search: 'b-51234' }],
  ['orders, a name that one in four has', listed(listOrders), { ...own, sort: 'placed', search: 'holm' }],
  ['applications, newest', listed(listApplications), { ...own, sort: 'sent' }],
  ['messages, newest', listed(listMessages), { ...own, sort: 'sent' }],
];

/** Milliseconds from asking for a page of 50 to having it, among 100,000 rows; the last row is the 200th page. */
export async function benchLists(): Promise<string> {
  const lines: string[][] = [];
  for (const engine of ['embedded', 'server'] as const) lines.push(...(await benchEngine(engine)));
  return table(['engine', 'list', 'p50 ms', 'p99 ms'], lines);
}

async function benchEngine(engine: Engine): Promise<string[][]> {
  const place = await makePlace(engine);
  const db = await place.open();
  await writeManyRows(db, rows);
  const lines: string[][] = [];
  for (const [what, read, ask] of asked)
    lines.push([engine, what, ...(await timed(() => read(db.query, ask)))]);
  let far: ListAsk<string, string> = { ...own, sort: 'placed' };
  for (let page = 1; page < 200; page += 1) {
    const { after } = await listed(listOrders)(db.query, far);
    if (after) far = { ...far, at: { way: 'after', cursor: after } };
  }
  lines.push([engine, 'orders, page 200', ...(await timed(() => listed(listOrders)(db.query, far)))]);
  await db.close();
  await place.remove();
  return lines;
}

function listed(list: unknown): Read {
  const read = list as (q: Queries, who: Who, ask: ListAsk<string, string>) => ReturnType<Read>;
  return (q, ask) => read(q, owner, ask);
}

async function timed(act: () => Promise<unknown>): Promise<[string, string]> {
  await act();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  return [median(times).toFixed(1), percentile(times, 0.99).toFixed(1)];
}
