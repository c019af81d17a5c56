import { performance } from 'node:perf_hooks';
import type { Database } from '#platform/db/database.ts';
import {
  type AnyListQuery,
  type LongList,
  longLists,
  searchForAll,
} from '#tests/support/database/long-lists.ts';
import { writeManyRows } from '#tests/support/database/many-rows.ts';
import { owner } from '#tests/support/who.ts';
import { type BenchDatabase, createBenchDatabase, type Engine } from './support/databases.ts';
import { median, table } from './support/numbers.ts';

const [few, many] = [10, 100_000];
const rounds = 15;
const deepPage = 100;

/**
 * Median milliseconds to load a page of a list among 100,000 rows, and how many times that of a page among ten
 * rows (×), measured alternately in the same run. The large list returns 50 rows, the small one ten.
 */
export async function benchLists(): Promise<string> {
  const lines: string[][] = [];
  for (const engine of ['embedded', 'server'] as const) lines.push(...(await benchEngine(engine)));
  const columns = ['first page', `page ${deepPage}`, 'filtered', 'search, few hits', 'search by one letter'];
  return table(['engine', 'list', ...columns], lines);
}

async function benchEngine(engine: Engine): Promise<string[][]> {
  const places = [await createBenchDatabase(engine), await createBenchDatabase(engine)] as const;
  try {
    const small = await filled(places[0], few);
    const large = await filled(places[1], many);
    const lines: string[][] = [];
    for (const list of longLists) lines.push([engine, list.name, ...(await benchList(list, small, large))]);
    await Promise.all([small.close(), large.close()]);
    return lines;
  } finally {
    for (const place of places) await place.remove();
  }
}

async function filled(place: BenchDatabase, rows: number): Promise<Database> {
  const db = await place.open();
  await writeManyRows(db, rows);
  return db;
}

async function benchList(list: LongList, small: Database, large: Database): Promise<string[]> {
  const first: AnyListQuery = {
    sort: list.sorts[0] ?? '',
    order: 'descending',
    filters: {},
    search: '',
    at: null,
  };
  const [filters] = list.filters;
  const { search } = list;
  return [
    await compared(list, small, large, first),
    await compared(list, small, large, await farOn(list, large, first), first),
    filters ? await compared(list, small, large, { ...first, filters }) : '',
    search ? await compared(list, small, large, { ...first, search }) : '',
    search ? await compared(list, small, large, searchForAll(list)) : '',
  ];
}

async function farOn(list: LongList, db: Database, first: AnyListQuery): Promise<AnyListQuery> {
  let at: AnyListQuery['at'] = null;
  for (let page = 1; page < deepPage; page += 1) {
    const { after } = await list.read(db.query, owner, { ...first, at });
    if (after) at = { way: 'after', cursor: after };
  }
  return { ...first, at };
}

async function compared(
  list: LongList,
  small: Database,
  large: Database,
  ask: AnyListQuery,
  askOfFew: AnyListQuery = ask,
): Promise<string> {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
  for (let round = -1; round < rounds; round += 1) {
    const ofFew = await timed(() => list.read(small.query, owner, askOfFew));
    const ofMany = await timed(() => list.read(large.query, owner, ask));
    // The first round reads from disk and plans the queries.
    if (round < 0) continue;
    times.few.push(ofFew);
    times.many.push(ofMany);
  }
  const [one, other] = [median(times.few), median(times.many)];
  return `${other.toFixed(1)} (× ${(other / one).toFixed(1)})`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
