import { z } from 'zod';
import type { ListAsk, ListOrder } from '#studio/shared/list-query.ts';

/** What a list can be asked, and where it stands. */
export interface ListShape<Sort extends string, Filter extends string> {
  path: string;
  /** Each with the order in which it is first shown; the first one is the list's own. */
  sorts: Record<Sort, ListOrder>;
  filters: Record<Filter, readonly string[]>;
}

/** What to ask instead; null takes away. The page goes back to the start with every change. */
export interface ListChange<Sort extends string, Filter extends string> {
  sort?: { by: Sort; order: ListOrder };
  filters?: Partial<Record<Filter, string | null>>;
  search?: string;
  at?: ListAsk['at'];
}

const cursor = z
  .string()
  .max(800)
  .regex(/^[\w-]+$/);
const search = z.string().trim().max(100);

/**
 * Reads what somebody asks of a list from its address: `?sort=name&order=descending&state=paid&q=holm&after=…`.
 * Anything that is none of the list's own words is as if it were not there: an address can be typed by anybody.
 */
export function readList<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  url: URL,
): ListAsk<Sort, Filter> {
  const said = (name: string) => url.searchParams.get(name) ?? undefined;
  const sort = z.enum(sortsOf(shape)).catch(ownSort(shape)).parse(said('sort'));
  const order = z.enum(['ascending', 'descending']).catch(shape.sorts[sort]).parse(said('order'));
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of filtersOf(shape)) {
    const read = z.enum(shape.filters[name]).safeParse(said(name));
    if (read.success) filters[name] = read.data;
  }
  const at = (['after', 'before'] as const).flatMap((way) => {
    const read = cursor.safeParse(said(way));
    return read.success ? [{ way, cursor: read.data }] : [];
  });
  return { sort, order, filters, search: search.catch('').parse(said('q')), at: at[0] ?? null };
}

/** The address of this state of the list, changed; without what is the list's own way, so that one state has one address. */
export function listHref<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  ask: ListAsk<Sort, Filter>,
  change: ListChange<Sort, Filter> = {},
): string {
  const query = new URLSearchParams(
    Object.entries(listFields(shape, ask, change)).map(([name, value]) => [name, value]),
  );
  return query.size > 0 ? `${shape.path}?${query}` : shape.path;
}

/** The same as fields, for a form that asks by GET. */
export function listFields<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  ask: ListAsk<Sort, Filter>,
  change: ListChange<Sort, Filter> = {},
): Record<string, string> {
  const { by, order } = change.sort ?? { by: ask.sort, order: ask.order };
  const searched = change.search ?? ask.search;
  const fields: Record<string, string> = {};
  if (by !== ownSort(shape)) fields.sort = by;
  if (order !== shape.sorts[by]) fields.order = order;
  for (const name of filtersOf(shape)) {
    const changed = change.filters?.[name];
    const value = changed === undefined ? ask.filters[name] : changed;
    if (value) fields[name] = value;
  }
  if (searched) fields.q = searched;
  if (change.at) fields[change.at.way] = change.at.cursor;
  return fields;
}

/** True when something narrows the list: an empty one is then a search without a hit. */
export function isNarrowed(ask: ListAsk): boolean {
  return ask.search !== '' || ask.at !== null || Object.keys(ask.filters).length > 0;
}

function sortsOf<Sort extends string>(shape: ListShape<Sort, string>): Sort[] {
  return Object.keys(shape.sorts) as Sort[];
}

function ownSort<Sort extends string>(shape: ListShape<Sort, string>): Sort {
  const [own] = sortsOf(shape);
  if (!own) throw new Error(`The list ${shape.path} has no order.`);
  return own;
}

function filtersOf<Filter extends string>(shape: ListShape<string, Filter>): Filter[] {
  return Object.keys(shape.filters) as Filter[];
}
