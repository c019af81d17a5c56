import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';

export const rowsPerPage = 50;

export type ListOrder = 'ascending' | 'descending';

export interface ListQuery<Sort extends string = string, Filter extends string = string> {
  sort: Sort;
  order: ListOrder;
  filters: Partial<Record<Filter, string>>;
  search: string;
  at: { way: 'after' | 'before'; cursor: string } | null;
}

export interface ListPage<Row> {
  rows: Row[];
  before: string | null;
  after: string | null;
}

type ListKeyKind = 'moment' | 'day' | 'number' | 'text' | 'uuid';

/** Never null; needs an index on this expression followed by the id, or large lists are scanned. */
export interface ListKey {
  by: RawBuilder<unknown>;
  kind: ListKeyKind;
}

export interface ListKeys<Sort extends string> {
  sorts: Record<Sort, ListKey>;
  id: ListKey;
  words?: ListWords;
}

/** The same predicate twice: for one row, and for all rows by the search index. */
export interface ListWords {
  isIn(typed: string): Expression<SqlBool>;
  finds(typed: string): Expression<SqlBool>;
}

const scannedRows = 200;

/** One page of at most 50 rows by keyset pagination; an invalid cursor means the start. At most two statements. */
export async function listPage<DB, TB extends keyof DB, Row, Sort extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  listQuery: ListQuery<Sort>,
  keys: ListKeys<Sort>,
): Promise<ListPage<Row>> {
  const key = keys.sorts[listQuery.sort];
  const from =
    listQuery.at &&
    openCursor(listQuery.at.cursor, { sort: listQuery.sort, keyKind: key.kind, idKind: keys.id.kind });
  const isBack = from !== null && listQuery.at?.way === 'before';
  const range = { key, id: keys.id, isDown: (listQuery.order === 'descending') !== isBack, from };
  const words = listQuery.search === '' ? undefined : keys.words;
  if (words && !isBack) {
    const rows = await read(query, { ...range, rows: scannedRows, isFound: words.isIn(listQuery.search) });
    const found = rows.filter(({ list_found }) => list_found);
    if (found.length > rowsPerPage || rows.length < scannedRows)
      return pageOf(found, listQuery, from !== null);
  }
  const searched = words ? query.where(words.finds(listQuery.search)) : query;
  const found = await read(searched, { ...range, rows: rowsPerPage + 1 });
  if (!isBack || found.length > rowsPerPage) return pageOf(found, listQuery, from !== null);
  const first = { ...range, isDown: !range.isDown, from: null };
  return pageOf(await read(searched, { ...first, rows: rowsPerPage + 1 }), { ...listQuery, at: null }, false);
}

interface ListCursor {
  sort: string;
  key: string;
  id: string;
}

export function writeCursor({ sort, key, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

const cursorParts = z.tuple([z.string(), z.string(), z.string()]);

const fits: Record<ListKeyKind, z.ZodType<string>> = {
  moment: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/),
  day: z.iso.date(),
  number: z.string().regex(/^-?\d{1,15}$/),
  text: z
    .string()
    .max(400)
    .regex(/^\P{Cc}*$/u),
  uuid: z.guid(),
};

export function openCursor(
  text: string,
  { sort, keyKind, idKind }: { sort: string; keyKind: ListKeyKind; idKind: ListKeyKind },
): { key: string; id: string } | null {
  const read = cursorParts.safeParse(parse(text));
  if (!read.success) return null;
  const [ofSort, key, id] = read.data;
  if (ofSort !== sort || !fits[keyKind].safeParse(key).success || !fits[idKind].safeParse(id).success) {
    return null;
  }
  return isRealMoment(keyKind, key) ? { key, id } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** '2026-02-30 25:00:00+00' matches the pattern but is not a valid time. */
function isRealMoment(kind: ListKeyKind, key: string): boolean {
  if (kind !== 'moment') return true;
  try {
    return Temporal.Instant.from(key).epochMilliseconds > Number.NEGATIVE_INFINITY;
  } catch {
    return false;
  }
}

function pageOf<Row, Sort extends string>(
  found: ReadonlyArray<Keyed<Row>>,
  listQuery: ListQuery<Sort>,
  isAfterAnother: boolean,
): ListPage<Row> {
  const isBack = isAfterAnother && listQuery.at?.way === 'before';
  const shown = found.slice(0, rowsPerPage);
  if (isBack) shown.reverse();
  const hasMore = found.length > rowsPerPage;
  const cursorOf = (one: Keyed<Row> | undefined) =>
    one ? writeCursor({ sort: listQuery.sort, key: one.list_key, id: one.list_id }) : null;
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
  { key, id, isDown, from, rows, isFound }: ListRange & { rows: number; isFound?: Expression<SqlBool> },
): Promise<Array<Keyed<Row>>> {
  const way = isDown ? 'desc' : 'asc';
  let selection = query
    .select([sql<string>`(${key.by})::text`.as('list_key'), sql<string>`(${id.by})::text`.as('list_id')])
    .orderBy(key.by, way)
    .orderBy(id.by, way)
    .limit(rows);
  if (isFound) selection = selection.select(sql<boolean>`${isFound}`.as('list_found'));
  if (from) {
    const edge = sql`(${from.key}::${typeOf(key)}, ${from.id}::${typeOf(id)})`;
    selection = selection.where(sql<SqlBool>`(${key.by}, ${id.by}) ${sql.raw(isDown ? '<' : '>')} ${edge}`);
  }
  return (await selection.execute()) as unknown as Array<Keyed<Row>>;
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

/** Danish alphabetical order on both engines. Needs the index `(by_name(…) collate "C", id)`. */
export function byName(name: RawBuilder<unknown>): ListKey {
  return { by: sql`by_name(${name}) collate "C"`, kind: 'text' };
}
