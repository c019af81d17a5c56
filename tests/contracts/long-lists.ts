import type { CompiledQuery } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { type Engine, freshDatabase, type TestDatabase } from '../support/database/database.ts';
import type { Asked, LongList } from '../support/database/long-lists.ts';
import { type ManyRows, tablesOfManyRows, writeManyRows } from '../support/database/many-rows.ts';
import { planOf, watchQueries } from '../support/database/watch-queries.ts';
import { owner } from '../support/who.ts';

/** A database with this many rows of the given tables, or of all; closed at the end of the file. */
export function longListDatabase(engine: Engine, rows: number, among?: readonly ManyRows[]): TestDatabase {
  const given: Partial<TestDatabase> = {};
  beforeAll(async () => {
    Object.assign(given, await freshDatabase(engine));
    await writeManyRows(given.db as Database, rows, among);
    return () => given.db?.close();
  });
  return given as TestDatabase;
}

/** Loads a page of the list and checks the query plan and the number of statements rather than the time. */
export async function lookAtPage(given: TestDatabase, { read }: LongList, ask: Asked) {
  const watched = watchQueries(given.db);
  const page = await read(watched.query, owner, ask);
  expect(page.rows.length, JSON.stringify(ask)).toBeGreaterThan(0);
  expect(page.rows.length).toBeLessThanOrEqual(50);
  await readsLittle(given, watched.said);
  return page;
}

export async function readsLittle({ db }: TestDatabase, said: readonly CompiledQuery[]): Promise<void> {
  expect(said.length, said.map(({ sql }) => sql).join('\n')).toBeLessThanOrEqual(3);
  for (const statement of said) {
    const { steps, rowsThrownAway } = await planOf(db, statement);
    const how = [statement.sql, ...steps].join('\n');
    expect(steps.filter(isWholeTable), how).toEqual([]);
    // A full index scan with a filter is no better than a table scan.
    expect(rowsThrownAway, how).toBeLessThanOrEqual(1_000);
  }
}

export async function workbookPreview(given: TestDatabase, list: LongList, ask: Asked): Promise<void> {
  const first = await lookAtPage(given, list, ask);
  if (!first.after) return;
  const second = await lookAtPage(given, list, { ...ask, at: { way: 'after', cursor: first.after } });
  await lookAtPage(given, list, { ...ask, at: { way: 'before', cursor: second.before ?? '' } });
}

const long: ReadonlySet<string> = new Set(tablesOfManyRows);

function isWholeTable(step: string): boolean {
  const [kind, table] = step.split(/(?<=Scan) /);
  return kind === 'Seq Scan' && long.has(table ?? '');
}
