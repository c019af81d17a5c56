import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type ListKeyKind, openCursor, writeCursor } from './list-cursor.ts';

/** No page of a list is longer. */
export const rowsPerPage = 50;

export type ListOrder = 'ascending' | 'descending';

/** What somebody asks of a list: all of it stands in the page's address (app/web/lists/list-state.ts). */
export interface ListQuery<Sort extends string = string, Filter extends string = string> {
  sort: Sort;
  order: ListOrder;
  /** Only what is filtered by. */
  filters: Partial<Record<Filter, string>>;
  /** As typed, without the spaces around it; '' for everything. */
  search: string;
  /** The row after or before which the page begins, as written by `listPage`; null: from the start. */
  at: { way: 'after' | 'before'; cursor: string } | null;
}

/** A page of a list, and where its neighbours begin; null: there is none. */
export interface ListPage<Row> {
  rows: Row[];
  before: string | null;
  after: string | null;
}

/** For whoever may not see the list. */
export const noRows = { rows: [], before: null, after: null };

/**
 * What a list runs by. Never null, and with the index of the same expression followed by the id, or a list of 100,000
 * rows is read as a whole.
 */
export interface ListKey {
  by: RawBuilder<unknown>;
  kind: ListKeyKind;
}

export interface ListKeys<Sort extends string> {
  sorts: Record<Sort, ListKey>;
  /** Unique: decides between rows of the same key. */
  id: ListKey;
  /** What a search looks into; absent: the list has none. */
  words?: ListWords;
}

/** The same question asked twice: of one row that is there, and of the search's own index for all rows. */
export interface ListWords {
  isIn(typed: string): Expression<SqlBool>;
  finds(typed: string): Expression<SqlBool>;
}

/** How many rows are looked into one by one before the search's own index is asked. */
const walked = 200;

/**
 * One page of at most 50 rows, by keyset: the cost does not grow with how far somebody has leafed, and a row that comes
 * or goes meanwhile neither repeats nor hides another. A cursor that is none of ours is the start. One statement; two
 * when leafing back has reached the start, or when a search does not fill the page with the first rows of the list's
 * order, as what is found often does: then all that it finds is read by its index (docs/decisions/078).
 */
export async function listPage<DB, TB extends keyof DB, Row, Sort extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  ask: ListQuery<Sort>,
  keys: ListKeys<Sort>,
): Promise<ListPage<Row>> {
  const key = keys.sorts[ask.sort];
  const from = ask.at && openCursor(ask.at.cursor, ask.sort, key.kind, keys.id.kind);
  const isBack = from !== null && ask.at?.way === 'before';
  const range = { key, id: keys.id, isDown: (ask.order === 'descending') !== isBack, from };
  const words = ask.search === '' ? undefined : keys.words;
  if (words && !isBack) {
    const rows = await read(query, range, walked, words.isIn(ask.search));
    const found = rows.filter(({ list_found }) => list_found);
    if (found.length > rowsPerPage || rows.length < walked) return pageOf(found, ask, from !== null);
  }
  const searched = words ? query.where(words.finds(ask.search)) : query;
  const found = await read(searched, range, rowsPerPage + 1);
  if (!isBack || found.length > rowsPerPage) return pageOf(found, ask, from !== null);
  // Leafed back to the start: a full first page, not what was left of one.
  const first = { ...range, isDown: !range.isDown, from: null };
  return pageOf(await read(searched, first, rowsPerPage + 1), { ...ask, at: null }, false);
}

function pageOf<Row, Sort extends string>(
  found: ReadonlyArray<Keyed<Row>>,
  ask: ListQuery<Sort>,
  isAfterAnother: boolean,
): ListPage<Row> {
  const isBack = isAfterAnother && ask.at?.way === 'before';
  const shown = found.slice(0, rowsPerPage);
  if (isBack) shown.reverse();
  const hasMore = found.length > rowsPerPage;
  const cursorOf = (one: Keyed<Row> | undefined) =>
    one ? writeCursor({ sort: ask.sort, key: one.list_key, id: one.list_id }) : null;
  return {
    rows: shown.map(({ list_key: _key, list_id: _id, list_found: _found, ...row }) => row as Row),
    before: isAfterAnother ? cursorOf(shown[0]) : null,
    after: isBack || hasMore ? cursorOf(shown.at(-1)) : null,
  };
}

type Keyed<Row> = Row & { list_key: string; list_id: string; list_found?: boolean };

interface ListRange {
  key: ListKey;
  id: ListKey;
  isDown: boolean;
  from: { key: string; id: string } | null;
}

async function read<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { key, id, isDown, from }: ListRange,
  rows: number,
  isFound?: Expression<SqlBool>,
): Promise<Array<Keyed<Row>>> {
  const way = isDown ? 'desc' : 'asc';
  let asked = query
    .select([sql<string>`(${key.by})::text`.as('list_key'), sql<string>`(${id.by})::text`.as('list_id')])
    .orderBy(key.by, way)
    .orderBy(id.by, way)
    .limit(rows);
  if (isFound) asked = asked.select(sql<boolean>`${isFound}`.as('list_found'));
  if (from) {
    const edge = sql`(${from.key}::${typeOf(key)}, ${from.id}::${typeOf(id)})`;
    asked = asked.where(sql<SqlBool>`(${key.by}, ${id.by}) ${sql.raw(isDown ? '<' : '>')} ${edge}`);
  }
  return (await asked.execute()) as unknown as Array<Keyed<Row>>;
}

const types: Record<ListKeyKind, string> = {
  moment: 'timestamptz',
  day: 'date',
  number: 'bigint',
  text: 'text',
  uuid: 'uuid',
};

function typeOf({ kind }: ListKey): RawBuilder<unknown> {
  return sql.raw(types[kind]);
}

/** Names in the order of the Danish alphabet, alike on both engines. Needs its index: `(by_name(…) collate "C", id)`. */
export function byName(name: RawBuilder<unknown>): ListKey {
  return { by: sql`by_name(${name}) collate "C"`, kind: 'text' };
}
