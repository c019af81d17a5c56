import type { CompiledQuery } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { type Engine, openMigratedDatabase, type TestDatabase } from '../support/database/database.ts';
import type { AnyListQuery, LongList } from '../support/database/long-lists.ts';
import { type ManyRows, tablesOfManyRows, writeManyRows } from '../support/database/many-rows.ts';
import { planOf, watchQueries } from '../support/database/watch-queries.ts';
import { owner } from '../support/who.ts';

/** A database with this many rows of the given tables, or of all; closed at the end of the file. */
export function longListDatabase(engine: Engine, rows: number, among?: readonly ManyRows[]): TestDatabase {
  const given: Partial<TestDatabase> = {};
  beforeAll(async () => {
    Object.assign(given, await openMigratedDatabase(engine));
    await writeManyRows(given.db as Database, rows, among);
    return () => given.db?.close();
  });
  return given as TestDatabase;
}

/** Loads a page of the list and checks the query plan and the number of statements rather than the time. */
export async function expectIndexedPage(given: TestDatabase, { read }: LongList, ask: AnyListQuery) {
  const watched = watchQueries(given.db);
  const page = await read(watched.query, owner, ask);
  expect(page.rows.length, JSON.stringify(ask)).toBeGreaterThan(0);
  expect(page.rows.length).toBeLessThanOrEqual(50);
  await expectFewReads(given, watched.statements);
  return page;
}

export async function expectFewReads(
  { db }: TestDatabase,
  statements: readonly CompiledQuery[],
): Promise<void> {
  expect(statements.length, statements.map(({ sql }) => sql).join('\n')).toBeLessThanOrEqual(3);
  for (const statement of statements) {
    const { steps, rowsThrownAway } = await planOf(db, statement);
    const how = [statement.sql, ...steps].join('\n');
    expect(steps.filter(isWholeTable), how).toEqual([]);
    // A full index scan with a filter is no better than a table scan.
    expect(rowsThrownAway, how).toBeLessThanOrEqual(1_000);
  }
}

export async function pageThrough(given: TestDatabase, list: LongList, ask: AnyListQuery): Promise<void> {
  const first = await expectIndexedPage(given, list, ask);
  if (!first.after) return;
  const second = await expectIndexedPage(given, list, { ...ask, at: { way: 'after', cursor: first.after } });
  await expectIndexedPage(given, list, { ...ask, at: { way: 'before', cursor: second.before ?? '' } });
}

const long: ReadonlySet<string> = new Set(tablesOfManyRows);

function isWholeTable(step: string): boolean {
  const [kind, table] = step.split(/(?<=Scan) /);
  return kind === 'Seq Scan' && long.has(table ?? '');
}
